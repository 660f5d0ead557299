import { cancelReservation, searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { createReservation, findMembership, searchAvailability } from '@foyer/contract/walk-in.ts'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, saveParty, sign } from '../../testing/journey.ts'

const stay = { nights: 1, adults: 1, children: 0 }
const asked = { hotelId: 1, ...stay }

const search = (page: GuestPage, changes: object = {}) =>
  page.call(searchAvailability, { body: { ...asked, ...changes } })

/** Returns the first rate of a type, as a search offers it. */
async function findOffer(page: GuestPage, type: string, changes: object = {}) {
  const { rooms } = await search(page, changes)
  const room = rooms.find(({ typeId }) => typeId === type)
  const rate = room?.rates[0]
  if (!room || !rate) throw new Error(`No ${type} is offered.`)
  return { room, rate, wish: { roomTypeId: type, rateId: rate.id, adults: 1, children: 0 } }
}

async function create(page: GuestPage, type: string, changes: object = {}) {
  const { wish } = await findOffer(page, type)
  return (await page.call(createReservation, { body: { ...wish, ...changes } })).reference
}

const searchByVoucher = async (page: GuestPage, voucher: string) => {
  const [found] = (await page.call(searchReservations, { body: { voucher } })).reservations
  if (!found) throw new Error(`${voucher} is not there.`)
  return found
}

const readRow = ({ db }: TestServer, reference: string) =>
  db.inHotel(1, (tx) =>
    tx.selectFrom('reservations').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow(),
  )

const listNights = ({ db }: TestServer, reservationId: string) =>
  db.inHotel(1, (tx) =>
    tx
      .selectFrom('room_nights')
      .select(['room_number', 'night'])
      .where('reservation_id', '=', reservationId)
      .orderBy('night')
      .execute(),
  )

it('API-58.b MODEL-34.c offers what is really free, with the total price of the stay', async () => {
  const kiosk = await (await createTestServer()).openKiosk()
  const { nothingFree, rooms } = await search(kiosk, { nights: 2, adults: 2 })
  expect([nothingFree, rooms.map(({ typeId }) => typeId)]).toEqual([false, ['classic', 'superior', 'family', 'suite']])
  const [classic] = rooms
  // Of the classic rooms, 104, 203 and 304 are free for both nights; 303 is taken tomorrow.
  expect(classic).toMatchObject({ sleeps: 2, left: 3, ready: true })
  expect(classic?.rates.map(({ name, price, room, taxes }) => [name, price.minor, room, taxes])).toEqual([
    ['Room only', 350_00, { minor: 330_00, currency: 'EUR' }, { minor: 20_00, currency: 'EUR' }],
    ['With breakfast', 390_00, { minor: 370_00, currency: 'EUR' }, { minor: 20_00, currency: 'EUR' }],
  ])
  expect((await search(kiosk)).rooms[0]?.left).toBe(4)
  expect((await search(kiosk, { adults: 4 })).rooms.map(({ typeId }) => typeId)).toEqual(['family'])
})

const named = { firstName: ' Ana ', lastName: ' Ruiz ' }

it.each([
  ['where it asks for it', { walkin_contact_name: true }, ['Ana', 'Ruiz']],
  ['nowhere else', {}, [null, null]],
])('MODEL-33.b API-59.b the hotel stores the name of a walk-in %s', async (_, flags, stored) => {
  const server = await createTestServer()
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, ...flags } })
  const reference = await create(await server.openKiosk(), 'classic', named)
  const { first_name, last_name } = await readRow(server, reference)
  expect([first_name, last_name]).toEqual(stored)
})

it('MODEL-34.a MODEL-34.b reports that nothing fits the party, in the hotel’s own words if it has any', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  expect(await search(kiosk, { adults: 9 })).toEqual({ nothingFree: true, rooms: [] })
  const { document } = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('hotel_configs').select('document').orderBy('version', 'desc').executeTakeFirstOrThrow(),
  )
  const walkIn = { ...(document as { walkIn: object }).walkIn, nothingFree: { en: 'Try the Beach.' } }
  await server.publish(1, { ...document, walkIn } as never)
  expect(await search(kiosk, { adults: 9 })).toEqual({ nothingFree: true, message: 'Try the Beach.', rooms: [] })
})

