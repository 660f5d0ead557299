import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listDevices } from '@foyer/contract/staff/devices.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import type { TestServer } from '../../testing/create-test-server.ts'
import { buildGuestPayload, checkIn, findReservation, saveGuests } from '../../testing/journey.ts'
import { printTables } from '../../testing/print-tables.ts'
import { recordStatements } from '../../testing/sent-statements.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { buildReservationItem } from '../../testing/start-hotel-system.ts'
import { HOTEL } from './testing/create-connected-hotel.ts'
import { createHotelOnSystem } from './testing/create-hotel-on-system.ts'

const SOLER = buildReservationItem({ reference: 'LAKE1' })

it('starting empty: the feed brings rooms and reservations, and a guest finds theirs', async () => {
  const hotel = await createHotelOnSystem({ things: [SOLER] })
  await expect(findReservation(await hotel.page(), 'LAKE1', 'Soler')).rejects.toMatchObject({ status: 404 })
  expect(await hotel.pull()).toEqual({ taken: 3, known: 0, refused: [] })
  const found = await findReservation(await hotel.page(), 'LAKE1', 'Soler')
  expect(found).toMatchObject({
    adults: 1,
    room: { number: '201', type: 'Double room', floor: 2 },
    roomReady: true,
    customer: { firstName: 'Ana', lastName: 'Soler' },
  })
  expect(found.guests).toMatchObject([{ firstName: 'Ana', lastName: 'Soler', main: true }])
})

it('what was read is not read again, and reading all of it again changes nothing', async () => {
  const hotel = await createHotelOnSystem({ things: [SOLER] })
  await hotel.pull()
  expect(await hotel.pull()).toEqual({ taken: 0, known: 0, refused: [] })
  const before = await printTables(hotel.db)
  await hotel.db.inHotel(HOTEL, (tx) => tx.updateTable('hotel_systems').set({ feed_cursor: null }).execute())
  expect(await hotel.pull()).toEqual({ taken: 0, known: 3, refused: [] })
  const after = await printTables(hotel.db)
  const heard = (print: Record<string, unknown>) => ({ ...print, [`hotel_systems of ${HOTEL}`]: '' })
  expect(heard(after)).toEqual(heard(before))
})

it('new reservations are stored together, with as many statements as for a few', async () => {
  const hotel = await createHotelOnSystem()
  await hotel.pull()
  const add = (from: number, count: number) =>
    hotel.system.put(
      ...Array.from({ length: count }, (_, at) =>
        buildReservationItem({ reference: `NEW${from + at}`, room: undefined }),
      ),
    )
  const sent = recordStatements()
  async function countStatements() {
    sent()
    await hotel.pull()
    return sent().length
  }
  await add(0, 3)
  const few = await countStatements()
  await add(3, 30)
  expect(await countStatements()).toBe(few)
  const stored = await hotel.db.inHotel(HOTEL, (tx) => tx.selectFrom('reservations').select('id').execute())
  expect(stored).toHaveLength(33)
})

it('repeated and reordered events end as if each had come once and in order', async () => {
  const hotel = await createHotelOnSystem({ things: [SOLER] })
  for (const room of ['301', '302', '303']) await hotel.system.put(['reservation', { reference: 'LAKE1', room }])
  await hotel.system.faults({ twice: true, outOfOrder: true })
  // The newest version comes first; six more reservations, and the whole second round, are known.
  expect(await hotel.pull()).toMatchObject({ taken: 3, known: 9, refused: [] })
  expect(await findReservation(await hotel.page(), 'LAKE1', 'Soler')).toMatchObject({ room: { number: '303' } })
})

it('a change of days, room, party and name reaches a reservation; a cancelled one cannot be checked in', async () => {
  const hotel = await createHotelOnSystem({ things: [SOLER] })
  await hotel.pull()
  const page = await hotel.page()
  const before = await findReservation(page, 'LAKE1', 'Soler')
  await hotel.system.put([
    'reservation',
    { reference: 'LAKE1', departure: '2027-05-15', room: '202', adults: 2, lastName: 'Soler Roca' },
  ])
  await hotel.pull()
  const after = await findReservation(page, 'LAKE1', 'Soler Roca')
  expect(after).toMatchObject({ id: before.id, nights: 5, adults: 2, room: { number: '202' } })
  expect(after.guests).toHaveLength(2)
  // An unknown room counts as not ready.
  expect(after.roomReady).toBe(false)
  await hotel.system.put(['reservation', { reference: 'LAKE1', state: 'cancelled' }])
  await hotel.pull()
  const guests = after.guests.map((guest) => buildGuestPayload(guest))
  await expect(saveGuests(page, after, guests)).rejects.toMatchObject({ problem: 'reservationCancelled' })
})

