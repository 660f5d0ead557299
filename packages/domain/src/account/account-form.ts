import { cleanDocumentNumber, isPassportNumber } from '../document/document-number.ts'
import { checkForm } from '../fields/check-field.ts'
import { type Field, type FieldInput, parseField } from '../fields/field.ts'
import type { IssueKey } from '../fields/issues.ts'
import { type WeakPassword, weakPasswordReason } from '../staff/password.ts'

/** The specification spells this label `password_missmatch`. */
export type AccountIssueKey = IssueKey | WeakPassword | 'password_missmatch'

export interface AccountIssue {
  readonly field: string
  readonly issue: AccountIssueKey
}

type Typed = Readonly<Record<string, string | undefined>>

/**
 * Guests rarely choose a password and do it on a phone. Staff can read every guest's data, so their
 * minimum is two characters longer.
 */
const MIN_PASSWORD_LENGTH = 10

const maxLengths = { firstName: 100, lastName: 100, email: 254, phone: 30 } as const
const parseFields = (...fields: FieldInput[]): readonly Field[] => fields.map(parseField)

const email: FieldInput = { name: 'email', type: 'email', mandatory: true, max_chars: maxLengths.email }
const phone: FieldInput = { name: 'phone', type: 'phone', max_chars: maxLengths.phone }
const nameFields = (mandatory: boolean): FieldInput[] => [
  { name: 'firstName', mandatory, max_chars: maxLengths.firstName },
  { name: 'lastName', mandatory, max_chars: maxLengths.lastName },
]
const passwords: FieldInput[] = [
  { name: 'password', mandatory: true },
  { name: 'repeatedPassword', mandatory: true },
]

/** Every account form with its fields. */
export const accountForms = {
  login: parseFields(email, { name: 'password', mandatory: true }),
  signup: parseFields(...nameFields(false), email, phone, ...passwords),
  profile: parseFields(...nameFields(true), email, phone, { name: 'currentPassword' }),
  password: parseFields(...passwords),
  changePassword: parseFields({ name: 'currentPassword', mandatory: true }, ...passwords),
  forgotten: parseFields(email),
  closing: parseFields({ name: 'password', mandatory: true }),
  identityDocument: parseFields(
    { name: 'documentType', type: 'select', select_source: 'documentTypes', mandatory: true },
    { name: 'documentNumber', mandatory: true, max_chars: 40 },
    { name: 'expiryDate', type: 'date', mandatory: true },
  ),
} as const

export type AccountForm = keyof typeof accountForms

/** Returns at most one issue per field. The page and the server run the same check. */
export function checkAccountForm(form: AccountForm, typed: Typed): readonly AccountIssue[] {
  const plain = checkForm(accountForms[form], typed).map(({ field, issue }) => ({ field, issue }))
  const isFine = (field: string) => plain.every((one) => one.field !== field)
  const further = furtherChecks[form]?.(typed) ?? []
  return [...plain, ...further.filter(({ field }) => isFine(field))]
}

const furtherChecks: Partial<Record<AccountForm, (typed: Typed) => readonly AccountIssue[]>> = {
  signup: checkPasswords,
  password: checkPasswords,
  changePassword: checkPasswords,
  identityDocument: ({ documentNumber = '' }) =>
    isPassportNumber(cleanDocumentNumber(documentNumber))
      ? []
      : [{ field: 'documentNumber', issue: 'invalidDocumentNumber' }],
}

function checkPasswords({ password = '', repeatedPassword, ...owner }: Typed): readonly AccountIssue[] {
  const name = [owner['firstName'], owner['lastName']].filter(Boolean).join(' ')
  const weak = weakPasswordReason(password, { email: owner['email'] ?? '', name }, MIN_PASSWORD_LENGTH)
  return [
    ...(weak ? [{ field: 'password', issue: weak }] : []),
    ...(password === repeatedPassword ? [] : [{ field: 'repeatedPassword', issue: 'password_missmatch' } as const]),
  ]
}
