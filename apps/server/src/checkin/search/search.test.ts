import { proveReservation, searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { expect, it } from 'vitest'
import { beachDocument } from '../../demo/beach.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { checkIn, findReservation } from '../../testing/journey.ts'
import { notFound, searchFor } from './testing/search.ts'

it('API-21.a MODEL-02.a MODEL-02.e finds a booking by number and surname, with all its data', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const response = await page.send(searchReservations, { body: { voucher: 'FOY1002', surname: 'Müller', hotel: 1 } })
  expect(response.statusCode).toBe(200)
  const [found] = response.json().reservations
  expect(found).toMatchObject({
    reference: 'FOY1002',
    startDate: '2027-05-10',
    endDate: '2027-05-14',
    numberNights: 4,
    numberAdults: 2,
    numberChildens: 1,
    customer: { firstName: 'Anna', lastName: 'Müller' },
    has_pre_checkin_completed: false,
    customerCanEdit: true,
    numAttemptsToPay: 0,
  })
  expect(found.guests).toHaveLength(3)
  expect(found.messages).toHaveLength(2)
  expect(found.room).toEqual({
    hotelId: 1,
    hotelName: 'Foyer Palace',
    roomImage: expect.any(String),
    roomTypeId: 'family',
    roomTypeString: expect.any(String),
    roomTypeNameI18n: expect.objectContaining({ es: expect.any(String) }),
    roomNumber: '412',
    floor: 4,
  })
})

it('T1 J2 ignores case, diacritics, hyphens and spaces, and finds a name in machine-readable spelling', async () => {
  const page = await (await createTestServer()).open()
  const spellings: [string, string][] = [
    ['FOY1002', 'Müller'],
    ['foy1002', 'MULLER'],
    [' foy 1002 ', 'mu\u0308ller'],
    ['FOY1001', 'garcia-lopez'],
    ['FOY1001', 'GARCÍA'],
    ['FOY1012', 'obrien'],
    ['FOY1013', 'YILMAZ'],
    ['FOY1013', 'Yılmaz'],
    ['FOY1002', 'MUELLER'],
    ['FOY1001', 'García'],
    ['FOY1012', 'Oʼbrien'],
  ]
  for (const [voucher, surname] of spellings) {
    expect([surname, (await searchFor(page, voucher, surname)).reservations.length]).toEqual([surname, 1])
  }
})

it('finds the bookings of a group by its locator and each one’s surname', async () => {
  const page = await (await createTestServer()).open()
  const { reservations } = await searchFor(page, 'GRP77', 'Nagy')
  expect(reservations.map(({ reference }) => reference)).toEqual(['FOY1009', 'FOY1010'])
  await expect(searchFor(page, 'GRP77', 'Smith')).rejects.toMatchObject(notFound)
})

it('SEARCH-14 answers 404 alike for a wrong surname, a wrong number, either alone and nothing', async () => {
  const page = await (await createTestServer()).open()
  const tries = [
    { voucher: 'FOY1001', surname: 'Müller' },
    { voucher: 'FOY9999', surname: 'Müller' },
    { voucher: 'FOY1001' },
    { voucher: 'FOY1001', surname: '' },
    { surname: 'Müller' },
    { surname: 'Müller', voucher: '  ' },
    { surname: 'Müller', voucher: '\t\r\n' },
    { qr_code: '' },
    {},
  ]
  const answers = await Promise.all(tries.map((body) => page.send(searchReservations, { body })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(tries.map(() => 404))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
})

it('SEARCH-04.a SEARCH-05 by surname alone, none and several get the same answer and ask for the voucher', async () => {
  const kiosk = await (await createTestServer()).openKiosk(2)
  const none = await kiosk.send(searchReservations, { body: { surname: 'Nobody' } })
  const several = await kiosk.send(searchReservations, { body: { surname: 'Meyer' } })
  expect([none.statusCode, none.body]).toEqual([404, several.body])
  expect(several.statusCode).toBe(404)
  expect((await searchFor(kiosk, 'FOY2003', 'Meyer')).reservations).toHaveLength(1)
})

it('the surname alone finds the one booking that arrives today, on an enrolled device of a hotel that allows it', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk(2)
  const { reservations, secondFactors } = await searchFor(kiosk, undefined, 'jensen')
  expect(secondFactors).toEqual(['number', 'departureDate', 'name'])
  expect(reservations).toMatchObject([{ state: 'expected', guests: [], customer: {} }])
  const proved = await kiosk.call(proveReservation, { body: { factor: 'number', value: 'FOY2001' } })
  expect(proved.reservations.map(({ reference }) => reference)).toEqual(['FOY2001'])

  await expect(searchFor(await server.open({ hotelId: 2 }), undefined, 'Jensen')).rejects.toMatchObject(notFound)
  await expect(searchFor(await server.openKiosk(1), undefined, 'Rossi')).rejects.toMatchObject(notFound)
  server.setNow('2027-05-09T10:00:00Z')
  await expect(searchFor(kiosk, undefined, 'Jensen')).rejects.toMatchObject(notFound)
})

it('J7 after midnight yesterday’s expected guests are found by surname at the kiosk, until their stay is over', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk(2)
  server.setNow('2027-05-11T00:30:00Z')
  const { reservations, secondFactors } = await searchFor(kiosk, undefined, 'Jensen')
  expect([reservations.length, secondFactors?.includes('number')]).toEqual([1, true])
  server.setNow('2027-06-11T10:00:00Z')
  await expect(searchFor(kiosk, undefined, 'Jensen')).rejects.toMatchObject(notFound)
})

