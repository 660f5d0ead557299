import { saveStep, startLog } from '@foyer/contract/checkin-log.ts'
import { visitReservations } from '@foyer/contract/reservation.ts'
import { arrival, findStays, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { makeDayCards } from '@foyer/contract/staff/registration.ts'
import { freeScreen, openStay, revealDocument, setRoomReady } from '@foyer/contract/staff/stay.ts'
import { countByFilter } from '@foyer/domain/staff/arrival-filters.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { writeAudit } from '../../access/audit/audit.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

async function openReception() {
  const server = await createTestServer()
  const page = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  const arrivals = async (query: { day?: string; search?: string } = {}) =>
    (await page.call(listArrivals, { query })).arrivals
  return { ...server, page, arrivals }
}

it('shows today’s arrivals, their progress and the next step', async () => {
  const { page } = await openReception()
  const { day, arrivals } = await page.call(listArrivals)
  expect(day).toBe('2027-05-10')
  const rows = arrivals.map(
    ({ reference, states: s, balance }) =>
      `${reference} ${s.registered.mark} ${s.signed.mark} ${s.paid.mark} ${s.roomReady.mark} ${s.keyReady.mark} ${s.next} ${balance.minor}`,
  )
  expect(rows).toContain('FOY1001 notYet notYet partly done notYet register 24000')
  expect(rows).toContain('FOY1003 done done done done notYet keyOnly 0')
  expect(rows.find((row) => row.startsWith('FOY1007'))).toContain('needsPerson notYet roomNotAvailable')
  expect(rows.find((row) => row.startsWith('FOY1014'))).toMatch(/notYet notYet (register|roomNotReady)/)
  expect(rows.some((row) => /FOY10(11|12|15|16)/.test(row))).toBe(false)
  expect(countByFilter(arrivals)).toMatchObject({ atScreen: 0, checkedIn: 0, needsPerson: 1, roomNotReady: 2 })
})

it('finds stays by name without accents, number, group and room, never by a partial guess', async () => {
  const { arrivals, page } = await openReception()
  const found = async (search: string) => (await arrivals({ search })).map(({ reference }) => reference)
  expect(await found('muller')).toEqual(['FOY1002'])
  expect(await found('garc lucia')).toEqual(['FOY1001'])
  expect(await found('foy1006')).toEqual(['FOY1006'])
  expect(await found('grp77')).toEqual(['FOY1009', 'FOY1010'])
  expect(await found('412')).toEqual(['FOY1002'])
  expect(await found('mulller')).toEqual([])
  expect(await found('%')).toEqual([])
  const stays = async (query: { search?: string; list?: 'inHouse' | 'departures' }) =>
    (await page.call(findStays, { query })).stays.map(({ reference }) => reference)
  expect(await stays({ search: 'kowal' })).toEqual(['FOY1011'])
  // S10 Spellings as machines and people write them, and the reservation's email address.
  expect(await found('mueller')).toEqual(['FOY1002'])
  expect(await found('Lucia.Garcia@')).toEqual(['FOY1001'])
  expect((await stays({ list: 'inHouse' })).toSorted()).toEqual(['FOY1011', 'FOY1012'])
  expect(await stays({})).toEqual([])
})

it('S16 shows which screen a guest is at now, and frees it', async () => {
  const { arrivals, page, open, openKiosk } = await openReception()
  const kiosk = await openKiosk()
  const reservation = await findReservation(kiosk, 'FOY1001', 'García López')
  const begin = { reference: reservation.reference, hotelId: 1, action: 'checkin' as const, guestCount: 1 }
  await kiosk.call(startLog, { body: begin })
  const atScreen = async () => (await arrivals()).filter(({ group }) => group === 'atScreen')
  const [row] = await atScreen()
  expect(row).toMatchObject({ reference: 'FOY1001', group: 'atScreen', screen: { appKey: 'kiosk', channel: 'kiosk' } })
  expect(row?.states.registered.mark).toBe('now')
  // S16 The step that the page reported last.
  const reach = (step: string) =>
    kiosk.call(saveStep, { body: { ...begin, step, isPok: true, isFrontApp: false, finished: false } })
  await reach('guest-detail')
  await reach('signpad')
  expect((await atScreen())[0]?.screen?.step).toBe('signature')
  await reach('guest-detail')
  expect((await atScreen())[0]?.screen?.step).toBe('form')

  const phone = await open()
  await findReservation(phone, 'FOY1001', 'García López')
  const tryOnPhone = () => phone.call(startLog, { body: begin })
  await expect(tryOnPhone()).rejects.toMatchObject({ problem: 'reservationInUse' })
  expect(await page.call(freeScreen, { params: { reference: 'FOY1001' } })).toEqual({ freed: true })
  await expect(kiosk.call(visitReservations)).rejects.toMatchObject({ problem: 'noVisit' })
  await tryOnPhone()
  expect(await atScreen()).toMatchObject([{ screen: { appKey: 'own', channel: 'ownDevice' } }])
  const { timeline } = await page.call(openStay, { params: { reference: 'FOY1001' } })
  expect(timeline).toContainEqual(expect.objectContaining({ what: 'staff', by: 'A manager', detail: 'screenFreed' }))
  expect(timeline).toContainEqual(expect.objectContaining({ what: 'begun', by: 'own', channel: 'ownDevice' }))
  expect(timeline.find(({ what }) => what === 'staff')?.channel).toBeUndefined()
})

it('opens a stay with guests, bill and messages; document numbers stay masked until someone gives a reason', async () => {
  const { page } = await openReception()
  const stay = await page.call(openStay, { params: { reference: 'foy1003' } })
  expect(stay).toMatchObject({ reference: 'FOY1003', lastName: 'Rossi', preCheckinCompleted: true })
  expect(stay.bill.pending).toEqual({ minor: 0, currency: 'EUR' })
  expect(stay.bill.lines.length).toBeGreaterThan(2)
  const guest = stay.guests.find(({ documentMasked }) => documentMasked)
  expect(guest).toMatchObject({ complete: true, signature: 'signed', missing: [] })
  expect(guest?.documentMasked).toContain('···')
  const params = { reference: 'FOY1003', guestId: guest?.id ?? '' }
  const { documentNumber } = await page.call(revealDocument, { params, body: { reason: 'compare with the passport' } })
  expect(documentNumber.startsWith(guest?.documentMasked?.slice(0, 4) ?? '?')).toBe(true)
  const { entries } = await page.call(readAudit)
  expect(entries[0]).toMatchObject({ action: 'documentRevealed', subject: 'FOY1003' })
  expect(JSON.stringify(entries)).not.toContain(documentNumber)
  await expect(page.call(openStay, { params: { reference: 'FOY2001' } })).rejects.toMatchObject({ status: 404 })
})

it('a room that is set ready becomes ready for its guest', async () => {
  const { page, arrivals } = await openReception()
  const ready = async () => (await arrivals({ search: 'FOY1014' }))[0]?.states.roomReady.mark
  expect(await ready()).toBe('notYet')
  await page.call(setRoomReady, { params: { number: '302' }, body: { ready: true } })
  expect(await ready()).toBe('done')
})

it('S14 another day shows its expected arrivals, and a past day shows who came', async () => {
  const { arrivals, page, db, setNow } = await openReception()
  const on = async (day: string) => (await arrivals({ day })).map(({ reference, group }) => `${reference} ${group}`)
  expect(await on('2027-05-11')).toEqual(['FOY1015 expected'])
  expect(await page.call(listArrivals, { query: { day: '2027-05-11' } })).toMatchObject({
    day: '2027-05-11',
    today: '2027-05-10',
  })
  await db.inHotel(1, (tx) =>
    tx
      .updateTable('reservations')
      .set({ state: 'departed', checked_in_at: new Date('2027-05-10T15:00:00Z') })
      .where('reference', '=', 'FOY1006')
      .execute(),
  )
  setNow('2027-05-12T10:00:00Z')
  const then = await on('2027-05-10')
  expect(then).toContain('FOY1006 checkedIn')
  expect(then).toContain('FOY1001 expected')
  expect(then.some((row) => /FOY10(15|16)/.test(row))).toBe(false)
})

it('S14 the timeline shows changes to the room and the day’s papers, even those made by no staff member', async () => {
  const { page, db } = await openReception()
  const done = async (reference: string) =>
    (await page.call(openStay, { params: { reference } })).timeline
      .filter(({ what }) => what === 'staff')
      .map(({ detail, by }) => `${detail} ${by ?? '–'}`)
  await page.call(setRoomReady, { params: { number: '302' }, body: { ready: true } })
  await db.inHotel(1, async (tx) => {
    await writeAudit(tx, { hotelId: 1 }, { action: 'reservationCancelled', subject: 'FOY1016' })
    // The audit uses the database's clock, which differs from the hotel's clock in this test.
    await sql`update reservations set start_date = current_date, end_date = current_date + 2 where reference = 'FOY1014'`.execute(
      tx,
    )
    await sql`update reservations set state = 'inHouse', checked_in_at = '2027-05-10T15:00:00Z' where reference = 'FOY1006'`.execute(
      tx,
    )
  })
  await page.call(makeDayCards, { body: { day: '2027-05-10' } })
  expect(await done('FOY1014')).toEqual(['roomSetReady A manager'])
  expect(await done('FOY1016')).toEqual(['reservationCancelled –'])
  expect(await done('FOY1006')).toEqual(['cardsMade A manager'])
  expect(await done('FOY1001')).toEqual([])
})

it('S40 the lists of guests in house and of departures are those of any day', async () => {
  const { app, db } = await createTestServer()
  const desk = await createColleague(db, new Browser(app), { role: 'receptionist' })
  const list = async (which: 'inHouse' | 'departures', day?: string) => {
    const { stays } = await desk.call(findStays, { query: { list: which, ...(day && { day }) } })
    return stays.map(({ reference }) => reference)
  }
  const { stays: today } = await desk.call(findStays, { query: { list: 'inHouse' } })
  expect(await list('inHouse', '2027-05-10')).toEqual(today.map(({ reference }) => reference))
  const { arrivals } = await desk.call(listArrivals)
  const expected = arrivals.find(({ endDate, state }) => state === 'expected' && endDate > '2027-05-11')
  expect(await list('inHouse', '2027-05-11')).toContain(expected?.reference)
  expect(await list('departures', expected?.endDate)).toContain(expected?.reference)
  expect(await list('departures', '2027-05-11')).not.toContain(expected?.reference)
  expect(await list('inHouse', '2027-05-09')).not.toContain(expected?.reference)
})

it('S45 a row of a list says the same as the whole stay', async () => {
  const { app, db, open } = await createTestServer()
  const desk = await createColleague(db, new Browser(app), { role: 'manager' })
  const phone = await open()
  const { reference } = await findReservation(phone, 'FOY1001', 'García López')
  await phone.call(startLog, { body: { reference, hotelId: 1, action: 'checkin', guestCount: 1 } })
  await db.inHotel(1, (tx) =>
    sql`insert into pre_checkins (hotel_id, id, reservation_id, app_key, arrival_time)
      select hotel_id, gen_random_uuid(), id, 'own', '17:45' from reservations where reference = 'FOY1001'`.execute(tx),
  )
  await db.inHotel(1, (tx) =>
    sql`update guests set replaced_at = clock_timestamp() where not main
      and reservation_id = (select id from reservations where reference = 'FOY1002')`.execute(tx),
  )
  const { arrivals } = await desk.call(listArrivals)
  const { stays } = await desk.call(findStays, { query: { list: 'inHouse' } })
  expect(arrivals.some(({ screen }) => screen)).toBe(true)
  expect(arrivals.some(({ expectedAt }) => expectedAt === '17:45')).toBe(true)
  for (const row of [...arrivals, ...stays]) {
    const stay = await desk.call(openStay, { params: { reference: row.reference } })
    expect(z.parse(arrival, stay)).toEqual(row)
  }
})

it('S45 a list that was read before shows what has changed of its stays, its hotel and its day', async () => {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  const read = async () => {
    const { stays } = await desk.call(findStays, { query: { search: 'FOY1001' } })
    return stays[0]
  }
  const before = await read()
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ adults: 3 }).where('reference', '=', 'FOY1001').execute(),
  )
  expect(await read()).toEqual({ ...before, adults: 3 })
  await server.db.inHotel(1, (tx) => tx.updateTable('room_types').set({ names: '{"en":"Cabin"}' }).execute())
  expect(await read()).toMatchObject({ adults: 3, roomTypeNames: { en: 'Cabin' } })
  // At the owner's, because no role of the server changes a currency.
  await server.db.asOwner((owner) => owner.query(`update hotels set currency = 'CHF' where id = 1`))
  expect(await read()).toMatchObject({ balance: { currency: 'CHF' } })
})

