import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { FreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { arrive, findReservation, saveParty, sign } from '../../testing/journey.ts'

const change = (db: FreshDatabase, reference: string, changes: object) =>
  db.inHotel(1, (tx) => tx.updateTable('reservations').set(changes).where('reference', '=', reference).execute())

const listNights = (db: FreshDatabase, room: string) =>
  db.inHotel(1, async (tx) => {
    const rows = await tx
      .selectFrom('room_nights')
      .innerJoin('reservations', 'reservations.id', 'room_nights.reservation_id')
      .select(['night', 'reference'])
      .where('room_nights.room_number', '=', room)
      .orderBy('night')
      .execute()
    return rows.map(({ night, reference }) => `${night} ${reference}`)
  })

it('every reservation of the demo has its room for each of its nights, and none has another’s', async () => {
  const { db } = await createTestServer()
  for (const hotelId of [1, 2, 3, 4]) {
    const lacking = await db.inHotel(hotelId, (tx) =>
      tx
        .selectFrom('reservations as stay')
        .select('reference')
        .where('state', 'in', ['expected', 'inHouse'])
        .where('room_number', 'is not', null)
        .where((row) =>
          row(
            row
              .selectFrom('room_nights')
              .select((count) => count.fn.countAll<number>().as('count'))
              .whereRef('room_nights.reservation_id', '=', 'stay.id'),
            '<',
            row.cast<number>(row('stay.end_date', '-', row.ref('stay.start_date')), 'integer'),
          ),
        )
        .execute(),
    )
    expect(lacking).toEqual([])
  }
})

it('two reservations for one room: the first has it, the other gets no key to it, and gets it when it is free', async () => {
  const server = await createTestServer()
  const { db } = server
  // As while two change rooms: Camille is moved to Lucía's before Lucía has left it.
  await change(db, 'FOY1006', { room_number: '301' })
  expect(await listNights(db, '301')).toEqual(['2027-05-10 FOY1001', '2027-05-11 FOY1001', '2027-05-12 FOY1006'])
  const phone = await server.open()
  const camille = await findReservation(phone, 'FOY1006', 'Dupont')
  await saveParty(phone, camille)
  await sign(phone, camille)
  await expect(arrive(phone, camille)).rejects.toMatchObject({ problem: 'roomNotAvailable' })
  await change(db, 'FOY1001', { room_number: '304' })
  expect(await listNights(db, '301')).toEqual(['2027-05-10 FOY1006', '2027-05-11 FOY1006', '2027-05-12 FOY1006'])
  expect(await arrive(phone, camille)).toMatchObject({ roomNumber: '301' })
})

it('nights follow the days, and are released by a cancellation or departure', async () => {
  const { db } = await createTestServer()
  await change(db, 'FOY1001', { end_date: '2027-05-11' })
  expect(await listNights(db, '301')).toEqual(['2027-05-10 FOY1001'])
  await change(db, 'FOY1001', { state: 'cancelled' })
  expect(await listNights(db, '301')).toEqual([])
  await db.inHotel(1, (tx) => tx.deleteFrom('reservations').where('reference', '=', 'FOY1004').execute())
  expect(await listNights(db, '101')).toEqual([])
})

it('J14 a guest who arrives retains their nights: none is released and acquired again', async () => {
  const { db } = await createTestServer()
  const written = () =>
    db.inHotel(1, (tx) =>
      tx.selectFrom('room_nights').select(sql`xmin::text`.as('by')).where('room_number', '=', '301').execute(),
    )
  const before = await written()
  await change(db, 'FOY1001', { state: 'inHouse' })
  expect(await written()).toEqual(before)
  await change(db, 'FOY1001', { state: 'departed' })
  expect(await written()).toEqual([])
})

const closeRoom = (db: FreshDatabase, room: string, days: { start_date: string; end_date: string }) =>
  db.inHotel(1, (tx) =>
    tx
      .insertInto('room_closures')
      .values({
        hotel_id: 1,
        id: randomUUID(),
        room_number: room,
        ...days,
        reason: 'Shower is leaking',
        closed_by: 'Ona',
      })
      .execute(),
  )

it('a closed room gives no stay a night, and a night of a stay is not closed: the refusal names the stay', async () => {
  const { db } = await createTestServer()
  const days = { start_date: '2027-05-11', end_date: '2027-05-13' }
  await expect(closeRoom(db, '301', days)).rejects.toMatchObject({
    code: '23P01',
    constraint: 'room_nights_closed',
    detail: 'FOY1001',
  })
  await change(db, 'FOY1001', { end_date: '2027-05-11' })
  await closeRoom(db, '301', days)
  await change(db, 'FOY1001', { end_date: '2027-05-15' })
  expect(await listNights(db, '301')).toEqual(['2027-05-10 FOY1001', '2027-05-14 FOY1001'])
  await db.inHotel(1, (tx) => tx.deleteFrom('room_closures').execute())
  expect(await listNights(db, '301')).toHaveLength(5)
})

it('a room is ready when clean, or when inspected where the hotel inspects; what only says ready sets the condition', async () => {
  const { db } = await createTestServer()
  const room = (changes?: object) =>
    db.inHotel(1, async (tx) => {
      if (changes) await tx.updateTable('rooms').set(changes).where('number', '=', '104').execute()
      const { condition, ready } = await tx
        .selectFrom('rooms')
        .select(['condition', 'ready'])
        .where('number', '=', '104')
        .executeTakeFirstOrThrow()
      return `${condition} ${ready}`
    })
  const inspects = (inspects_rooms: boolean) =>
    db.inHotel(1, (tx) => tx.updateTable('hotels').set({ inspects_rooms }).where('id', '=', 1).execute())
  expect(await room({ condition: 'clean' })).toBe('clean true')
  await inspects(true)
  expect(await room()).toBe('clean false')
  expect(await room({ condition: 'inspected' })).toBe('inspected true')
  expect(await room({ ready: false })).toBe('dirty false')
  expect(await room({ ready: true })).toBe('inspected true')
  await inspects(false)
  expect(await room({ condition: 'dirty' })).toBe('dirty false')
  expect(await room({ ready: true })).toBe('clean true')
})
