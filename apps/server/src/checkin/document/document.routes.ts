import { decodeMrz, scanDocument } from '@foyer/contract/document.ts'
import { removePreCheckin } from '@foyer/contract/pre-checkin.ts'
import { parseMrz } from '@foyer/domain/document/parse-mrz.ts'
import type { FastifyRequest } from 'fastify'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Visits } from '../../access/visit/visits.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { DocumentReader } from '../../outside/document-reader/document-reader.ts'
import { withDeadline } from '../../platform/time/deadline.ts'
import type { Scans } from './scans.ts'
import { supersede } from './supersede.ts'

interface DocumentRoutesDependencies {
  readonly visits: Visits
  readonly reservations: ReservationService
  readonly scans: Scans
  readonly reader: DocumentReader
}

const TIMEOUT_MS = 20_000

export function documentRoutes(
  calls: Calls,
  { visits, reservations, scans, reader }: DocumentRoutesDependencies,
): void {
  const during = <Answer extends object>(request: FastifyRequest, work: (visit: Visit) => Promise<Answer>) =>
    visits.during(request, { allowEnded: false }, work)

  calls.serve(decodeMrz, async ({ body: { mrz } }, visit) => {
    const reading = parseMrz(mrz, visit.today)
    if ('document' in reading) await scans.save(visit, reading.document)
    // An unreadable zone is a normal answer: readers of the specification look for error.message in
    // it.
    return 'document' in reading ? reading.document : { error: { message: reading.message, reason: reading.fault } }
  })

  calls.serveInSteps(scanDocument, async ({ body: picture, request }) => {
    const { today } = await during(request, async (visit) => ({ today: visit.today }))
    // The visit's transaction is over, because reading a picture takes a while.
    const { document, ...seen } = await withDeadline(TIMEOUT_MS, (signal) => reader.read(picture, { today, signal }))
    if (document) await during(request, (visit) => scans.save(visit, document).then(() => ({})))
    return { ...seen, ...(document && { found: document }) }
  })

  calls.serve(removePreCheckin, async ({ query: { reservation, guestIndex } }, visit) => {
    await supersede(reservations, visit, { reference: reservation, guestIndex })
    return {}
  })
}
