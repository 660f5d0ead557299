import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import type { Place } from '../../places/place.ts'
import { useTranslatedName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { useWalkIn } from './use-walk-in.ts'
import styles from './walk-in-dialog.module.css'

const stayFields = [
  { name: 'nights', least: 1, most: 60 },
  { name: 'adults', least: 1, most: 20 },
  { name: 'children', least: 0, most: 20 },
] as const

/** Dates, party, room and name; prices and availability come from the server. */
export function WalkInDialog({ at, onClose }: { at: Place; onClose: () => void }) {
  const { say, amount, count } = useTexts()
  const nameIn = useTranslatedName()
  const walkIn = useWalkIn(at, onClose)
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={walkIn.isMaking} disabled={!walkIn.isReady}>
        {say('walkIn.make')}
      </Button>
    </>
  )
  return (
    <Dialog title={say('walkIn.new')} onClose={onClose} onSubmit={walkIn.submit} foot={foot}>
      <div className={styles['stay']}>
        <TextField
          type="date"
          label={say('walkIn.from')}
          value={walkIn.from}
          min={walkIn.today}
          onChange={(event) => walkIn.setDay(event.target.value || undefined)}
        />
        {stayFields.map(({ name, least, most }) => (
          <SelectField
            key={name}
            label={say(`walkIn.${name}`)}
            value={walkIn.party[name]}
            onChange={(event) => walkIn.setParty(name, event.target.value)}
          >
            {Array.from({ length: most - least + 1 }, (_, index) => least + index).map((number) => (
              <option key={number} value={number}>
                {count(number)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <SelectField
        label={say('walkIn.room')}
        hint={walkIn.isNothingFree ? undefined : say('walkIn.total')}
        issue={walkIn.isNothingFree ? say('walkIn.room.none') : undefined}
        value={walkIn.chosen}
        onChange={(event) => walkIn.choose(event.target.value)}
      >
        <option value="">{say('do.choose')}</option>
        {walkIn.offers.map(({ key, room, rate }) => (
          <option key={key} value={key}>
            {say('walkIn.room.offer', {
              room: nameIn(room.typeNames, room.type),
              rate: nameIn(rate.names, rate.id),
              total: `${amount(rate.total)} ${rate.total.currency}`,
              left: room.left,
            })}
          </option>
        ))}
      </SelectField>
      <div className={styles['name']}>
        <TextField
          label={say('walkIn.firstName')}
          value={walkIn.name.firstName}
          maxLength={120}
          onChange={(event) => walkIn.setName({ ...walkIn.name, firstName: event.target.value })}
        />
        <TextField
          label={say('walkIn.lastName')}
          value={walkIn.name.lastName}
          maxLength={120}
          issue={walkIn.lacksName ? say('walkIn.lastName.missing') : undefined}
          onChange={(event) => walkIn.setName({ ...walkIn.name, lastName: event.target.value })}
        />
      </div>
    </Dialog>
  )
}
