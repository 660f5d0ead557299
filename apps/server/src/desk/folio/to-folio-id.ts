import { Problem } from '@foyer/domain/problem/problem.ts'

/** The folio of a chosen payer; undefined for the guest's own. Throws if the stay has no such payer. */
export function toFolioId(folios: readonly { readonly id: string }[], payer: string): string | undefined {
  if (payer === 'guest') return undefined
  if (!folios.some(({ id }) => id === payer)) throw new Problem('notFound', 'no such payer')
  return payer
}
