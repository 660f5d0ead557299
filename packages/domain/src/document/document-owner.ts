import type { Guest } from '../guest/guest.ts'
import { nameDoubts } from './name-doubts.ts'
import type { ScannedDocument } from './scanned-document.ts'

/**
 * Somebody else of the party whose document this plainly is: it has another first name than the guest who is asked, and
 * the whole name of one who has shown none yet. Undefined in every doubt.
 */
export function ownerOf(document: ScannedDocument, guest: Guest, party: readonly Guest[]): Guest | undefined {
  const isOthers = nameDoubts(document, guest).some(
    ({ field, difference }) => field === 'firstName' && difference === 'different',
  )
  if (!isOthers) return undefined
  const fitting = party.filter(
    (other) =>
      other.id !== guest.id &&
      !other.documentNumber &&
      Boolean(other.firstName && other.lastName) &&
      nameDoubts(document, other).length === 0,
  )
  return fitting.length === 1 ? fitting[0] : undefined
}
