import { randomUUID } from 'node:crypto'
import { readReports, sendReportAgain, settleReport } from '@foyer/contract/staff/authority.ts'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import type { FreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import { NOON } from '../../platform/database/testing/templates.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { buildGuestPayload, findReservation, saveGuests, sign } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { runJob } from './testing/create-reporting.ts'
import { asked, startRegister } from './testing/simulated-registers.ts'

const DAY = '2027-05-10'
const slow = { timeout: 30_000, interval: 50 }

/** A demo hotel of each country, and a party of it that two children join. */
const hotels = {
  ses: { hotelId: 5, reference: 'FOY5001', surname: 'Olmo' },
  alloggiati: { hotelId: 4, reference: 'FOY4001', surname: 'Bianchi' },
  siba: { hotelId: 2, reference: 'FOY2001', surname: 'Jensen' },
} as const

const family = [
  { firstName: 'Ada', birthDate: '1985-06-01' },
  { firstName: 'Bruno', birthDate: '1983-02-11' },
  { firstName: 'Carla', birthDate: '2017-09-05' },
  { firstName: 'Dario', birthDate: '2019-12-24' },
] as const

interface Case {
  readonly authority: keyof typeof hotels
  /** When they get the key, in UTC. */
  readonly at?: string
  /** The register's own day. */
  readonly today?: string
}

async function createFamily({ authority, at = `${DAY}T14:00:00Z`, today = DAY }: Case) {
  const register = await startRegister(authority, today)
  const { hotelId, reference, surname } = hotels[authority]
  const server = await createTestServer({ authorityFor: register.authorityFor })
  await addChildren(server.db, hotelId, reference)
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', hotelId })
  const page = await server.open({ hotelId })
  const found = await findReservation(page, reference, surname)
  const [{ id: relatedTo } = { id: '' }] = found.guests

  const checkIn = async () => {
    const guests = found.guests.map((guest, place) => {
      const { firstName, birthDate } = family[place] ?? family[0]
      const { relationship, ...more } = asked[authority]
      const ofChild = place > 1 && relationship && { relationship, relatedTo }
      return buildGuestPayload(guest, { firstName, lastName: surname, birthDate, ...more, ...ofChild })
    })
    await saveGuests(page, found, guests)
    await sign(page, { ...found, guests: found.guests.slice(0, 2) })
    await server.db.inHotel(hotelId, (tx) =>
      tx
        .updateTable('reservations')
        .set({ state: 'inHouse', checked_in_at: new Date(at) })
        .where('reference', '=', reference)
        .execute(),
    )
  }
  const read = async () => (await desk.call(readReports)).reports.find((one) => one.reference === reference)
  let now = NOON
  const runJobNow = () => runJob({ ...register, db: server.db, hotelId, now: new Date(now) })
  /** Meanwhile the job asks what became of what was sent. */
  const until = (state: string) =>
    vi.waitFor(async () => {
      await runJobNow()
      expect((await read())?.state).toBe(state)
    }, slow)
  const setNow = async (moment: string) => {
    now = moment
    server.setNow(moment)
    await register.setDay(moment.slice(0, 10))
  }
  return { ...server, register, desk, params: { reference }, surname, checkIn, read, until, runJobNow, setNow }
}

async function addChildren(db: FreshDatabase, hotelId: number, reference: string) {
  await db.inHotel(hotelId, async (tx) => {
    const { rows } = await sql<{ id: string; guests: number }>`select stay.id, count(*)::int as guests
      from reservations stay join guests on reservation_id = stay.id where reference = ${reference} group by stay.id`.execute(
      tx,
    )
    for (const { id, guests } of rows)
      for (let position = guests + 1; position <= family.length; position += 1)
        await sql`insert into guests (hotel_id, id, reservation_id, position, main, adult, given)
          values (${hotelId}, ${randomUUID()}, ${id}, ${position}, false, false, '{}')`.execute(tx)
    await sql`update reservations set children = 2 where reference = ${reference}`.execute(tx)
  })
}

const each = Object.keys(hotels) as (keyof typeof hotels)[]

it.each(each)('a family of four is accepted by %s, and the desk has the receipt', async (authority) => {
  const { register, surname, checkIn, read, until } = await createFamily({ authority })
  await checkIn()
  await until('accepted')
  expect(await read()).toMatchObject({
    guests: family.length,
    receipts: [
      { operation: 'send', number: expect.stringMatching(/./), sha256: expect.stringMatching(/^[0-9a-f]{12}$/) },
    ],
  })
  expect(await register.listArrivals(surname)).toEqual(family.map(() => DAY))
})

it.each([
  ['ses', '2027-05-10T22:30:00Z'],
  ['alloggiati', '2027-05-10T22:30:00Z'],
  ['siba', '2027-05-10T23:30:00Z'],
] as const)('a family that arrives at half past midnight is reported to %s with the new day', async (authority, at) => {
  const { register, surname, checkIn, until } = await createFamily({ authority, at, today: '2027-05-11' })
  await checkIn()
  await until('accepted')
  expect(await register.listArrivals(surname)).toEqual(family.map(() => '2027-05-11'))
})

it.each(each)(
  'an answer of %s that is lost after it has stored the report: nothing is sent twice',
  async (authority) => {
    const { register, desk, params, surname, checkIn, read, until } = await createFamily({ authority })
    await register.loseAnswer()
    await checkIn()
    await until('unknown')
    await desk.call(settleReport, { params, body: { number: 'PORTAL-7' } })
    await until('accepted')
    expect(await read()).toMatchObject({ receipts: [{ number: 'PORTAL-7' }] })
    expect(await register.listArrivals(surname)).toHaveLength(family.length)
  },
)

it.each(each)(
  'a family that %s refuses is accepted once the cause is gone and reception sends it again',
  async (authority) => {
    const { register, desk, params, surname, checkIn, read, until } = await createFamily({ authority })
    await register.refuse(params.reference)
    await checkIn()
    await until('refused')
    expect((await read())?.reasons[0]?.text).not.toBe('')
    expect(await register.listArrivals(surname)).toEqual([])
    await register.refuse()
    await desk.call(sendReportAgain, { params, body: {} })
    await until('accepted')
    expect(await register.listArrivals(surname)).toHaveLength(family.length)
  },
)

it('a family that stays 40 nights in Italy is reported again after 30 days, once', async () => {
  const { db, register, params, surname, checkIn, until, runJobNow, setNow } = await createFamily({
    authority: 'alloggiati',
  })
  const updateStay = (changes: { end_date: string } | { checked_in_at: Date }) =>
    db.inHotel(hotels.alloggiati.hotelId, (tx) =>
      tx.updateTable('reservations').set(changes).where('reference', '=', params.reference).execute(),
    )
  await updateStay({ end_date: '2027-06-19' })
  await checkIn()
  await until('accepted')
  expect(await register.listArrivals(surname)).toEqual(family.map(() => DAY))
  await setNow('2027-06-08T10:00:00Z')
  await runJobNow()
  expect(await register.listArrivals(surname)).toHaveLength(family.length)
  await setNow('2027-06-09T10:00:00Z')
  const all = [...family.map(() => DAY), ...family.map(() => '2027-06-09')]
  await vi.waitFor(async () => {
    await runJobNow()
    expect(await register.listArrivals(surname)).toEqual(all)
  }, slow)
  await until('accepted')
  // The hour of arrival is corrected.
  await updateStay({ checked_in_at: new Date(`${DAY}T15:00:00Z`) })
  await runJobNow()
  expect(await register.listArrivals(surname)).toEqual(all)
})