it('SHELL-15.a MODEL-35 API-59.a API-59.c WALKIN-10.b saves a reservation of that room and rate, with its nights, guests and bill', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  const { wish } = await findOffer(kiosk, 'superior', { nights: 2 })
  const { reference } = await kiosk.call(createReservation, { body: { ...wish, adults: 1, children: 0 } })
  const row = await readRow(server, reference)
  expect(row).toMatchObject({
    state: 'expected',
    room_type_id: 'superior',
    start_date: '2027-05-10',
    end_date: '2027-05-12',
    adults: 1,
    last_name: null,
  })
  expect(await listNights(server, row.id)).toEqual([
    { room_number: row.room_number, night: '2027-05-10' },
    { room_number: row.room_number, night: '2027-05-11' },
  ])
  const lines = await server.db.inHotel(1, (tx) =>
    tx
      .selectFrom('folio_lines')
      .select(['kind', 'amount'])
      .where('reservation_id', '=', row.id)
      .orderBy('position')
      .execute(),
  )
  expect(lines).toEqual([
    { kind: 'charge', amount: 390_00 },
    { kind: 'tax', amount: 10_00 },
  ])
})

it('WALKIN-10.c MODEL-07.k only the page that made it finds it by its number alone, and it leads to the key', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  const reference = await create(kiosk, 'classic')
  const stranger = await server.openKiosk()
  await expect(searchByVoucher(stranger, reference)).rejects.toMatchObject({ problem: 'reservationNotFound' })
  const found = await searchByVoucher(kiosk, reference)
  expect(found).toMatchObject({ reference, isWalkIn: true, guests: [{ main: true }] })
  await saveParty(kiosk, found)
  await sign(kiosk, found)
  expect(await arrive(kiosk, found)).toMatchObject({ keyCode: expect.stringMatching(/^\d{6}$/), roomNumber: '104' })
  const [booked] = (await stranger.call(searchReservations, { body: { voucher: 'FOY1001', surname: 'García López' } }))
    .reservations
  expect(booked?.isWalkIn).toBe(false)
})

it('after a lost answer the same key makes one reservation, and its page still finds it', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  const { wish } = await findOffer(kiosk, 'classic')
  const [first, second] = await Promise.all([1, 2].map(() => kiosk.call(createReservation, { body: wish, key: 'one' })))
  expect(second).toEqual(first)
  expect(await kiosk.call(createReservation, { body: wish, key: 'one' })).toEqual(first)
  expect((await search(kiosk)).rooms[0]?.left).toBe(3)
  expect(await searchByVoucher(kiosk, first?.reference ?? '')).toMatchObject({ reference: first?.reference })
})

it('of fifty who want the three rooms concurrently, three get one each and the others are rejected', async () => {
  const server = await createTestServer()
  await server.db.inHotel(1, (tx) =>
    tx
      .updateTable('reservations')
      .set({ room_number: '104', end_date: '2027-05-12' })
      .where('reference', '=', 'FOY1007')
      .execute(),
  )
  const kiosks = await Promise.all(Array.from({ length: 50 }, () => server.openKiosk()))
  const { wish } = await findOffer(kiosks[0] as GuestPage, 'classic')
  const ended = await Promise.all(
    kiosks.map((kiosk) =>
      kiosk.call(createReservation, { body: wish }).then(
        ({ reference }) => ({ reference }),
        ({ problem }: { problem: string }) => ({ problem }),
      ),
    ),
  )
  const made = ended.flatMap((one) => ('reference' in one ? [one.reference] : []))
  expect(ended.filter((one) => 'problem' in one && one.problem === 'noRoomFree')).toHaveLength(47)
  const rooms = await Promise.all(made.map(async (reference) => (await readRow(server, reference)).room_number))
  expect(rooms.toSorted()).toEqual(['203', '303', '304'])
  expect((await search(kiosks[1] as GuestPage)).rooms.some(({ typeId }) => typeId === 'classic')).toBe(false)
}, 60_000)