/** A delivery changes the system's reservation, so that a change made there would precede or follow it by chance. */
async function waitForDeliveries({ db }: Awaited<ReturnType<typeof createHotelOnSystem>>): Promise<void> {
  const listWaiting = () =>
    db.inHotel(HOTEL, (tx) => tx.selectFrom('deliveries').select('kind').where('state', '=', 'waiting').execute())
  await expect.poll(listWaiting).toEqual([])
}

it('what a guest has given, signed and paid here stays, whatever the feed says', async () => {
  const hotel = await createHotelOnSystem({ things: [SOLER] })
  await hotel.pull()
  const page = await hotel.page()
  const { id } = await checkIn(page, 'LAKE1', 'Soler')
  await waitForDeliveries(hotel)
  const paid = { hotel_id: HOTEL, reservation_id: id, position: 1, kind: 'payment' as const, source: 'foyer' as const }
  await hotel.db.inHotel(HOTEL, (tx) =>
    tx
      .insertInto('folio_lines')
      .values({ ...paid, id: sql<string>`gen_random_uuid()`, names: JSON.stringify({ en: 'Card' }), amount: -50_00 })
      .execute(),
  )
  await hotel.system.put([
    'reservation',
    {
      reference: 'LAKE1',
      state: 'expected',
      guests: [{ firstName: 'Wrong', lastName: 'Soler', notes: 'Likes the lake' }],
      folio: [{ kind: 'charge', names: { en: 'Room' }, amount: 200 }],
    },
  ])
  await hotel.pull()
  const found = await findReservation(page, 'LAKE1', 'Soler')
  expect(found.state).toBe('inHouse')
  expect(found.guests).toMatchObject([{ firstName: 'Ana 1', notes: 'Likes the lake', signatureState: 'uploaded' }])
  const lines = await hotel.db.inHotel(HOTEL, (tx) =>
    tx.selectFrom('folio_lines').select(['source', 'amount']).orderBy('source').execute(),
  )
  expect(lines).toEqual([
    { source: 'foyer', amount: -50_00 },
    { source: 'hotel', amount: 200_00 },
  ])
})

it('a cancellation after arrival changes nothing and alerts staff', async () => {
  const hotel = await createHotelOnSystem({ things: [SOLER] })
  await hotel.pull()
  const page = await hotel.page()
  await checkIn(page, 'LAKE1', 'Soler')
  await waitForDeliveries(hotel)
  await hotel.system.put(['reservation', { reference: 'LAKE1', state: 'cancelled' }])
  await hotel.pull()
  expect((await findReservation(page, 'LAKE1', 'Soler')).state).toBe('inHouse')
  const desk = await createColleague(hotel.db, new Browser(hotel.app), { role: 'receptionist', hotelId: HOTEL })
  expect((await desk.call(listAlerts)).open).toMatchObject([{ kind: 'cancelledAfterArrival', urgent: true }])
})

it('an unreadable event stops no other, and alerts staff', async () => {
  const hotel = await createHotelOnSystem({
    things: [buildReservationItem({ reference: 'BAD', departure: '2027-05-01' }), SOLER],
  })
  const answer = await hotel.pull()
  expect(answer).toMatchObject({ taken: 3, refused: [{ why: 'reservation.departure: is before arrival' }] })
  expect((await findReservation(await hotel.page(), 'LAKE1', 'Soler')).reference).toBe('LAKE1')
  const desk = await createColleague(hotel.db, new Browser(hotel.app), { role: 'receptionist', hotelId: HOTEL })
  expect((await desk.call(listAlerts)).open).toMatchObject([
    {
      kind: 'feedRefused',
      problem: expect.stringMatching(/^[\w-]{36} · BAD · reservation.departure: is before arrival$/),
    },
  ])
})

