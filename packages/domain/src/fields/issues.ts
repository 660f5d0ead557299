/** What can be wrong with a value. Each is shown at its field with the label `issue.<key>`. */
export const issueKeys = [
  'required',
  'emailOrPhone',
  'tooLong',
  'invalidEmail',
  'invalidPhone',
  'invalidTime',
  'invalidCountry',
  'invalidTaxNumber',
  'impossibleDate',
  'birthDateOutOfRange',
  'driverTooYoung',
  'issueDateInFuture',
  'issueDateBeforeBirth',
  'expiryBeforeIssue',
  'expiryBeforeBirth',
  'documentExpired',
  'licenceExpires',
  'invalidDocumentNumber',
  'supportNumberFormat',
  'fullSurnameRequired',
  'duplicateDocument',
  'emailError',
  'lettersNotAccepted',
  'chooseFromList',
  'documentNotAccepted',
] as const
export type IssueKey = (typeof issueKeys)[number]

export interface FieldIssue {
  readonly field: string
  readonly issue: IssueKey
  /** The expected format or length. */
  readonly expected?: string
  /** Shown, but does not block. */
  readonly warning?: true
}

/** Texts prescribed by the specification; our English wordings match them exactly. */
export const literalIssueTexts = {
  invalidDocumentNumber: 'Invalid document number',
  supportNumberFormat: 'Support number has an invalid format',
  fullSurnameRequired: 'Full surname required',
  invalidPhone: 'Invalid phone number',
  emailError: 'Email error',
} as const satisfies Partial<Record<IssueKey, string>>

export function isBlocking(issue: FieldIssue): boolean {
  return !issue.warning
}
