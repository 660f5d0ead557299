import { randomUUID } from 'node:crypto'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { getEntitledReservation } from './get-entitled-reservation.ts'
import { endKeys, insertGrantedPin, listKeys, saveCode, saveTracks } from './keys.store.ts'

interface SaveReportedCodeDependencies {
  readonly reservations: ReservationService
  readonly codes: DoorCodes
}

interface ReportedCode {
  readonly reference: string
  readonly keyCode?: string | undefined
  readonly tracks?: readonly string[] | undefined
}

const MAX_LENGTHS = { code: 16, tracks: 1_000 }

/**
 * Stores what a machine at a hotel device has made: the door code and the card's tracks. Phones
 * make none.
 */
export async function saveReportedCode(
  { reservations, codes }: SaveReportedCodeDependencies,
  visit: Visit,
  told: ReportedCode,
): Promise<void> {
  const { tx, hotel, deviceId, site, today } = visit
  if (!deviceId) throw new Problem('mayNot', 'only a device of the hotel makes keys')
  const reservationId = await reservations.idOf(visit, told.reference)
  await acquireReservationLock(visit, reservationId)
  const reservation = await getEntitledReservation(reservations, visit, told.reference)
  if (reservation.state !== 'inHouse') throw new Problem('notCheckedIn', 'no guest of this booking has arrived')
  const door = { hotelId: hotel.id, reservationId }
  const { keyCode, tracks } = told
  const joined = tracks?.join(';') ?? ''
  if ((keyCode?.length ?? 0) > MAX_LENGTHS.code || joined.length > MAX_LENGTHS.tracks) throw new Problem('badInput')
  if (keyCode && keyCode !== reservation.room.keyCode) {
    const id = randomUUID()
    await endKeys(tx, reservationId, { reason: 'reissued', kind: 'code' })
    await insertGrantedPin(visit, {
      id,
      reservationId,
      provider: site.policies.keys.provider,
      roomNumber: reservation.room.number ?? '',
      startDate: today,
      endDate: reservation.endDate,
    })
    await saveCode(tx, id, codes.seal(door, keyCode))
  }
  if (joined === '') return
  const [newest] = (await listKeys(tx, reservationId)).filter(({ state }) => state === 'done')
  if (newest) await saveTracks(tx, newest.id, codes.seal(door, joined))
}
