import { randomUUID } from 'node:crypto'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import { takeTurn } from '../../book/lease/lease.store.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { entitledToKey } from './entitled.ts'
import { endKeys, keepCode, keepGrantedPin, keepTracks, keysOf } from './keys.store.ts'

interface KeepToldCodeDependencies {
  readonly reservations: ReservationService
  readonly codes: DoorCodes
}

interface Told {
  readonly reference: string
  readonly keyCode?: string | undefined
  readonly tracks?: readonly string[] | undefined
}

const LONGEST = { code: 16, tracks: 1_000 }

/**
 * Stores what a machine at a hotel device has made: the door code and the card's tracks. Phones
 * make none.
 */
export async function keepToldCode(
  { reservations, codes }: KeepToldCodeDependencies,
  visit: Visit,
  told: Told,
): Promise<void> {
  const { tx, hotel, deviceId, site, today } = visit
  if (!deviceId) throw new Problem('mayNot', 'only a device of the hotel makes keys')
  const reservationId = await reservations.idOf(visit, told.reference)
  await takeTurn(visit, reservationId)
  const reservation = await entitledToKey(reservations, visit, told.reference)
  if (reservation.state !== 'inHouse') throw new Problem('notCheckedIn', 'nobody of this booking has arrived')
  const door = { hotelId: hotel.id, reservationId }
  const { keyCode, tracks } = told
  const joined = tracks?.join(';') ?? ''
  if ((keyCode?.length ?? 0) > LONGEST.code || joined.length > LONGEST.tracks) throw new Problem('badInput')
  if (keyCode && keyCode !== reservation.room.keyCode) {
    const id = randomUUID()
    await endKeys(tx, reservationId, { reason: 'reissued', kind: 'code' })
    await keepGrantedPin(visit, {
      id,
      reservationId,
      provider: site.policies.keys.provider,
      roomNumber: reservation.room.number ?? '',
      startDate: today,
      endDate: reservation.endDate,
    })
    await keepCode(tx, id, codes.seal(door, keyCode))
  }
  if (joined === '') return
  const [newest] = (await keysOf(tx, reservationId)).filter(({ state }) => state === 'done')
  if (newest) await keepTracks(tx, newest.id, codes.seal(door, joined))
}
