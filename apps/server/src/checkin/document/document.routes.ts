import { decodeMrz, scanDocument } from '@foyer/contract/document.ts'
import { removePreCheckin } from '@foyer/contract/pre-checkin.ts'
import { readMrz } from '@foyer/domain/document/read-mrz.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { DocumentReader } from '../../outside/document-reader/document-reader.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import { supersede } from './supersede.ts'

interface Parts {
  readonly reservations: ReservationService
  readonly reader: DocumentReader
}

export function documentRoutes(calls: Calls, { reservations, reader }: Parts): void {
  calls.serve(decodeMrz, async ({ body: { mrz } }, { today }) => {
    const reading = readMrz(mrz, today)
    // A zone that tells nothing is an answer: readers of the specification look for error.message in it.
    return 'document' in reading ? reading.document : { error: { message: reading.message, reason: reading.fault } }
  })

  calls.serve(scanDocument, async ({ body: picture }, { today }) => {
    const { document, ...seen } = await reader.read(picture, today)
    return { ...seen, ...(document && { found: document }) }
  })

  calls.serve(removePreCheckin, async ({ query: { reservation, guestIndex } }, visit) => {
    await supersede(reservations, visit, { reference: reservation, guestIndex })
    return {}
  })
}
