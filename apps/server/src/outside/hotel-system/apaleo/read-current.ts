import { type CurrentReservation, currentReservation } from '@foyer/contract/hotel-system.ts'
import { parseAnswer } from '../parse-answer.ts'
import type { ApaleoSession } from './apaleo-session.ts'
import { findGuestFolio, readFolios } from './read-folios.ts'
import { findUnit, readReservation } from './read-reservation.ts'
import { toSystemReservation } from './to-system-reservation.ts'
import { toSystemRoom } from './to-system-room.ts'

/** Reads a reservation as it is now, in two rounds: with its bill, then its room and its refunds. */
export async function readCurrent(
  session: ApaleoSession,
  reference: string,
  now: number,
): Promise<CurrentReservation | undefined> {
  const [found, folios] = await Promise.all([readWithUnit(session, reference), readFolios(session, [reference])])
  if (!found) return undefined
  const { reservation, unit } = found
  return parseAnswer('Apaleo', currentReservation, {
    reservation: toSystemReservation(reservation, { folio: findGuestFolio(folios, reservation.id), version: now }),
    ...(unit && { room: toSystemRoom(unit, now) }),
  })
}

async function readWithUnit(session: ApaleoSession, reference: string) {
  const reservation = await readReservation(session, reference, 'booker,services')
  return reservation && { reservation, unit: reservation.unit && (await findUnit(session, reservation.unit.name)) }
}
