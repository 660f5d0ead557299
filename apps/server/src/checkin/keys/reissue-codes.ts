import { randomUUID } from 'node:crypto'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import { countEvent } from '../../book/metrics/business-counters.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { generateCode } from '../guests/arrival.store.ts'
import { insertReissuedCode, listStaysWithoutCode } from './reissued-code.store.ts'

interface ReissueDependencies {
  readonly codes: DoorCodes
  readonly changes: Changes
}

interface ReissueHotel {
  readonly id: number
  readonly today: string
}

/**
 * Job that gives guests in house a code for their room of now, after the database has ended the one
 * of the room before.
 */
export async function reissueCodes(
  db: Database,
  { id: hotelId, today }: ReissueHotel,
  { codes, changes }: ReissueDependencies,
): Promise<void> {
  const stays = await db.inHotel(hotelId, (tx) => listStaysWithoutCode(tx))
  let issued = 0
  for (const { id: reservationId } of stays)
    issued += await db.inHotel(hotelId, async (tx) => {
      await acquireReservationLock({ tx, hotel: { id: hotelId } }, reservationId)
      const code = codes.seal({ hotelId, reservationId }, generateCode())
      const [reissued] = await insertReissuedCode(tx, randomUUID(), reservationId, code, today)
      if (reissued) countEvent(tx, 'foyer_keys_issued_total', 'code')
      return reissued ? 1 : 0
    })
  if (issued > 0) changes.publish(hotelId, 'stays')
}