it('does not sell rooms that reservations without a room need', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ room_available: true }).where('reference', '=', 'FOY1007').execute(),
  )
  expect((await search(kiosk)).rooms[0]?.left).toBe(3)
})

it('prices come from the server: the shown price is compared, and a different one makes no reservation', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  const { wish } = await findOffer(kiosk, 'suite')
  const other = wish.rateId.replace(/\d+$/, '100')
  await expect(kiosk.call(createReservation, { body: { ...wish, rateId: other } })).rejects.toMatchObject({
    problem: 'priceChanged',
  })
  const refused = { problem: 'badInput' }
  await expect(kiosk.call(createReservation, { body: { ...wish, rateId: 'cheap' } })).rejects.toMatchObject(refused)
  const longer = wish.rateId.replace('.1.', '.3.')
  await expect(kiosk.call(createReservation, { body: { ...wish, rateId: longer } })).rejects.toMatchObject(refused)
  await expect(search(kiosk, { nights: 3 })).rejects.toMatchObject(refused)
  await expect(search(kiosk, { adults: 0 })).rejects.toMatchObject(refused)
  expect((await search(kiosk)).rooms.find(({ typeId }) => typeId === 'suite')?.left).toBe(1)
})

it('a phone cannot book unless the hotel sells to phones', async () => {
  const server = await createTestServer()
  const phone = await server.open()
  const refused = { status: 403, problem: 'walkInNotOffered' }
  await expect(search(phone)).rejects.toMatchObject(refused)
  await expect(phone.call(findMembership, { body: { email: 'noa.keller@example.com' } })).rejects.toMatchObject(refused)
  const body = { roomTypeId: 'classic', rateId: 'room-only.1.17000', adults: 1, children: 0 }
  await expect(phone.call(createReservation, { body })).rejects.toMatchObject(refused)
})

it('API-61.b API-59.b finds a membership by address or number, and applies the hotel’s member discount', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  const email = 'Noa.Keller@example.com'
  expect(await kiosk.call(findMembership, { body: { email } })).toEqual({
    promotionalCode: 'CIRCLE15',
    membershipId: 'FC20417',
    email,
  })
  // The number alone doesn't reveal whose it is.
  expect(await kiosk.call(findMembership, { body: { membershipId: 'fc 20417' } })).toEqual({
    promotionalCode: 'CIRCLE15',
    membershipId: 'FC20417',
  })
  const { wish, rate } = await findOffer(kiosk, 'classic', { promotionalCode: 'circle15' })
  expect([rate.price.minor, rate.discount]).toEqual([145_25, { minor: -24_75, currency: 'EUR' }])
  const code = { promotionalCode: 'CIRCLE15' }
  // The code alone is worthless without a membership.
  await expect(kiosk.call(createReservation, { body: { ...wish, ...code } })).rejects.toMatchObject({
    problem: 'priceChanged',
  })
  await expect(
    kiosk.call(createReservation, { body: { ...wish, ...code, membershipId: 'FC1' } }),
  ).rejects.toMatchObject({ status: 404, problem: 'membershipNotFound' })
  const body = { ...wish, ...code, membershipId: 'FC20417', membershipEmail: email }
  const { reference } = await kiosk.call(createReservation, { body })
  expect((await readRow(server, reference)).email).toBe('noa.keller@example.com')
})

it('API-59.b an address of a member is not stored where the hotel offers no membership', async () => {
  const server = await createTestServer()
  const flags = { ...palaceDocument.apps?.['kiosk']?.flags, membership_in_walkin: false }
  const apps = { ...palaceDocument.apps, kiosk: { channel: 'kiosk', flags } } as const
  await server.publish(1, { ...palaceDocument, apps })
  const member = { membershipEmail: 'noa.keller@example.com' }
  const reference = await create(await server.openKiosk(), 'classic', member)
  expect((await readRow(server, reference)).email).toBeNull()
})

