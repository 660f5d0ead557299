import type { Guest } from '../guest/guest.ts'
import { findNameDoubts } from './name-doubts.ts'
import type { ScannedDocument } from './scanned-document.ts'

/**
 * Returns the other guest to whom this document clearly belongs: the first name differs from the
 * current guest's, and the full name matches exactly one guest without a document. Undefined if in
 * doubt.
 */
export function findDocumentOwner(document: ScannedDocument, guest: Guest, party: readonly Guest[]): Guest | undefined {
  const isOthers = findNameDoubts(document, guest).some(
    ({ field, difference }) => field === 'firstName' && difference === 'different',
  )
  if (!isOthers) return undefined
  const fitting = party.filter(
    (other) =>
      other.id !== guest.id &&
      !other.documentNumber &&
      Boolean(other.firstName && other.lastName) &&
      findNameDoubts(document, other).length === 0,
  )
  return fitting.length === 1 ? fitting[0] : undefined
}
