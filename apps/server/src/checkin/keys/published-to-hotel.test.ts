import { randomUUID } from 'node:crypto'
import { deliveryEvent } from '@foyer/contract/hotel-system.ts'
import { type ReportedKey, tellKeys } from '@foyer/contract/hub.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { pairHub } from '../../access/hub/hub.store.ts'
import { HOTEL } from '../../book/hotel-system/testing/create-connected-hotel.ts'
import { createHotelOnSystem } from '../../book/hotel-system/testing/create-hotel-on-system.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { buildReservationItem } from '../../testing/start-hotel-system.ts'

const REFERENCE = 'LAKE1'
const PAIRING = 'the code of the hub at the lake'
const soon = { timeout: 15_000 }

/** A hotel with its own system, whose hub may cut two cards. */
async function createLakeHotel() {
  const hotel = await createHotelOnSystem({ things: [buildReservationItem({ reference: REFERENCE })] })
  await hotel.pull()
  await pairHub(hotel.db, { hotelId: HOTEL, appKeys: ['kiosk'], code: PAIRING })
  const id = randomUUID()
  await hotel.db.inHotel(HOTEL, async (tx) => {
    const { id: reservation_id, end_date } = await tx
      .selectFrom('reservations')
      .select(['id', 'end_date'])
      .where('reference', '=', REFERENCE)
      .executeTakeFirstOrThrow()
    const granted = { kind: 'card', state: 'granted', operation: 'new', provider: 'tesa', fence: 1 } as const
    const where = { hub: sha256(PAIRING), room_number: '201', valid_from: '2027-05-10', valid_to: end_date }
    const expires_at = sql<Date>`clock_timestamp() + interval '1 minute'`
    await tx
      .insertInto('keys')
      .values({ hotel_id: HOTEL, id, reservation_id, ...granted, ...where, cards_granted: 2, expires_at })
      .execute()
  })
  const tell = (...keys: ReportedKey[]) =>
    hotel.app.inject({ method: 'POST', url: tellKeys.path, payload: { pairing: PAIRING, keys } })
  const told = async () => (await hotel.taken(REFERENCE)).flatMap((one) => (one.kind === 'key' ? [one.body] : []))
  return { id, tell, told }
}

it('the hotel’s system receives each outcome of a key once, and never what opens a door', async () => {
  const { id, tell, told } = await createLakeHotel()
  await tell({ id, outcome: 'unknown', cards: 1 })
  await tell({ id, outcome: 'unknown', cards: 1 })
  await tell({ id, outcome: 'done', cards: 2 })
  await expect.poll(async () => (await told()).length, soon).toBe(2)
  const [unknown, done] = await told()
  expect(unknown).toMatchObject({ id, outcome: 'unknown', cards: 1, room: '201', from: '2027-05-10' })
  expect(done).toMatchObject({ id, outcome: 'done', cards: 2 })
  expect(deliveryEvent.safeParse(done).success).toBe(true)
  expect(Object.keys(done ?? {}).filter((name) => /code|track|grant/.test(name))).toEqual([])
})
