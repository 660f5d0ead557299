import { isRealDay } from '../basics/days.ts'
import { isEmail } from '../basics/email.ts'
import type { Field, FieldKind, GuestFieldName } from './field.ts'
import type { FieldReason } from './field-rules.ts'
import type { FieldIssue, IssueKey } from './issues.ts'
import { isPhone } from './phone.ts'

interface Obligation {
  readonly field: Field
  readonly mandatory: boolean
  readonly disabled?: boolean
  readonly reason?: FieldReason
}

/** The required format by kind. */
const forms: Partial<Record<FieldKind, { readonly issue: IssueKey; readonly fits: (text: string) => boolean }>> = {
  email: { issue: 'invalidEmail', fits: isEmail },
  phone: { issue: 'invalidPhone', fits: isPhone },
  date: { issue: 'impossibleDate', fits: isRealDay },
  time: { issue: 'invalidTime', fits: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text) },
  country: { issue: 'invalidCountry', fits: (text) => /^[A-Z]{3}$/.test(text) },
}

/** These have a fixed kind, regardless of how a hotel has configured the field. */
const kinds: Partial<Record<GuestFieldName, FieldKind>> = {
  email: 'email',
  phone: 'phone',
  phone2: 'phone',
  birthDate: 'date',
  issueDate: 'date',
  expiryDate: 'date',
}

/** Checks one value: present if mandatory, not too long, and in the format of its kind. */
export function checkField({ field, mandatory, disabled, reason }: Obligation, value: unknown): FieldIssue | undefined {
  const { name, type, maxChars } = field
  if (disabled) return undefined
  if (isEmpty(value, type)) {
    if (!mandatory) return undefined
    return { field: name, issue: reason === 'emailOrPhone' ? 'emailOrPhone' : 'required' }
  }
  if (typeof value !== 'string') return undefined
  if (maxChars !== undefined && value.length > maxChars) {
    return { field: name, issue: 'tooLong', expected: String(maxChars) }
  }
  const form = forms[(kinds as Record<string, FieldKind | undefined>)[name] ?? type]
  return form && !form.fits(value.trim()) ? { field: name, issue: form.issue } : undefined
}

/** False is an answer to a yes/no question, but an unticked mandatory checkbox is empty. */
function isEmpty(value: unknown, kind: FieldKind): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return kind === 'checkbox' && value === false
}

/** Checks a form that is not about a guest: the search, the consents above a signature. */
export function checkForm(fields: readonly Field[], values: Readonly<Record<string, unknown>>): readonly FieldIssue[] {
  return fields
    .filter(({ visible }) => visible)
    .flatMap((field) => checkField({ field, mandatory: field.mandatory }, values[field.name]) ?? [])
}
