import { readCustomerFields, type StayMoney, setInvoiceHolder } from '@foyer/contract/staff/money.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { type CustomerType, checkCustomer, customerTypes } from '@foyer/domain/customer/customer-fields.ts'
import type { IssueKey } from '@foyer/domain/fields/issues.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import { InputProblem } from '@foyer/web/api/call-api.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { SelectField } from '../../parts/field.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import { HolderField } from './holder-field.tsx'
import styles from './stay-money.module.css'

interface HolderDialogProps {
  stay: Pick<Stay, 'reference' | 'guests'>
  holder: NonNullable<StayMoney['holder']>
  onClose: () => void
  onSaved: () => void
}

const isType = (value: string): value is CustomerType => customerTypes.some((type) => type === value)

/** For dates of birth only; the server checks them again by the hotel's day. */
const getToday = () => new Date().toISOString().slice(0, 10)

/** Chooses the holder of the invoice: a guest, another person or a company. */
export function HolderDialog({ stay, holder, onClose, onSaved }: HolderDialogProps) {
  const { say } = useTexts()
  const complain = useProblemToast()
  const save = useCall(setInvoiceHolder)
  const [whom, setWhom] = useState(holder.type === 'guest' ? holder.customerId : holder.type)
  const [values, setValues] = useState<Record<string, string>>(() => ({
    ...(holder.type !== 'guest' && { name: holder.name }),
    ...Object.fromEntries(holder.facts.map(({ name, value }) => [name, value])),
  }))
  const [hasTried, setHasTried] = useState(false)
  const type = isType(whom) ? whom : undefined
  const asked = useLoad(readCustomerFields, { query: { type: type ?? 'person' } }, { when: type !== undefined })
  const fields = type ? (asked.data?.fields ?? []) : []
  const isReady =
    !type || (fields.length > 0 && fields.every(({ name, required }) => !required || values[name]?.trim()))
  const issues = type ? checkCustomer(fields, values, getToday(), type) : []
  const refused = save.error instanceof InputProblem ? save.error.issues : []
  const findIssue = (name: string) =>
    hasTried
      ? (issues.find(({ field }) => field === name)?.issue ??
        (refused.find(({ path }) => path === name)?.issue as IssueKey | undefined))
      : undefined

  const submit = () => {
    setHasTried(true)
    if (!isReady || issues.length > 0) return
    const body = type ? { type, values } : { guestId: whom }
    const onError = (problem: Problem) => {
      // A field that the form shows has its own message.
      if (!(problem instanceof InputProblem && problem.issues.some(({ path }) => isShown(path)))) complain(problem)
    }
    save.mutate({ params: { reference: stay.reference }, body }, { onSuccess: onSaved, onError })
  }
  const isShown = (path: string) => fields.some(({ name }) => name === path)
  return (
    <FormDialog
      title={say('holder.whom')}
      does={say('holder.save')}
      busy={save.isPending}
      onSubmit={isReady ? submit : undefined}
      onClose={onClose}
    >
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
        {fields.map((field) => (
          <HolderField
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            issue={findIssue(field.name)}
            onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
      </div>
    </FormDialog>
  )
}
