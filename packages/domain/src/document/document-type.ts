import type { DocumentType, Guest } from '../guest/guest.ts'

/** The type that a guest's document counts as: what was given, or what people of that nationality usually carry. */
export function documentTypeOf(
  { documentType, nationality }: Pick<Guest, 'documentType' | 'nationality'>,
  policy: { readonly policeIntegration: boolean },
): DocumentType {
  const isSpanish = nationality === 'ESP'
  const type = documentType ?? (isSpanish ? 'I' : 'P')
  return type === 'ID' && policy.policeIntegration && !isSpanish ? 'I' : type
}

/** The types whose holders have a support number to give. */
export function needsSupportNumber(type: DocumentType | undefined): boolean {
  return type === 'D' || type === 'I' || type === 'ID'
}