it('P4 SEARCH-03.a the surname alone finds nothing at a desk’s screen, which does not search by it alone', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk(2)
  await server.publish(2, { ...beachDocument, apps: { kiosk: { channel: 'frontApp' } } })
  await expect(searchFor(kiosk, undefined, 'Jensen')).rejects.toMatchObject(notFound)
  expect((await searchFor(kiosk, 'FOY2001', 'Jensen')).reservations).toHaveLength(1)
})

async function createDueInServer() {
  const server = await createTestServer()
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, only_due_in: true } })
  return server
}

it('R13 with only_due_in only due reservations are found, whatever a page requests', async () => {
  const server = await createDueInServer()
  const page = await server.open()
  for (const only_due_in of [undefined, false, true]) {
    const tomorrow = { voucher: 'FOY1015', surname: 'Ionescu', only_due_in }
    expect((await page.send(searchReservations, { body: tomorrow })).statusCode).toBe(404)
  }
  await expect(searchFor(page, 'FOY1011', 'Kowalski')).rejects.toMatchObject(notFound)
  expect((await searchFor(page, 'FOY1001', 'García')).reservations).toHaveLength(1)
  server.setNow('2027-05-11T00:30:00Z')
  expect((await searchFor(page, 'FOY1001', 'García')).reservations).toHaveLength(1)
})

it('R13 except for guests who prepare their arrival at home', async () => {
  const page = await (await createDueInServer()).open({ appKey: 'prechk' })
  expect((await searchFor(page, 'FOY1015', 'Ionescu')).reservations).toHaveLength(1)
})

it('API-21.c only_due_in limits the answer even if the hotel has not set it', async () => {
  const page = await (await createTestServer()).open()
  const body = { voucher: 'FOY1015', surname: 'Ionescu' }
  expect((await page.send(searchReservations, { body: { ...body, only_due_in: true } })).statusCode).toBe(404)
  expect((await page.send(searchReservations, { body })).statusCode).toBe(200)
})

it('the surname alone finds no guest who is already in house', async () => {
  const server = await createTestServer()
  await checkIn(await server.open({ hotelId: 2 }), 'FOY2001', 'Jensen')
  await expect(searchFor(await server.openKiosk(2), undefined, 'Jensen')).rejects.toMatchObject(notFound)
})

it('a visit sees its findings again after a reload, and another visit sees none of them', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await findReservation(page, 'FOY1002', 'Müller')
  await findReservation(page, 'FOY1001', 'García')
  await page.load()
  const { reservations } = await page.call(visitReservations)
  expect(reservations.map(({ reference }) => reference)).toEqual(['FOY1002', 'FOY1001'])
  expect((await (await server.open()).call(visitReservations)).reservations).toEqual([])
})

it('GUESTS-08.e reports for each guest whether anything is missing, by this hotel’s rules', async () => {
  const page = await (await createTestServer()).open()
  const states = async (voucher: string, surname: string) =>
    (await findReservation(page, voucher, surname)).guests.map(({ state }) => state)
  expect(await states('FOY1003', 'Rossi')).toEqual(['complete', 'complete'])
  expect(await states('FOY1002', 'Müller')).toEqual(['incomplete', 'incomplete', 'incomplete'])
})
