import type { Guest } from '../guest/guest.ts'
import { cleanDocumentNumber } from './document-number.ts'
import { hasDuplicateDocument } from './duplicates.ts'
import type { ScannedDocument } from './scanned-document.ts'

type Scanned = Pick<ScannedDocument, 'documentNumber'>

/** Another guest of the party has scanned this document, so the wrong one is on the reader. */
export function isDuplicateMrz({ documentNumber }: Scanned, guest: Guest, party: readonly Guest[]): boolean {
  return hasDuplicateDocument({ ...guest, documentNumber }, party)
}

/** This guest gave this document before, at pre-check-in; the new scan replaces that data. */
export function isAlreadyRegistered({ documentNumber }: Scanned, guest: Pick<Guest, 'documentNumber'>): boolean {
  return (
    guest.documentNumber !== undefined &&
    cleanDocumentNumber(guest.documentNumber) === cleanDocumentNumber(documentNumber)
  )
}
