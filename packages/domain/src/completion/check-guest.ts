import { createAuthorityForm } from '../authority/authority-form.ts'
import { yearsBefore } from '../basics/days.ts'
import { isExpired } from '../document/document-dates.ts'
import { findExpectedSupportNumber, isValidDocumentNumber } from '../document/document-number.ts'
import { hasDuplicateDocument, hasDuplicateEmail } from '../document/duplicates.ts'
import { type Driving, isTooYoungToDrive } from '../drivers/driver-age.ts'
import { checkField } from '../fields/check-field.ts'
import { type Field, type GuestFieldName, isGuestFieldName } from '../fields/field.ts'
import type { FieldArrays } from '../fields/field-arrays.ts'
import type { FieldDemands } from '../fields/field-demands.ts'
import { getShownFields, hasFullSurname, type ShownField, toShownField } from '../fields/field-rules.ts'
import { type FieldIssue, isBlocking } from '../fields/issues.ts'
import { isAdult } from '../guest/adult.ts'
import type { Guest } from '../guest/guest.ts'
import type { GuestPolicy } from '../guest/guest-policy.ts'

const MAX_AGE_YEARS = 100

interface Checked {
  readonly guest: Guest
  /** The other guests of the party. */
  readonly others: readonly Guest[]
  readonly shown: readonly ShownField[]
  readonly policy: GuestPolicy
  readonly today: string
  readonly driving: Driving | undefined
  readonly authority: FieldDemands | undefined
}

type Finding = Omit<FieldIssue, 'field'>
type Check = (checked: Checked) => Finding | undefined

export interface GuestForm {
  readonly fields: readonly Field[]
  readonly others: readonly Guest[]
  readonly policy: GuestPolicy
  readonly today: string
  /** For a rental: who may drive. */
  readonly driving?: Driving | undefined
}

/** All fields that this guest fills in: the document first, then the contact. */
export function getGuestFields(guest: Pick<Guest, 'main'>, fields: FieldArrays): readonly Field[] {
  return [...fields.document, ...(guest.main ? fields.mainGuest : fields.otherGuest)]
}

/** The fields that this guest sees, by the rules of the hotel and of its authority. */
export function listFormFields(guest: Guest, { fields, others, policy, today }: GuestForm): readonly ShownField[] {
  return getShownFields(fields, guest, policy, today, createAuthorityForm({ guest, others, policy, today }))
}

/** Returns the first issue of each field, warnings included. */
export function checkGuest(guest: Guest, form: GuestForm): readonly FieldIssue[] {
  const checked = createChecked(guest, form)
  return checked.shown.flatMap((one) => findIssue(one, checked) ?? [])
}

/** Stops at the first field that blocks, because lists ask this of every guest. */
export function isGuestBlocked(guest: Guest, form: GuestForm): boolean {
  const checked = createChecked(guest, form)
  const { fields, policy, today } = form
  return fields.some((field) => {
    const shown = toShownField({ field, fields, guest, policy, today, authority: checked.authority })
    const issue = shown && findIssue(shown, checked)
    return issue !== undefined && isBlocking(issue)
  })
}

function createChecked(guest: Guest, { fields, others, policy, today, driving }: GuestForm): Checked {
  const authority = createAuthorityForm({ guest, others, policy, today })
  let shown: readonly ShownField[] | undefined
  return {
    guest,
    others,
    get shown() {
      shown ??= getShownFields(fields, guest, policy, today, authority)
      return shown
    },
    policy,
    today,
    driving,
    authority,
  }
}

function findIssue(one: ShownField, checked: Checked): FieldIssue | undefined {
  const { name } = one.field
  if (!isGuestFieldName(name)) return undefined
  const value = checked.guest[name]
  const issue = checkField(one, value)
  if (issue || value === undefined || one.disabled) return issue
  const finding = checks[name]?.(checked) ?? checked.authority?.findIssue(name)
  return finding && { field: name, ...finding }
}

/** Checks that need the rest of the guest or the party. */
const checks: Partial<Record<GuestFieldName, Check>> = {
  lastName: (checked) => {
    const { guest } = checked
    // First, because long lists check many guests of whom only the name is known.
    if (guest.nationality === undefined || countWords(guest.lastName) >= 2) return undefined
    const fields = checked.shown.map(({ field }) => field)
    const isSplit = fields.some((field) => field.name === 'secondLastName')
    return hasFullSurname(guest, fields) && !isSplit ? { issue: 'fullSurnameRequired' } : undefined
  },
  birthDate: ({ guest, today, driving }) => {
    const { birthDate = '' } = guest
    if (birthDate > today || birthDate < yearsBefore(today, MAX_AGE_YEARS)) return { issue: 'birthDateOutOfRange' }
    return driving && isTooYoungToDrive(guest, driving)
      ? { issue: 'driverTooYoung', expected: String(driving.rental?.driverMinAge) }
      : undefined
  },
  documentNumber: ({ guest, others }) => {
    if (!isValidDocumentNumber(guest)) return { issue: 'invalidDocumentNumber' }
    return hasDuplicateDocument(guest, others) ? { issue: 'duplicateDocument' } : undefined
  },
  supportNumber: ({ guest }) => {
    const expected = findExpectedSupportNumber(guest)
    return expected ? { issue: 'supportNumberFormat', expected } : undefined
  },
  issueDate: ({ guest: { issueDate = '', birthDate }, today }) => {
    if (issueDate > today) return { issue: 'issueDateInFuture' }
    return birthDate && issueDate < birthDate ? { issue: 'issueDateBeforeBirth' } : undefined
  },
  expiryDate: ({ guest: { expiryDate = '', issueDate, birthDate }, today }) => {
    if (birthDate && expiryDate < birthDate) return { issue: 'expiryBeforeBirth' }
    if (issueDate && expiryDate < issueDate) return { issue: 'expiryBeforeIssue' }
    return isExpired({ expiryDate }, today) ? { issue: 'documentExpired', warning: true } : undefined
  },
  relatedTo: ({ guest, others, today }) =>
    others.some(({ id, ...other }) => id === guest.relatedTo && isAdult(other, today) !== false)
      ? undefined
      : { issue: 'chooseFromList' },
  email: ({ guest, others, policy }) =>
    !policy.repeatedEmailAllowed && hasDuplicateEmail(guest, others) ? { issue: 'emailError' } : undefined,
}

function countWords(text = ''): number {
  return text.split(/\s+/).filter(Boolean).length
}
