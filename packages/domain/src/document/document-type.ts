import type { DocumentType, Guest } from '../guest/guest.ts'

/** The document type that applies: the given one, or the usual one for the nationality. */
export function getDocumentType(
  { documentType, nationality }: Pick<Guest, 'documentType' | 'nationality'>,
  policy: { readonly policeIntegration: boolean },
): DocumentType {
  const isSpanish = nationality === 'ESP'
  const type = documentType ?? (isSpanish ? 'I' : 'P')
  // Some systems send only the first letter of DNI.
  if (type === 'D' && isSpanish) return 'DNI'
  return type === 'ID' && policy.policeIntegration && !isSpanish ? 'I' : type
}

export const identityCards: readonly (DocumentType | undefined)[] = ['D', 'DNI', 'I', 'ID']

/**
 * The types that have a support number. D and DNI are the same type, both on the wire and
 * internally.
 */
export function needsSupportNumber(type: DocumentType | undefined): boolean {
  return identityCards.includes(type)
}