it('a promotional code applies its discount; an expired or unknown one does nothing', async () => {
  const kiosk = await (await createTestServer()).openKiosk()
  expect(await search(kiosk, { promotionalCode: 'lobby10' })).toMatchObject({ percentOff: 10 })
  for (const promotionalCode of ['SUMMER24', 'NOTHING'])
    expect(await search(kiosk, { promotionalCode })).not.toHaveProperty('percentOff')
})

it('WALKIN-23.a guesses at memberships are counted: after a few the device must wait', async () => {
  const kiosk = await (await createTestServer()).openKiosk()
  const guess = (number: number) => kiosk.call(findMembership, { body: { membershipId: `FC${number}` } })
  for (let number = 0; number < 8; number++)
    await expect(guess(number)).rejects.toMatchObject({ problem: 'membershipNotFound' })
  await expect(guess(20417)).rejects.toMatchObject({ problem: 'tooManyTries' })
})

it('one device holds no more rooms than the hotel allows', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  for (const type of ['classic', 'classic', 'superior']) await create(kiosk, type)
  await expect(create(kiosk, 'family')).rejects.toMatchObject({ status: 429, problem: 'tooManyHolds' })
  expect(await create(await server.openKiosk(), 'family')).toMatch(/^W/)
})

it('API-14.b WALKIN-08.c P5 abandoning a new reservation cancels it, and its room is free at once', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  const reference = await create(kiosk, 'suite')
  await searchByVoucher(kiosk, reference)
  const isSuiteFree = async () => (await search(kiosk)).rooms.some(({ typeId }) => typeId === 'suite')
  expect(await isSuiteFree()).toBe(false)
  await kiosk.call(cancelReservation, { body: { reference }, key: 'leave' })
  await kiosk.call(cancelReservation, { body: { reference }, key: 'leave' })
  expect([(await readRow(server, reference)).state, await isSuiteFree()]).toEqual(['cancelled', true])
  expect((await kiosk.call(visitReservations)).reservations).toEqual([])
  const audit = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('audit_entries').select(['action', 'subject', 'who']).where('subject', '=', reference).execute(),
  )
  expect(audit).toEqual([{ action: 'reservationCancelled', subject: reference, who: null }])
})

it('API-14.b P5 a reservation booked elsewhere is cancelled at reception, or before its day if the hotel allows it', async () => {
  const server = await createTestServer()
  const phone = await server.open()
  const arrives = async (reference: string, surname: string) => {
    await phone.call(searchReservations, { body: { voucher: reference, surname } })
    return phone.call(cancelReservation, { body: { reference } })
  }
  await expect(arrives('FOY1015', 'Ionescu')).rejects.toMatchObject({ status: 409, problem: 'cancelAtReception' })
  const { document } = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('hotel_configs').select('document').orderBy('version', 'desc').executeTakeFirstOrThrow(),
  )
  const flags = { ...(document as { flags: object }).flags, cancel_by_guest: 'before-arrival' }
  await server.publish(1, { ...document, flags } as never)
  // It has a payment, which reception has to refund.
  await expect(arrives('FOY1015', 'Ionescu')).rejects.toMatchObject({ problem: 'cancelAtReception' })
  await server.db.inHotel(1, (tx) => tx.deleteFrom('folio_lines').where('kind', '=', 'payment').execute())
  await arrives('FOY1015', 'Ionescu')
  expect((await readRow(server, 'FOY1015')).state).toBe('cancelled')
  await expect(arrives('FOY1001', 'García López')).rejects.toMatchObject({ problem: 'cancelAtReception' })
  await expect(phone.call(cancelReservation, { body: { reference: 'FOY1002' } })).rejects.toMatchObject({
    problem: 'reservationNotFound',
  })
})
