import { searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { demoHotels } from '../demo/hotels.ts'
import { aServer, type TestServer } from '../testing/a-server.ts'
import type { GuestPage } from '../testing/guest-page.ts'
import { checkIn, find } from '../testing/journey.ts'

const notFound = { status: 404, problem: 'reservationNotFound' }
const tooMany = { status: 429, problem: 'tooManyTries' }

function search(page: GuestPage, voucher: string | undefined, surname: string | undefined) {
  return page.call(searchReservations, { body: { voucher, surname } })
}

async function forgetFailures({ db }: TestServer): Promise<void> {
  await db.directory.deleteFrom('failed_tries').execute()
}

it('API-21 MODEL-02 finds a booking by its number and surname, whole', async () => {
  const server = await aServer()
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

it('T1 case, marks, hyphens and blanks do not count', async () => {
  const page = await (await aServer()).open()
  const spellings: [string, string][] = [
    ['FOY1002', 'Müller'],
    ['foy1002', 'MULLER'],
    [' foy 1002 ', 'mu\u0308ller'],
    ['FOY1001', 'garcia-lopez'],
    ['FOY1001', 'GARCÍA'],
    ['FOY1012', 'obrien'],
    ['FOY1013', 'YILMAZ'],
    ['FOY1013', 'Yılmaz'],
  ]
  for (const [voucher, surname] of spellings) {
    expect([surname, (await search(page, voucher, surname)).reservations.length]).toEqual([surname, 1])
  }
})

it('finds the bookings of a group by its locator, with a surname of each', async () => {
  const page = await (await aServer()).open()
  const { reservations } = await search(page, 'GRP77', 'Nagy')
  expect(reservations.map(({ reference }) => reference)).toEqual(['FOY1009', 'FOY1010'])
  await expect(search(page, 'GRP77', 'Smith')).rejects.toMatchObject(notFound)
})

it('SEARCH-14 answers 404 to the wrong surname, the wrong number, either alone and nothing, all alike', async () => {
  const page = await (await aServer()).open()
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

const hostile = [
  '%',
  '_',
  '%%%%%%%',
  'FOY100_',
  'FOY%',
  '%1001',
  'FOY1001%00',
  'FOY1001\u0000',
  'FOY1001\\',
  'FOY1001,García López',
  'FOYER1.%',
  "'",
  '"',
  "' or '1'='1",
  "O'Brien; drop table guests",
  '---',
  'a',
  'G',
  'é',
  '0',
  '*',
  '.*',
  '\\',
  '{{7*7}}',
  '<img src=x onerror=alert(1)>',
  '\u202eicraG',
  '\u200f\u200e',
  '\u200b',
  '\u0000',
  'Müller\u0000',
  '\ud800',
  'x'.repeat(10_000),
  '=cmd|',
  'null',
  'undefined',
  'true',
]

it('T1 lists nothing and does not break, whatever is typed', async () => {
  const server = await aServer()
  for (const page of [await server.open(), await server.openKiosk(2)]) {
    const [voucher, surname] = page.hotelPage.hotel.id === 1 ? ['FOY1001', 'García López'] : ['FOY2001', 'Jensen']
    for (const text of hostile) {
      const tries = [
        { voucher: text, surname: text },
        { voucher: text, surname },
        { voucher, surname: text },
        { surname: text },
        { voucher: text },
        { qr_code: text },
        { qr_code: text, surname },
      ]
      for (const body of tries) {
        const answer = await page.send(searchReservations, { body })
        expect([body, answer.statusCode]).toEqual([body, expect.toBeOneOf([400, 404])])
        expect(answer.body).not.toMatch(/FOY\d|Garc|Jensen/)
        await forgetFailures(server)
      }
    }
    expect((await page.call(visitReservations)).reservations).toEqual([])
  }
})

it('SEARCH-04 SEARCH-05 by the surname alone, none and several answer alike and ask for the voucher', async () => {
  const kiosk = await (await aServer()).openKiosk(2)
  const none = await kiosk.send(searchReservations, { body: { surname: 'Nobody' } })
  const several = await kiosk.send(searchReservations, { body: { surname: 'Meyer' } })
  expect([none.statusCode, none.body]).toEqual([404, several.body])
  expect(several.statusCode).toBe(404)
  expect((await search(kiosk, 'FOY2003', 'Meyer')).reservations).toHaveLength(1)
})

it('the surname alone finds the one booking that arrives today, on an enrolled device of a hotel that allows it', async () => {
  const server = await aServer()
  const kiosk = await server.openKiosk(2)
  const { reservations } = await search(kiosk, undefined, 'jensen')
  expect(reservations.map(({ reference }) => reference)).toEqual(['FOY2001'])

  await expect(search(await server.open({ hotelId: 2 }), undefined, 'Jensen')).rejects.toMatchObject(notFound)
  await expect(search(await server.openKiosk(1), undefined, 'Rossi')).rejects.toMatchObject(notFound)
  server.setNow('2027-05-09T10:00:00Z')
  await expect(search(kiosk, undefined, 'Jensen')).rejects.toMatchObject(notFound)
  server.setNow('2027-05-11T10:00:00Z')
  await expect(search(kiosk, undefined, 'Jensen')).rejects.toMatchObject(notFound)
})

it('the surname alone finds nobody who is in house already', async () => {
  const server = await aServer()
  await checkIn(await server.open({ hotelId: 2 }), 'FOY2001', 'Jensen')
  await expect(search(await server.openKiosk(2), undefined, 'Jensen')).rejects.toMatchObject(notFound)
})

it('T1 no surname of the demo alone finds anything on a phone', async () => {
  const server = await aServer()
  for (const { id, reservations } of demoHotels) {
    const page = await server.open({ hotelId: id })
    for (const { lastName } of reservations) {
      await expect(search(page, undefined, lastName)).rejects.toMatchObject(notFound)
      await forgetFailures(server)
    }
  }
})

it('T1 refuses from the 11th failure in a minute, also what is right, and goes on when the minute is over', async () => {
  const server = await aServer()
  const page = await server.open()
  for (let tried = 1; tried <= 10; tried++) {
    await expect(search(page, `FOY${tried}`, 'Müller')).rejects.toMatchObject(notFound)
  }
  await expect(search(page, 'FOY11', 'Müller')).rejects.toMatchObject(tooMany)
  const right = await page.send(searchReservations, { body: { voucher: 'FOY1002', surname: 'Müller' } })
  expect([right.statusCode, right.headers['retry-after']]).toEqual([429, '60'])

  await server.db.directory.updateTable('failed_tries').set({ at: sql`at - interval '61 seconds'` }).execute()
  expect((await find(page, 'FOY1002', 'Müller')).reference).toBe('FOY1002')
})

it('T1 many guesses at once are counted like one after the other', async () => {
  const page = await (await aServer()).open()
  const guesses = Array.from({ length: 40 }, (_, at) =>
    page.send(searchReservations, { body: { voucher: `FOY${at}`, surname: 'Müller' } }),
  )
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 404)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
})

it('T1 failures are counted for each device and each address by itself, and what is found does not count', async () => {
  const server = await aServer()
  const [one, other] = [await server.openKiosk(1), await server.openKiosk(1)]
  for (let tried = 1; tried <= 10; tried++) {
    await find(one, 'FOY1002', 'Müller')
    await expect(search(one, 'FOY1', 'Müller')).rejects.toMatchObject(notFound)
  }
  await expect(search(one, 'FOY1', 'Müller')).rejects.toMatchObject(tooMany)
  // Another page of the same device is the same device.
  await expect(search(await server.open({ appKey: 'kiosk' }, one.browser), 'FOY1', 'Müller')).rejects.toMatchObject(
    tooMany,
  )
  expect((await find(other, 'FOY1002', 'Müller')).reference).toBe('FOY1002')
  expect((await find(await server.open(), 'FOY1002', 'Müller')).reference).toBe('FOY1002')
})

it('what a visit has found it sees again after a reload, and another visit sees none of it', async () => {
  const server = await aServer()
  const page = await server.open()
  await find(page, 'FOY1002', 'Müller')
  await find(page, 'FOY1001', 'García')
  await page.load()
  const { reservations } = await page.call(visitReservations)
  expect(reservations.map(({ reference }) => reference)).toEqual(['FOY1002', 'FOY1001'])
  expect((await (await server.open()).call(visitReservations)).reservations).toEqual([])
})

it('GUESTS-08 says of each guest whether anything is missing, by the rules of this hotel', async () => {
  const page = await (await aServer()).open()
  const states = async (voucher: string, surname: string) =>
    (await find(page, voucher, surname)).guests.map(({ state }) => state)
  expect(await states('FOY1003', 'Rossi')).toEqual(['complete', 'complete'])
  expect(await states('FOY1002', 'Müller')).toEqual(['incomplete', 'incomplete', 'incomplete'])
})
