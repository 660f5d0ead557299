import type { GuestFormReply } from '@foyer/contract/staff/guest-form.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { listNamedAdults } from '@foyer/domain/guest/named-adults.ts'
import { useEffect, useRef } from 'react'
import { CallOut } from '../../../parts/call-out.tsx'
import { useTexts } from '../../../wordings/texts-context.tsx'
import styles from './desk-check-in.module.css'
import { FormField } from './form-field.tsx'
import { ReportWaiver } from './report-waiver.tsx'
import { findIssues, type GuestForms, listShownFields, toEdited } from './use-guest-forms.ts'

interface GuestFormProps {
  readonly form: GuestFormReply
  readonly guest: Guest
  readonly forms: GuestForms
}

/** The fields of one guest, as the guest's own page asks them. */
export function GuestForm({ form, guest, forms }: GuestFormProps) {
  const { say } = useTexts()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const draft = forms.drafts[guest.id]
  const edited = toEdited(guest, draft)
  const issues = findIssues(form, edited, guest)
  const tried = draft?.tried ?? false
  const adults = listNamedAdults(guest, form.guests, form.today).map(({ id, name }) => ({ value: id, name }))
  useEffect(() => {
    if (tried) fieldset.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tried])
  return (
    <>
      {draft?.conflicts && (
        <CallOut mark="needsPerson" title={say('desk.conflict')} announced>
          {say('desk.conflict.text')}
        </CallOut>
      )}
      <fieldset ref={fieldset} className={styles['fields']}>
        {listShownFields(form, edited).map((shown) => {
          const issue = issues.find(({ field }) => field === shown.field.name)
          return (
            <FormField
              key={`${guest.id} ${shown.field.name}`}
              shown={shown}
              guest={edited}
              // What is only empty is counted below, and marked once a save was tried.
              issue={issue && (tried || issue.issue !== 'required') ? issue : undefined}
              isScanned={draft?.scanned.includes(shown.field.name) ?? false}
              adults={adults}
              onType={(value) => forms.type(guest, shown.field.name, value)}
            />
          )
        })}
      </fieldset>
      <ReportWaiver form={form} guest={guest} edited={edited} tried={tried} forms={forms} />
    </>
  )
}
