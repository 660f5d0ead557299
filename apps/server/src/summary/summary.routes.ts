import { fetchSummary, type Summary } from '@foyer/contract/summary.ts'
import type { Calls } from '../http/serve.ts'
import type { FolioLine } from '../outside/pms/pms.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import type { Visit } from '../visit/visit.ts'

export function summaryRoutes(calls: Calls, reservations: ReservationService): void {
  calls.serve(fetchSummary, async ({ body }, visit) => {
    const reservation = await reservations.one(visit, body.reference)
    const folio = await reservations.pms(visit).folio(reservation.id)
    return { ...summaryOf(folio, visit), ...(reservation.roomAvailable ? {} : { roomNotAvailable: true }) }
  })
}

/** Amounts are added here, from the hotel's own lines; nothing of them comes from a client. */
function summaryOf(folio: readonly FolioLine[], visit: Visit): Summary {
  const { currency } = visit.hotel
  const sum = (...kinds: FolioLine['kind'][]) => ({
    minor: folio.filter(({ kind }) => kinds.includes(kind)).reduce((total, line) => total + line.amount.minor, 0),
    currency,
  })
  const total = sum('charge', 'tax')
  const paid = { minor: -sum('payment').minor, currency }
  return {
    currency,
    total,
    paid,
    pending: { minor: Math.max(0, total.minor - paid.minor), currency },
    taxes: sum('tax'),
    lines: folio.map(({ names, amount }) => ({ label: names[visit.language] ?? names['en'] ?? '', amount })),
  }
}
