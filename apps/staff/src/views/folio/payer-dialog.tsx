import type { StayFolio } from '@foyer/contract/staff/folio.ts'
import { revenueGroups } from '@foyer/domain/folio/revenue-group.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { CheckField, SelectField, TextField } from '../../parts/field.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { FolioActs } from './use-folio.ts'
import { usePayerTexts } from './use-payer-texts.ts'

interface PayerDialogProps {
  readonly folio: StayFolio
  readonly acts: FolioActs
  readonly onSaved: (id: string) => void
  readonly onClose: () => void
}

/** Adds a payer and chooses which charges they pay from now on. */
export function PayerDialog({ folio, acts, onSaved, onClose }: PayerDialogProps) {
  const { say } = useTexts()
  const { nameRoute } = usePayerTexts(folio)
  const [kind, setKind] = useState<'person' | 'company'>('company')
  const [name, setName] = useState('')
  const [routes, setRoutes] = useState<readonly string[]>([])
  const isReady = name.trim() !== ''
  const submit = () => {
    if (isReady && !acts.isBusy)
      acts.savePayer({ payer: { kind, name: name.trim() }, routes: [...routes] }, (id) => {
        onSaved(id)
        onClose()
      })
  }
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={acts.isBusy} disabled={!isReady}>
        {say('folio.payer.add')}
      </Button>
    </>
  )
  return (
    <Dialog title={say('folio.payer.add')} onClose={onClose} onSubmit={submit} foot={foot}>
      <SelectField
        label={say('folio.payer.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value === 'person' ? 'person' : 'company')}
      >
        <option value="company">{say('folio.payer.company')}</option>
        <option value="person">{say('folio.payer.person')}</option>
      </SelectField>
      <TextField
        label={say('folio.payer.name')}
        maxLength={120}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset>
        <legend>{say('folio.payer.routes')}</legend>
        {revenueGroups.map((group) => (
          <CheckField
            key={group}
            label={nameRoute(group)}
            checked={routes.includes(group)}
            onChange={({ target }) =>
              setRoutes(target.checked ? [...routes, group] : routes.filter((one) => one !== group))
            }
          />
        ))}
      </fieldset>
    </Dialog>
  )
}
