import { randomUUID } from 'node:crypto'
import { startLog, updateLog } from '@foyer/contract/checkin-log.ts'
import { rateExperience } from '@foyer/contract/rating.ts'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, buildGuestPayload, findReservation, saveGuests, saveParty, sign } from '../../testing/journey.ts'
import { countRows, printTables } from '../../testing/print-tables.ts'

const reused = { status: 409, problem: 'keyReused' }

const start = { reference: 'FOY1001', hotelId: 1, guestCount: 1, action: 'checkin' } as const

async function rate(page: GuestPage, reservationId: string, rating: number, key: string) {
  return page.call(rateExperience, { params: { reservationId }, body: { rating }, key })
}

it('F4 the same key twice has one effect and one answer', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García')
  const key = randomUUID()
  const guests = found.guests.map((guest) => buildGuestPayload(guest))
  const first = await saveGuests(page, found, guests, key)
  const between = await printTables(server.db)
  expect(await saveGuests(page, found, guests, key)).toEqual(first)
  expect(await printTables(server.db)).toEqual(between)
  const { version } = await server.db.inHotel(1, (tx) =>
    tx
      .selectFrom('guests')
      .select('version')
      .where('id', '=', found.guests[0]?.id ?? '')
      .executeTakeFirstOrThrow(),
  )
  expect(version).toBe(2)
})

it('F4 twenty at once with one key have one effect and one answer', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García López')
  await saveParty(page, found)
  await sign(page, found)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => arrive(page, found, key)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await countRows(server.db, 'keys')).toBe(3)
  expect(await countRows(server.db, 'checkin_logs')).toBe(1)
})

it('F4 twenty at once with twenty keys have one effect and one answer too', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García López')
  await saveParty(page, found)
  await sign(page, found)
  const answers = await Promise.all(Array.from({ length: 20 }, () => arrive(page, found, randomUUID())))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await countRows(server.db, 'checkin_logs')).toBe(1)
})

it('the same key for another body, another address or another call is refused and changes nothing', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const [one, other] = [
    await findReservation(page, 'FOY1001', 'García'),
    await findReservation(page, 'FOY1002', 'Müller'),
  ]
  const key = randomUUID()
  await rate(page, one.id, 5, key)
  const before = await printTables(server.db)
  await expect(rate(page, one.id, 1, key)).rejects.toMatchObject(reused)
  await expect(rate(page, other.id, 5, key)).rejects.toMatchObject(reused)
  await expect(page.call(startLog, { body: start, key })).rejects.toMatchObject(reused)
  expect(await printTables(server.db)).toEqual(before)
})

it('a different label doesn’t change the body: a reloaded page may ask again', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const { id } = await findReservation(page, 'FOY1001', 'García')
  const sent = { params: { reservationId: id }, key: randomUUID() }
  const first = await page.send(rateExperience, {
    ...sent,
    body: { rate_experience: 5, tracking_number: 'a', lang: 'en' },
  })
  const again = await page.send(rateExperience, {
    ...sent,
    body: { rate_experience: 5, tracking_number: 'b', lang: 'es' },
  })
  expect([first.statusCode, again.statusCode]).toEqual([200, 200])
})

it('the key of one visit is not valid for another', async () => {
  const server = await createTestServer()
  const key = randomUUID()
  for (const [reference, surname] of [
    ['FOY1001', 'García'],
    ['FOY1002', 'Müller'],
  ] as const) {
    const page = await server.open()
    const { id } = await findReservation(page, reference, surname)
    await rate(page, id, 4, key)
  }
  expect(await countRows(server.db, 'ratings')).toBe(2)
})

it('a first attempt that failed does not use up the key', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const key = randomUUID()
  const call = () => page.call(updateLog, { params: { code: 'FOY1001' }, body: { status: 'completed' }, key })
  await expect(call()).rejects.toMatchObject({ status: 404 })
  await findReservation(page, 'FOY1001', 'García')
  expect(await call()).toEqual({ success: true })
})

it('a key is at most 100 characters long', async () => {
  const page = await (await createTestServer()).open()
  await findReservation(page, 'FOY1001', 'García')
  await expect(page.call(startLog, { body: start, key: 'k'.repeat(101) })).rejects.toMatchObject({ status: 400 })
  expect(await page.call(startLog, { body: start, key: 'k'.repeat(100) })).toEqual({ success: true })
})
