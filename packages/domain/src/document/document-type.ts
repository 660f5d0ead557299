import type { DocumentType, Guest } from '../guest/guest.ts'

/** The type that a guest's document counts as: what was given, or what people of that nationality usually carry. */
export function documentTypeOf(
  { documentType, nationality }: Pick<Guest, 'documentType' | 'nationality'>,
  policy: { readonly policeIntegration: boolean },
): DocumentType {
  const isSpanish = nationality === 'ESP'
  const type = documentType ?? (isSpanish ? 'I' : 'P')
  // The first letter is all that some systems send of a DNI.
  if (type === 'D' && isSpanish) return 'DNI'
  return type === 'ID' && policy.policeIntegration && !isSpanish ? 'I' : type
}

export const identityCards: readonly (DocumentType | undefined)[] = ['D', 'DNI', 'I', 'ID']

/** The types whose holders have a support number to give. D and DNI are one type, on the wire and inside. */
export function needsSupportNumber(type: DocumentType | undefined): boolean {
  return identityCards.includes(type)
}