/** Each is refused by its schema, by its amounts in minor units, or by the database. */
const unusable: [string, Record<string, unknown>, string][] = [
  ['half an emoji in a name', { lastName: 'Soler \uD83D' }, 'reservation.lastName: is not valid Unicode text'],
  ['a NUL in a note', { guests: [{ notes: 'a\0b' }] }, 'reservation.guests.0.notes: is not valid Unicode text'],
  [
    'half an emoji in its own data',
    { items: [{ a: { b: '\uDE00' } }] },
    'reservation.items.0.a.b: is not valid Unicode text',
  ],
  [
    'a stay of 1,000 years',
    { departure: '3027-05-10' },
    'reservation.departure: is more than 1000 nights after arrival',
  ],
  [
    'an amount beyond int4',
    { folio: [{ kind: 'charge', names: { en: 'Room' }, amount: 30_000_000 }] },
    'reservation.folio.0.amount: is more than can be stored',
  ],
  [
    'a bill beyond int4',
    { folio: [1, 2].map(() => ({ kind: 'charge', names: { en: 'Room' }, amount: 20_000_000 })) },
    'reservation.folio: adds up to more than can be stored',
  ],
]

it.each(unusable)(
  'R29 %s refuses that event alone: the others are applied, the cursor moves and the desk reads why',
  async (_, wrong, why) => {
    const hotel = await createHotelOnSystem({
      things: [['reservation', { ...buildReservationItem({ reference: 'BAD' })[1], ...wrong }], SOLER],
    })
    expect(await hotel.pull()).toMatchObject({ taken: 3, refused: [{ id: expect.any(String), why }] })
    expect((await findReservation(await hotel.page(), 'LAKE1', 'Soler')).reference).toBe('LAKE1')
    // The cursor is behind it.
    expect(await hotel.pull()).toEqual({ taken: 0, known: 0, refused: [] })
    const desk = await createColleague(hotel.db, new Browser(hotel.app), { role: 'manager', hotelId: HOTEL })
    const connection = async () => (await desk.call(listDevices)).hotelSystem
    expect(await connection()).toMatchObject({ refusedEvents: [{ id: expect.any(String), key: 'BAD', why }] })
    const [alert] = (await desk.call(listAlerts)).open
    expect(alert).toMatchObject({ kind: 'feedRefused', problem: expect.stringContaining(`BAD · ${why}`) })
    await hotel.system.put(['reservation', { ...buildReservationItem({ reference: 'BAD' })[1], guests: [], items: [] }])
    expect(await hotel.pull()).toMatchObject({ taken: 1, refused: [] })
    expect(await connection()).toMatchObject({ refusedEvents: [] })
  },
)

it('of a reservation that is refused repeatedly, the desk reads the last reason only', async () => {
  const [, bad] = buildReservationItem({ reference: 'BAD' })
  const hotel = await createHotelOnSystem({ things: [['reservation', { ...bad, departure: '3027-05-10' }]] })
  expect(await hotel.pull()).toMatchObject({ refused: [{}] })
  await hotel.system.put(['reservation', { ...bad, lastName: 'Soler \uD83D' }])
  expect(await hotel.pull()).toMatchObject({ refused: [{}] })
  const desk = await createColleague(hotel.db, new Browser(hotel.app), { role: 'manager', hotelId: HOTEL })
  const { hotelSystem } = await desk.call(listDevices)
  expect(hotelSystem?.refusedEvents.map(({ why }) => why)).toEqual(['reservation.lastName: is not valid Unicode text'])
})

/** The database rejects reservations with this number by this error until the returned call. */
async function failInserts(
  { db }: Pick<TestServer, 'db'>,
  reference: string,
  errcode: string,
): Promise<() => Promise<unknown>> {
  const owner = (text: string) => db.asOwner((client) => client.query(text))
  await owner(`create function fail_inserts() returns trigger language plpgsql as $$
    begin raise exception 'not now' using errcode = '${errcode}'; end $$`)
  await owner(`create trigger fail_inserts before insert on reservations for each row
    when (new.reference = '${reference}') execute function fail_inserts()`)
  return () => owner('drop function fail_inserts cascade')
}

it('R29 an event that only the database refuses is refused alone, with the database’s code', async () => {
  const hotel = await createHotelOnSystem({ things: [buildReservationItem({ reference: 'BAD' }), SOLER] })
  const endFailing = await failInserts(hotel, 'BAD', '23514')
  expect(await hotel.pull()).toMatchObject({ taken: 3, refused: [{ why: 'it cannot be stored (23514)' }] })
  expect((await findReservation(await hotel.page(), 'LAKE1', 'Soler')).reference).toBe('LAKE1')
  await endFailing()
})

