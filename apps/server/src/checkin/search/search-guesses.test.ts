import { searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { demoHotels } from '../../demo/hotels.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { clearFailures, notFound, searchFor } from './testing/search.ts'

const tooMany = { status: 429, problem: 'tooManyTries' }

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

it('T1 lists nothing and does not fail, whatever is typed', async () => {
  const server = await createTestServer()
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
        await clearFailures(server)
      }
    }
    expect((await page.call(visitReservations)).reservations).toEqual([])
  }
})

it('T1 a number without letters or digits does not find bookings with an empty locator', async () => {
  const server = await createTestServer()
  await server.db.inHotel(1, (tx) => tx.updateTable('reservations').set({ group_locator: '' }).execute())
  const page = await server.open()
  for (const number of ['_', ' _ ', '__ __'])
    await expect(searchFor(page, number, 'Müller')).rejects.toMatchObject(notFound)
})

it('T1 no demo surname alone finds anything on a phone', async () => {
  const server = await createTestServer()
  for (const { id, reservations } of demoHotels) {
    const page = await server.open({ hotelId: id })
    for (const { lastName } of reservations) {
      await expect(searchFor(page, undefined, lastName)).rejects.toMatchObject(notFound)
      await clearFailures(server)
    }
  }
})

it('T1 a page must wait from its 11th failure on, even with the right data, and continues after the wait', async () => {
  const server = await createTestServer()
  const page = await server.open()
  for (let tried = 1; tried <= 10; tried++) {
    await expect(searchFor(page, `FOY${tried}`, 'Müller')).rejects.toMatchObject(notFound)
  }
  await expect(searchFor(page, 'FOY11', 'Müller')).rejects.toMatchObject(tooMany)
  const right = await page.send(searchReservations, { body: { voucher: 'FOY1002', surname: 'Müller' } })
  expect([right.statusCode, right.headers['retry-after']]).toEqual([429, '60'])

  await server.db.directory.updateTable('failed_tries').set({ at: sql`at - interval '61 seconds'` }).execute()
  expect((await findReservation(page, 'FOY1002', 'Müller')).reference).toBe('FOY1002')
})

it('T1 concurrent guesses count like sequential ones', async () => {
  const page = await (await createTestServer()).open()
  const guesses = Array.from({ length: 40 }, (_, at) =>
    page.send(searchReservations, { body: { voucher: `FOY${at}`, surname: 'Müller' } }),
  )
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 404)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
})

it('T1 an attacker with a whole network has as many attempts as one address', async () => {
  const server = await createTestServer()
  const from = (address: string) => server.open({}, new Browser(server.app, address))
  for (let host = 1; host <= 10; host++) {
    await expect(searchFor(await from(`2001:db8:7:7::${host}`), 'FOY1', 'Müller')).rejects.toMatchObject(notFound)
  }
  await expect(searchFor(await from('2001:db8:7:7:a:b:c:d'), 'FOY1', 'Müller')).rejects.toMatchObject(tooMany)
  await expect(searchFor(await from('2001:db8:7:8::1'), 'FOY1', 'Müller')).rejects.toMatchObject(notFound)
})

it('T1 failures are counted per device and per address, and successful searches do not count', async () => {
  const server = await createTestServer()
  const [one, other] = [await server.openKiosk(1), await server.openKiosk(1)]
  for (let tried = 1; tried <= 10; tried++) {
    await findReservation(one, 'FOY1002', 'Müller')
    await expect(searchFor(one, 'FOY1', 'Müller')).rejects.toMatchObject(notFound)
  }
  await expect(searchFor(one, 'FOY1', 'Müller')).rejects.toMatchObject(tooMany)
  // Another page on the same device counts as the same device.
  await expect(searchFor(await server.open({ appKey: 'kiosk' }, one.browser), 'FOY1', 'Müller')).rejects.toMatchObject(
    tooMany,
  )
  expect((await findReservation(other, 'FOY1002', 'Müller')).reference).toBe('FOY1002')
  expect((await findReservation(await server.open(), 'FOY1002', 'Müller')).reference).toBe('FOY1002')
})

it('R6 one guest’s misses block no one else in the same Wi-Fi, by number or by code, however many there were', async () => {
  const server = await createTestServer()
  const from = () => server.open({}, new Browser(server.app, '192.0.2.77'))
  const guesser = await from()
  for (let tried = 1; tried <= 10; tried++)
    await expect(searchFor(guesser, `FOY${tried}`, 'Müller')).rejects.toMatchObject(notFound)
  await expect(searchFor(guesser, 'FOY1002', 'Müller')).rejects.toMatchObject(tooMany)
  // Adds 150 misses, as if from other pages in the network.
  await sql`insert into failed_tries (kind, caller) select 'search', caller from failed_tries, generate_series(1, 15)
    where caller = ${sha256('1 192.0.2.77')}`.execute(server.db.directory)
  expect((await findReservation(await from(), 'FOY1002', 'Müller')).reference).toBe('FOY1002')
  // A visit that has missed there shares the network's counter.
  const unlucky = await from()
  await expect(searchFor(unlucky, 'FOY1', 'Müller')).rejects.toMatchObject(notFound)
  await expect(searchFor(unlucky, 'FOY1002', 'Müller')).rejects.toMatchObject(tooMany)
})

it('R6 guessing at one number from many pages waits longer and longer, without affecting others', async () => {
  const server = await createTestServer()
  const from = () => server.open({}, new Browser(server.app, '192.0.2.78'))
  for (let tried = 1; tried <= 10; tried++)
    await expect(searchFor(await from(), 'FOY1002', `Guess ${tried}`)).rejects.toMatchObject(notFound)
  await expect(searchFor(await from(), ' foy1002', 'Müller')).rejects.toMatchObject(tooMany)
  expect((await findReservation(await from(), 'FOY1001', 'García')).reference).toBe('FOY1001')
  const aged = (seconds: number) =>
    sql`update failed_tries set at = at - make_interval(secs => ${seconds})`.execute(server.db.directory)
  await aged(6)
  await expect(searchFor(await from(), 'FOY1002', 'Guess 11')).rejects.toMatchObject(notFound)
  await aged(6)
  await expect(searchFor(await from(), 'FOY1002', 'Müller')).rejects.toMatchObject(tooMany)
  await aged(6)
  expect((await findReservation(await from(), 'FOY1002', 'Müller')).reference).toBe('FOY1002')
})

it('R6 misses of phones in its network do not throttle the hotel’s own device', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk(1)
  await sql`insert into failed_tries (kind, caller) select 'search', ${sha256(`1 ${kiosk.browser.address}`)} from generate_series(1, 500)`.execute(
    server.db.directory,
  )
  await expect(
    searchFor(await server.open({}, new Browser(server.app, kiosk.browser.address)), 'FOY1002', 'Müller'),
  ).rejects.toMatchObject(tooMany)
  await expect(searchFor(kiosk, 'FOY1', 'Müller')).rejects.toMatchObject(notFound)
  expect((await findReservation(kiosk, 'FOY1002', 'Müller')).reference).toBe('FOY1002')
})
