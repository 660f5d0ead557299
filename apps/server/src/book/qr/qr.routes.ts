import { downloadQr } from '@foyer/contract/qr.ts'
import { isSameSurname } from '@foyer/domain/name/name-keys.ts'
import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { type NotNow, whyNotNow } from '@foyer/domain/reservation/why-not-now.ts'
import { mayDo } from '../../access/proof/proved-reservation.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import { qrPicture } from './qr-picture.ts'
import { reservationCode } from './seal-code.ts'

/** Their code would be useless. */
const over: Partial<Record<NotNow, ProblemCode>> = { cancelled: 'reservationCancelled', departed: 'stayEnded' }

interface QrRoutesDependencies {
  readonly reservations: ReservationService
  readonly secret: Buffer
}

export function qrRoutes(calls: Calls, { reservations, secret }: QrRoutesDependencies): void {
  calls.serveFile(downloadQr, async ({ params: { code, surname } }, visit) => {
    const reservation = await reservations.one(visit, code)
    if (!bears(reservation, surname)) throw new Problem('reservationNotFound', 'this page has not found such a booking')
    const { id, reference, endDate } = reservation
    const why = whyNotNow(reservation, visit.today)
    const problem = why && over[why]
    if (problem) throw new Problem(problem)
    const proof = mayDo(visit, reservation.proved, ['arrive']) ? 'number' : 'link'
    const sealed = reservationCode({ hotelId: visit.hotel.id, reservationId: id, until: endDate, proof }, secret)
    return {
      name: `${proof === 'number' ? reference : 'reservation'}.png`,
      type: 'image/png',
      content: qrPicture(sealed),
    }
  })
}

function bears({ customer, guests }: Reservation, surname: string): boolean {
  return [customer, ...guests].some(({ lastName }) => isSameSurname(surname, lastName ?? ''))
}
