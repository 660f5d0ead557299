import { searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { demoHotels } from '../../demo/hotels.ts'
import { aServer } from '../../testing/a-server.ts'
import { Browser } from '../../testing/browser.ts'
import { find } from '../../testing/journey.ts'
import { forgetFailures, notFound, search } from './testing/search.ts'

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

it('T1 a number that is none finds no booking that has none either', async () => {
  const server = await aServer()
  await server.db.inHotel(1, (tx) => tx.updateTable('reservations').set({ group_locator: '' }).execute())
  const page = await server.open()
  for (const number of ['_', ' _ ', '__ __'])
    await expect(search(page, number, 'Müller')).rejects.toMatchObject(notFound)
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

it('T1 whoever has a whole network to guess from has as many tries as one address', async () => {
  const server = await aServer()
  const from = (address: string) => server.open({}, new Browser(server.app, address))
  for (let host = 1; host <= 10; host++) {
    await expect(search(await from(`2001:db8:7:7::${host}`), 'FOY1', 'Müller')).rejects.toMatchObject(notFound)
  }
  await expect(search(await from('2001:db8:7:7:a:b:c:d'), 'FOY1', 'Müller')).rejects.toMatchObject(tooMany)
  await expect(search(await from('2001:db8:7:8::1'), 'FOY1', 'Müller')).rejects.toMatchObject(notFound)
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