it('R29 an event that fails for a passing reason is not refused: the cursor stays, and it is read again', async () => {
  const hotel = await createHotelOnSystem({ things: [SOLER] })
  const endFailing = await failInserts(hotel, 'LAKE1', '40001')
  await expect(hotel.pull()).rejects.toThrow('not now')
  await endFailing()
  expect(await hotel.pull()).toMatchObject({ taken: 1, known: 2, refused: [] })
})

it('N18 a payment with the wrong sign is refused by name, and the guest owes nothing for it', async () => {
  const hotel = await createHotelOnSystem({ things: [SOLER] })
  await hotel.pull()
  const lines = (amount: number) => [
    { kind: 'charge', names: { en: 'Room' }, amount: 100 },
    { kind: 'payment', names: { en: 'Deposit' }, amount },
  ]
  await hotel.system.put(['reservation', { reference: 'LAKE1', folio: lines(10) }])
  const why = 'reservation.folio.1.amount: is positive, but a payment is negative or zero'
  expect(await hotel.pull()).toMatchObject({ taken: 0, refused: [{ why }] })
  const stored = () =>
    hotel.db.inHotel(HOTEL, (tx) => tx.selectFrom('folio_lines').select('amount').orderBy('position').execute())
  expect(await stored()).toEqual([{ amount: 180_50 }])
  await hotel.system.put(['reservation', { reference: 'LAKE1', folio: lines(-10) }])
  await hotel.pull()
  expect(await stored()).toEqual([{ amount: 100_00 }, { amount: -10_00 }])
})

it('N24 unknown fields are ignored, and staff see each of them once', async () => {
  const hotel = await createHotelOnSystem({
    things: [
      [
        'reservation',
        { ...SOLER[1], nickname: 'Annie', guests: [{ firstName: 'Ana', shoeSize: 38 }, { shoeSize: 40 }] },
      ],
    ],
  })
  const ignored = ['reservation.nickname', 'reservation.guests.shoeSize']
  expect(await hotel.pull()).toEqual({ taken: 3, known: 0, refused: [], ignored: expect.arrayContaining(ignored) })
  await hotel.system.put(['reservation', { reference: 'LAKE1', room: '202' }])
  await hotel.pull()
  const desk = await createColleague(hotel.db, new Browser(hotel.app), { role: 'manager', hotelId: HOTEL })
  expect((await desk.call(listDevices)).hotelSystem?.ignoredFields.toSorted()).toEqual(ignored.toSorted())
})

it.each([
  ['is down', { down: true }, 'noAnswer', /no answer/],
  ['answers garbage', { wrong: 'garbage' }, 'unreadable', /cannot be read/],
  ['does not sign its answers', { wrong: 'unsigned' }, 'unsigned', /without the right signature/],
  ['has an internal error', { wrong: 'error' }, 'serverError', /answered 500/],
] as const)(
  'a system that %s is read later: nothing is lost and nothing wrong accepted',
  async (_, faults, failure, said) => {
    const hotel = await createHotelOnSystem({ things: [SOLER] })
    await hotel.system.faults(faults)
    await expect(hotel.pull()).rejects.toThrow(said)
    const [line] = await hotel.db.inHotel(HOTEL, (tx) => tx.selectFrom('hotel_systems').selectAll().execute())
    expect(line).toMatchObject({
      pull_error: expect.stringMatching(new RegExp(`^${failure}: .*${said.source}`)),
      pulled_at: null,
      feed_cursor: null,
    })
    await hotel.system.faults()
    expect(await hotel.pull()).toMatchObject({ taken: 3 })
    const [later] = await hotel.db.inHotel(HOTEL, (tx) => tx.selectFrom('hotel_systems').selectAll().execute())
    expect(later).toMatchObject({ pull_error: null, pulled_at: expect.any(Date) })
  },
)

it('an erased stay is not brought back', async () => {
  const hotel = await createHotelOnSystem({ things: [SOLER] })
  await hotel.pull()
  await hotel.db.inHotel(HOTEL, (tx) =>
    sql`update reservations set first_name = null, last_name = null, erased_at = now()`.execute(tx),
  )
  await hotel.system.put(['reservation', { reference: 'LAKE1', room: '202' }])
  expect(await hotel.pull()).toEqual({ taken: 0, known: 1, refused: [] })
  const [row] = await hotel.db.inHotel(HOTEL, (tx) => tx.selectFrom('reservations').select('last_name').execute())
  expect(row).toEqual({ last_name: null })
})

it('a hotel without its own system has no feed', async () => {
  const hotel = await createHotelOnSystem()
  expect(await hotel.pull(1)).toBeUndefined()
})
