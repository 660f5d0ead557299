import { downloadQr } from '@foyer/contract/qr.ts'
import { isSameSurname } from '@foyer/domain/name/name-keys.ts'
import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { type CheckInBlocker, findCheckInBlocker } from '@foyer/domain/reservation/check-in-blocker.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { mayDo } from '../../access/proof/proved-reservation.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import { drawQr } from './draw-qr.ts'
import { sealReservationCode } from './seal-code.ts'

/** Their code would be useless. */
const endedProblems: Partial<Record<CheckInBlocker, ProblemCode>> = {
  cancelled: 'reservationCancelled',
  noShow: 'reservationNoShow',
  departed: 'stayEnded',
}

interface QrRoutesDependencies {
  readonly reservations: ReservationService
  readonly secret: Buffer
}

export function qrRoutes(calls: Calls, { reservations, secret }: QrRoutesDependencies): void {
  calls.serveFile(downloadQr, async ({ params: { code, surname } }, visit) => {
    const reservation = await reservations.one(visit, code)
    if (!hasSurname(reservation, surname))
      throw new Problem('reservationNotFound', 'this visit has not found this booking')
    const { id, reference, endDate } = reservation
    const why = findCheckInBlocker(reservation, visit.today)
    const problem = why && endedProblems[why]
    if (problem) throw new Problem(problem)
    const proof = mayDo(visit, reservation.proved, ['arrive']) ? 'number' : 'link'
    const sealed = sealReservationCode({ hotelId: visit.hotel.id, reservationId: id, until: endDate, proof }, secret)
    return {
      name: `${proof === 'number' ? reference : 'reservation'}.png`,
      type: 'image/png',
      content: drawQr(sealed),
    }
  })
}

function hasSurname({ customer, guests }: Reservation, surname: string): boolean {
  return [customer, ...guests].some(({ lastName }) => isSameSurname(surname, lastName ?? ''))
}
