import type { Stay } from '@foyer/contract/staff/stay.ts'
import { MAX_NOTES_LENGTH, MAX_PARTY, MAX_PREFERENCES_LENGTH } from '@foyer/contract/staff/stay-details.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { AreaField, CheckField, SelectField, TextField } from '../../parts/field.tsx'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './stay-details.module.css'
import { useChangeDetails } from './use-change-details.ts'

interface ChangeDetailsProps {
  readonly stay: Stay
  readonly name: string
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Notes for staff, VIP, preferences, hours and the number of guests. */
export function ChangeDetailsDialog({ stay, name, onChanged, onClose }: ChangeDetailsProps) {
  const { say } = useTexts()
  const { hotel } = useSession()
  const { draft, set, isChanged, isChanging, submit } = useChangeDetails(stay, onChanged, onClose)
  const hasArrived = stay.state !== 'expected'
  const isFixed = hotel.hasSystem
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={isChanging} disabled={!isChanged}>
        {say('details.save')}
      </Button>
    </>
  )
  return (
    <Dialog title={say('details.title', { name })} onClose={onClose} onSubmit={submit} foot={foot}>
      <AreaField
        label={say('details.staffNotes')}
        hint={say('details.staffNotes.hint')}
        rows={3}
        maxLength={MAX_NOTES_LENGTH}
        value={draft.staffNotes}
        onChange={({ target }) => set({ staffNotes: target.value })}
      />
      <TextField
        label={say('details.preferences')}
        maxLength={MAX_PREFERENCES_LENGTH}
        value={draft.preferences}
        onChange={({ target }) => set({ preferences: target.value })}
      />
      <CheckField
        label={say('details.vip')}
        checked={draft.vip}
        onChange={({ target }) => set({ vip: target.checked })}
      />
      <div className={styles['pair']}>
        <TextField
          type="time"
          label={say('details.expectedAt')}
          readOnly={hasArrived}
          value={draft.expectedAt}
          onChange={({ target }) => set({ expectedAt: target.value })}
        />
        <TextField
          type="time"
          label={say('details.lateCheckOut')}
          value={draft.lateCheckOut}
          onChange={({ target }) => set({ lateCheckOut: target.value })}
        />
      </div>
      {/* Drivers are added and removed one by one, because each has a licence. */}
      {!stay.drives && (
        <>
          <div className={styles['pair']}>
            <CountField
              label={say('details.adults')}
              least={1}
              value={draft.adults}
              disabled={isFixed}
              onChange={(adults) => set({ adults })}
            />
            <CountField
              label={say('details.children')}
              least={0}
              value={draft.children}
              disabled={isFixed}
              onChange={(children) => set({ children })}
            />
          </div>
          <p className={words['note']}>{say(isFixed ? 'problem.setInHotelSystem' : 'details.price')}</p>
        </>
      )}
    </Dialog>
  )
}

interface CountFieldProps {
  readonly label: string
  readonly least: number
  readonly value: string
  readonly disabled: boolean
  readonly onChange: (value: string) => void
}

function CountField({ label, least, value, disabled, onChange }: CountFieldProps) {
  const { count } = useTexts()
  const most = Math.max(MAX_PARTY, Number(value))
  return (
    <SelectField label={label} value={value} disabled={disabled} onChange={({ target }) => onChange(target.value)}>
      {Array.from({ length: most - least + 1 }, (_, at) => at + least).map((number) => (
        <option key={number} value={number}>
          {count(number)}
        </option>
      ))}
    </SelectField>
  )
}
