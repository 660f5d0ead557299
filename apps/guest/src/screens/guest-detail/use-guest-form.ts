import type { NameDoubt } from '@foyer/domain/document/name-doubts.ts'
import { hasYoungDriverSurcharge } from '@foyer/domain/drivers/driver-age.ts'
import { getLicenceForDocument } from '@foyer/domain/drivers/licence-for-document.ts'
import { type FieldIssue, isBlocking } from '@foyer/domain/fields/issues.ts'
import { clearDependentPlaces } from '@foyer/domain/fields/place-fields.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { useState } from 'react'
import type { FieldValue, FieldValues } from '../../fields/kind-props.ts'
import type { CurrentParty } from '../../flows/party/use-party.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { captureSteps, type FormStep } from './capture-steps.ts'
import type { EditedGuest } from './edited-guest.ts'
import { findChangedFields } from './find-changed-fields.ts'
import { toPayload } from './guest-values.ts'
import { isSameText, selectNames } from './select-names.ts'
import { selectSharedDetails } from './select-shared-details.ts'
import { toRejectedFields } from './to-rejected-fields.ts'
import type { Capture } from './use-capture.ts'
import { useFormFields } from './use-form-fields.ts'
import { useFormIssues } from './use-form-issues.ts'
import { useSaveGuest } from './use-save-guest.ts'

/** Questions that only a rental has. */
export type DriverQuestion = 'youngDriver' | 'repeatedDocument'

const isRepeated = ({ issue }: FieldIssue) => issue === 'duplicateDocument'

/** Shown once per date of birth; a saved guest has already agreed. */
const needsYoungDriverQuestion = ({ typed }: Pick<EditedGuest, 'typed'>, guest: Guest, { reservation }: CurrentParty) =>
  hasYoungDriverSurcharge(typed, reservation) && !(guest.changed && guest.birthDate === typed.birthDate)

/** One of a guest's forms: its fields, its issues and its actions. */
export function useGuestForm(capture: Capture, step: FormStep) {
  const { guest, party, draft: atHand, flow } = capture
  const { site } = useSite()
  const problems = useProblems()
  const { draft, edited } = atHand
  const { known, typed, steps } = edited
  const { busy, save, leave } = useSaveGuest(party)
  const { asked, names, isLast, found, scanned, locked } = useFormFields(capture, step)
  const { issues, isShown, ...noted } = useFormIssues(found)
  const [read, setRead] = useState<Guest>()
  const [question, setQuestion] = useState<DriverQuestion>()

  const byModal = site.product.repeatsTold === 'byModal'

  /** Shows the issues and takes the guest to the first one, if necessary in an earlier step. */
  function stop(wrong: readonly FieldIssue[]): void {
    const first = steps.find(({ fields }) => fields.some(({ field }) => wrong.some((one) => one.field === field.name)))
    if (first) {
      noted.show(wrong)
      // Replaced at once, so that the focus can move to the issue.
      if (first.step !== step) flow.go(first.step, 'replace')
    }
    // Where the product is a rental, another driver's passport opens a modal instead.
    if (byModal && wrong.some(isRepeated)) setQuestion('repeatedDocument')
  }

  async function submit(agreed = false): Promise<void> {
    if (busy) return
    const due = issues.filter((issue) => isBlocking(issue) && (isLast || names.includes(issue.field)))
    if (due.length > 0) return stop(due)
    const next = flow.next(step)
    if (!isLast && next) return flow.go(next)
    if (!agreed && needsYoungDriverQuestion(edited, guest, party)) return setQuestion('youngDriver')
    setQuestion(undefined)
    // After a new scan, the licence has to be shown again too.
    const shownAnew = draft.given && guest.hasDrivingLicence ? { hasDrivingLicence: false } : {}
    try {
      await save({ ...toPayload(guest, edited), ...shownAnew, step: captureSteps[step] })
      if (next) {
        atHand.write({ changes: {}, step: next })
        return flow.show(next)
      }
      atHand.clear()
      leave({ ...typed, ...getLicenceForDocument({ ...typed, ...shownAnew }, guest) })
    } catch (problem) {
      const wrong = toRejectedFields(problem)
      noted.refuse(wrong)
      if (wrong.length > 0) stop(wrong)
      else if (ensureProblem(problem).code === 'guestChanged') setRead(guest)
      else
        problems.show(problem, {
          action: 'Client update',
          code: party.reservation.reference,
          retry: () => submit(agreed),
        })
    }
  }

  function change(changes: FieldValues): void {
    // Unless a country was given, it follows the nationality; a change of country clears its
    // region.
    const isGiven = known.country !== undefined || 'country' in draft.changes
    const follows = 'nationality' in changes && !isGiven
    const emptied = clearDependentPlaces(
      follows ? { country: changes['nationality'], ...changes } : changes,
      edited.values,
    )
    atHand.write({ ...draft, changes: { ...draft.changes, ...emptied, ...changes } })
    noted.changed(changes, emptied)
  }

  const mainFirst = [...party.guests].sort((one, other) => Number(other.main) - Number(one.main))
  const { address, contact } = selectSharedDetails({ guest, party: mainFirst, policy: site.policies.guests, asked })
  const doubts = (draft.doubts ?? []).filter(({ field }) => names.includes(field))
  return {
    isLast,
    fields: asked,
    values: edited.values,
    issues: issues.filter((issue) => isShown(issue) && !(byModal && isRepeated(issue))),
    isLocked: (name: string) => locked.has(name),
    /** True if some of the fields were read from a document and can't be corrected here. */
    isReadOnly: names.some((name) => scanned.has(name)),
    /** Derived values. */
    guessed: typed.issueDateDerived ? ['issueDate'] : [],
    doubts,
    /** Fields that were hard to read and have not been changed since. */
    unsure: (draft.unsure ?? []).filter(({ field }) => !(field in draft.changes)),
    /** Fields that were changed elsewhere since this guest was loaded here. */
    changed: read ? findChangedFields(read, guest) : [],
    busy,
    submit: () => submit(),
    /** The question that a driver answers before saving. */
    question: question && { what: question, agree: () => submit(true), close: () => setQuestion(undefined) },
    change: (name: string, value: FieldValue) => change({ [name]: value }),
    fill: change,
    isBooked: (doubt: NameDoubt) => isSameText(selectNames(doubt, 'booked', { guest, known }), edited.values),
    /** Chooses between the name on the document, which is the default, and the reservation's. */
    chooseName: (doubt: NameDoubt, which: 'booked' | 'scanned') => change(selectNames(doubt, which, { guest, known })),
    leave: noted.leave,
    /** Copies from the guest of that name, which is empty if the main guest has none yet. */
    copyAddress: address && { name: address.name, copy: () => change(address.values) },
    copyContact: contact && { name: contact.name, copy: () => change(contact.values) },
    back: () => !busy && flow.back(),
  }
}
