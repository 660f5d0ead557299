import { checkGuest, fieldsFor } from '@foyer/domain/fields/check-guest.ts'
import { fieldsOf } from '@foyer/domain/fields/field-rules.ts'
import { type FieldIssue, isBlocking } from '@foyer/domain/fields/issues.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useEffect, useState } from 'react'
import { focusField } from '../../fields/focus-field.ts'
import type { FieldValue, FieldValues } from '../../fields/kind-props.ts'
import { loadAhead } from '../../fields/kinds.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import type { PartyAtHand } from '../../journey/use-party.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import { formSteps } from './form-steps.ts'
import { addressOf, firstValues, guestAsTyped, isAddressField, payloadOf, withoutHalfDates } from './guest-values.ts'
import { lockedFields } from './locked-fields.ts'
import { refusedFields } from './refused-fields.ts'
import { useDraft } from './use-draft.ts'
import { useSaveGuest } from './use-save-guest.ts'

const none: readonly FieldIssue[] = []

/** One guest's form: which step, what is asked there, what is wrong, and what happens with it. */
export function useGuestForm(guest: Guest, party: PartyAtHand, formId: string) {
  const { site } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const today = useToday()
  const { busy, save, leave } = useSaveGuest(party)
  const { draft, write, forget } = useDraft(guest)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState(none)
  const [wanted, setWanted] = useState<{ name: string }>()

  const policy = site.policies.guests
  const fields = fieldsFor(guest, site.fields)
  const changed: FieldValues = { ...firstValues(guest, fields), ...draft.changes }
  const typed = guestAsTyped(guest, changed, policy)
  const values = { ...changed, documentType: typed.documentType }
  const shown = fieldsOf(fields, withoutHalfDates(typed), policy, today)
  const steps = formSteps(shown, site.fields.document, policy)
  const at = Math.max(
    0,
    steps.findIndex(({ step }) => step === draft.step),
  )
  const current = steps[at]
  const names = (current?.fields ?? []).map(({ field }) => field.name)
  const form = { fields, others: party.guests, policy, today }
  const found = checkGuest(typed, form).filter(({ field }) => shown.some((one) => one.field.name === field))
  const issues = [...refused, ...found.filter(({ field }) => refused.every((one) => one.field !== field))]
  const locked = lockedFields({ guest, site, customerCanEdit: party.booking.customerCanEdit, form })

  useEffect(() => loadAhead(fieldsFor(guest, site.fields)), [guest, site.fields])

  useEffect(() => {
    if (wanted) focusField(document.getElementById(formId), wanted.name)
  }, [wanted, formId])

  /** Shows what is wrong and takes the guest there, if need be to an earlier step. */
  function stopAt(wrong: readonly FieldIssue[]): void {
    const first = steps
      .flatMap((one) => one.fields.map(({ field }) => ({ step: one.step, name: field.name })))
      .find(({ name }) => wrong.some((issue) => issue.field === name))
    if (!first) return
    setLeft(new Set([...left, ...wrong.map(({ field }) => field)]))
    write({ ...draft, step: first.step })
    setWanted({ name: first.name })
  }

  async function submit(): Promise<void> {
    if (busy) return
    const next = steps[at + 1]
    const due = issues.filter((issue) => isBlocking(issue) && (!next || names.includes(issue.field)))
    if (due.length > 0) return stopAt(due)
    if (next) return write({ ...draft, step: next.step })
    try {
      await save(payloadOf(guest, typed, shown))
      forget()
      leave(typed)
    } catch (problem) {
      const wrong = refusedFields(problem)
      setRefused(wrong)
      if (wrong.length > 0) stopAt(wrong)
      else problems.show(problem, { action: 'Client update', code: party.booking.reference, retry: submit })
    }
  }

  function change(changes: FieldValues): void {
    write({ ...draft, changes: { ...draft.changes, ...changes } })
    setRefused(refused.filter(({ field }) => !(field in changes)))
  }

  const main = party.guests.find((one) => one.main)
  const address = guest.main ? undefined : addressOf(main)
  return {
    step: current?.step ?? 'document',
    isLast: at === steps.length - 1,
    fields: current?.fields ?? [],
    values,
    issues: issues.filter((issue) => issue.warning || left.has(issue.field)),
    isLocked: (name: string) => locked.has(name),
    busy,
    submit,
    change: (name: string, value: FieldValue) => change({ [name]: value }),
    leave: (name: string) => setLeft(new Set([...left, name])),
    /** Who lends the address, and what taking it over does. */
    lender: address && current?.fields.some(({ field }) => isAddressField(field)) ? main : undefined,
    copyAddress: () => address && change(address),
    back() {
      if (busy) return
      const before = steps[at - 1]
      if (before) write({ ...draft, step: before.step })
      else journey.goTo(place('guest-list', { ...journey.place.params, guestIndex: undefined }))
    },
  }
}
