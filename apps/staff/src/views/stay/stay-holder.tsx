import { readCustomerFields, type StayMoney, setInvoiceHolder } from '@foyer/contract/staff/money.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { type CustomerType, customerTypes } from '@foyer/domain/customer/customer-fields.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './stay-money.module.css'

interface StayHolderProps {
  stay: Stay
  holder: StayMoney['holder']
  onChanged: () => void
}

/** The holder of the invoice. */
export function StayHolder({ stay, holder, onChanged }: StayHolderProps) {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  if (!holder) return null
  return (
    <div className={styles['holder']}>
      <p>
        {say('holder.title')} <b>{holder.name || '–'}</b>{' '}
        {holder.facts.length > 0 && (
          <span className={words['note']}>{holder.facts.map(({ value }) => value).join(' · ')}</span>
        )}
      </p>
      {mayDo('workOnStay') && <Button onClick={() => setIsOpen(true)}>{say('holder.change')}</Button>}
      {isOpen && (
        <HolderDialog
          stay={stay}
          holder={holder}
          onClose={() => setIsOpen(false)}
          onSaved={() => {
            setIsOpen(false)
            onChanged()
          }}
        />
      )}
    </div>
  )
}

interface HolderDialogProps {
  stay: Stay
  holder: NonNullable<StayMoney['holder']>
  onClose: () => void
  onSaved: () => void
}

const isType = (value: string): value is CustomerType => customerTypes.some((type) => type === value)

function HolderDialog({ stay, holder, onClose, onSaved }: HolderDialogProps) {
  const { say } = useTexts()
  const complain = useProblemToast()
  const save = useCall(setInvoiceHolder)
  const [whom, setWhom] = useState(holder.type === 'guest' ? holder.customerId : holder.type)
  const [values, setValues] = useState<Record<string, string>>(() => ({
    ...(holder.type !== 'guest' && { name: holder.name }),
    ...Object.fromEntries(holder.facts.map(({ name, value }) => [name, value])),
  }))
  const type = isType(whom) ? whom : undefined
  const asked = useLoad(readCustomerFields, { query: { type: type ?? 'person' } }, { when: type !== undefined })
  const fields = type ? (asked.data?.fields ?? []) : []
  const isReady =
    !type || (fields.length > 0 && fields.every(({ name, required }) => !required || values[name]?.trim()))
  const submit = () => {
    if (!isReady) return
    const body = type ? { type, values } : { guestId: whom }
    save.mutate({ params: { reference: stay.reference }, body }, { onSuccess: onSaved, onError: complain })
  }
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={save.isPending} disabled={!isReady}>
        {say('holder.save')}
      </Button>
    </>
  )
  return (
    <Dialog title={say('holder.whom')} onClose={onClose} onSubmit={submit} foot={foot}>
      <div className={styles['fields']}>
        <SelectField label={say('holder.title')} value={whom} onChange={(event) => setWhom(event.target.value)}>
          {stay.guests.map((guest) => (
            <option key={guest.id} value={guest.id}>
              {[guest.firstName, guest.lastName].filter(Boolean).join(' ') ||
                say('stay.guest.unnamed', { n: guest.index })}
            </option>
          ))}
          {customerTypes.map((one) => (
            <option key={one} value={one}>
              {say(`holder.${one}`)}
            </option>
          ))}
        </SelectField>
        {fields.map(({ name, label, required }) => (
          <TextField
            key={name}
            label={label}
            hint={required ? undefined : say('holder.optional')}
            maxLength={200}
            value={values[name] ?? ''}
            onChange={(event) => setValues((before) => ({ ...before, [name]: event.target.value }))}
          />
        ))}
      </div>
    </Dialog>
  )
}
