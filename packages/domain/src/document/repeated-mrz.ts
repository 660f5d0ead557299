import type { Guest } from '../guest/guest.ts'
import { cleanDocumentNumber } from './document-number.ts'
import { hasDuplicateDocument } from './duplicates.ts'
import type { ScannedDocument } from './scanned-document.ts'

type Scanned = Pick<ScannedDocument, 'documentNumber'>

/** Somebody else of the party has been scanned with this document: the wrong one is on the reader. */
export function isRepeatedMrz({ documentNumber }: Scanned, guest: Guest, party: readonly Guest[]): boolean {
  return hasDuplicateDocument({ ...guest, documentNumber }, party)
}

/** This guest has given this document before, in a pre-check-in: what was said then no longer counts. */
export function isRegisteredAlready({ documentNumber }: Scanned, guest: Pick<Guest, 'documentNumber'>): boolean {
  return (
    guest.documentNumber !== undefined &&
    cleanDocumentNumber(guest.documentNumber) === cleanDocumentNumber(documentNumber)
  )
}