it('S45 a list that was read before reads only the stays that have changed', async () => {
  const { app, db } = await createTestServer()
  const desk = await createColleague(db, new Browser(app), { role: 'manager' })
  const parse = vi.spyOn(JSON, 'parse')
  onTestFinished(() => parse.mockRestore())
  const read = async () => {
    parse.mockClear()
    const { arrivals } = await desk.call(listArrivals)
    const stays = parse.mock.calls.flatMap(([text]) => /"reference":"(FOY\d+)","group_locator"/.exec(text)?.[1] ?? [])
    return { arrivals, stays }
  }
  const first = await read()
  expect(first.stays).toHaveLength(first.arrivals.length)
  expect(await read()).toEqual({ arrivals: first.arrivals, stays: [] })
  await db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ adults: 3 }).where('reference', '=', 'FOY1001').execute(),
  )
  expect((await read()).stays).toEqual(['FOY1001'])
})

it('S45 the list reads all its stays with one statement, and sends what they share once', async () => {
  const { app, db } = await createTestServer()
  const page = await createColleague(db, new Browser(app), { role: 'receptionist' })
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => sent.mockRestore())
  const answer = await page.send(listArrivals)
  const { arrivals } = z.decode(listArrivals.reply, answer.json())
  expect(arrivals.length).toBeGreaterThan(5)
  const reads = sent.mock.calls.filter((asked) => JSON.stringify(asked[0]).includes('from unnest('))
  expect(reads).toHaveLength(1)
  const [name = ''] = arrivals.flatMap(({ roomTypeNames }) => roomTypeNames['de'] ?? [])
  expect(arrivals.filter(({ roomTypeNames }) => roomTypeNames['de'] === name).length).toBeGreaterThan(1)
  expect(answer.body.split(JSON.stringify(name))).toHaveLength(2)
})
