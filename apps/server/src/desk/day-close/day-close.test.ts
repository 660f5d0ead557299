import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { countDrawer, endDrawer, readDrawers } from '@foyer/contract/staff/cash.ts'
import {
  closeDay,
  exportJournal,
  makeDayReport,
  noteLateArrival,
  readDayClose,
} from '@foyer/contract/staff/day-close.ts'
import { recordPayment } from '@foyer/contract/staff/money.ts'
import { markNoShow } from '@foyer/contract/staff/no-show.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { expect, it } from 'vitest'
import { createSites } from '../../access/site/sites.ts'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { closeDueDays } from './close-due-days.ts'

const noChanges = { publish() {}, subscribe: () => () => {}, async stop() {} }
const key = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`

/** A desk; `decide` leaves one party in house, and no arrival or departure to decide about. */
async function createDay() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Pau Ferrer' })
  const { day } = await desk.call(readDayClose)
  const decide = (until = day, except = '') =>
    server.db.inHotel(1, async (tx) => {
      await tx.updateTable('reservations').set({ state: 'inHouse' }).where('reference', '=', 'FOY1001').execute()
      await tx
        .updateTable('reservations')
        .set({ state: 'cancelled' })
        .where('state', '=', 'expected')
        .where('start_date', '<=', until)
        .where('reference', '<>', except)
        .execute()
      await tx
        .updateTable('reservations')
        .set({ state: 'departed' })
        .where('state', '=', 'inHouse')
        .where('end_date', '<=', until)
        .execute()
    })
  const payCash = (minor: number, digit = 1) =>
    desk.call(recordPayment, { params: { reference: 'FOY1001' }, body: { way: 'cash', minor }, key: key(digit) })
  const countCash = async (coins: number) => {
    const [drawer] = (await desk.call(readDrawers)).open
    const params = { id: drawer?.id ?? '' }
    await desk.call(countDrawer, { params, body: { notes: {}, coins } })
    await desk.call(endDrawer, { params, body: { toSafe: coins } })
  }
  const points = async () =>
    Object.fromEntries((await desk.call(readDayClose)).points.map(({ kind, state }) => [kind, state]))
  const runJob = (nextDay: string, time: string) =>
    closeDueDays(
      server.db,
      { id: 1, timeZone: 'Europe/Madrid' },
      { sites: createSites(server.db), changes: noChanges, now: new Date(`${nextDay}T${time}Z`) },
    )
  return { ...server, runJob, desk, day, decide, payCash, countCash, points }
}

it('S26 undecided arrivals and uncounted cash stop the close, whose report hides the cash until then', async () => {
  const { desk, day, decide, payCash, countCash, points } = await createDay()
  await payCash(100_00)
  expect(await points()).toMatchObject({ noShows: 'stops', cash: 'stops' })
  expect(await desk.call(readDayClose)).toMatchObject({ hidesCash: true, report: { payments: [] } })
  const close = () => desk.call(closeDay, { body: { day } })
  await expect(close()).rejects.toMatchObject({ problem: 'dayNotReady' })
  await decide()
  expect(await points()).toMatchObject({ noShows: 'done', cash: 'stops' })
  await expect(close()).rejects.toMatchObject({ problem: 'dayNotReady' })
  await countCash(100_00)
  expect((await close()).report).toMatchObject({
    day,
    payments: [{ way: 'cash', count: 1, taken: 100_00, net: 100_00 }],
    drawers: [{ expected: 100_00, counted: 100_00, countedBy: 'Pau Ferrer' }],
  })
})

it('a party that is still coming does not stop the close, and stays expected', async () => {
  const { desk, points } = await createDay()
  const waiting = (await desk.call(readDayClose)).noShows
  expect(waiting.length).toBeGreaterThan(0)
  for (const { reference } of waiting) await desk.call(noteLateArrival, { params: { reference } })
  expect(await points()).toMatchObject({ noShows: 'done' })
  expect((await desk.call(readDayClose)).noShows.map(({ isLate }) => isLate)).toEqual(waiting.map(() => true))
})

it('a night that is charged to guests who were still coming is posted by the next close', async () => {
  const { desk, db, day, decide, publish, runJob } = await createDay()
  await publish(1, { folio: { closing: { at: '03:00' } } })
  const params = { reference: 'FOY1005' }
  await desk.call(noteLateArrival, { params })
  await decide(day, params.reference)
  await runJob(addDays(day, 1), '04:00')
  await desk.call(markNoShow, { params, body: { charge: 'firstNight' } })
  await decide(addDays(day, 1))
  await runJob(addDays(day, 2), '04:00')
  expect((await desk.call(readDayClose)).closed.map((one) => one.day)).toEqual([addDays(day, 1), day])
  const posted = await db.inHotel(1, (tx) =>
    tx
      .selectFrom('folio_lines as line')
      .innerJoin('reservations as stay', 'stay.id', 'line.reservation_id')
      .select(['line.posted_on', 'line.amount'])
      .where('stay.reference', '=', params.reference)
      .where('line.kind', '=', 'charge')
      .execute(),
  )
  expect(posted.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThan(0)
  expect(new Set(posted.map(({ posted_on }) => posted_on))).toEqual(new Set([addDays(day, 1)]))
})

it('staff see which payments are with the bank, so that they can ask about each', async () => {
  const { desk, db, payCash } = await createDay()
  await payCash(100_00)
  expect((await desk.call(readDayClose)).openPayments).toEqual([])
  await db.inHotel(1, (tx) => tx.updateTable('payments').set({ state: 'unknown' }).where('id', '=', key(1)).execute())
  expect((await desk.call(readDayClose)).openPayments).toEqual([{ reference: 'FOY1001', id: key(1) }])
})

it('a day is closed once, also if four press at once: its postings are counted once, and the next day is open', async () => {
  const { desk, db, day, decide, payCash, countCash } = await createDay()
  await decide()
  await payCash(100_00)
  await countCash(100_00)
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => desk.call(closeDay, { body: { day } })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(desk.call(closeDay, { body: { day } })).rejects.toMatchObject({ problem: 'alreadyHandled' })
  expect(await desk.call(readDayClose)).toMatchObject({
    day: addDays(day, 1),
    isAhead: true,
    report: { payments: [], revenue: [] },
    closed: [{ day, by: 'Pau Ferrer' }],
  })
  const next = desk.call(closeDay, { body: { day: addDays(day, 1) } })
  await expect(next).rejects.toMatchObject({ problem: 'dayNotReady' })
  const postings = await db.inHotel(1, (tx) =>
    tx.selectFrom('ledger_entries').select('posting_id').distinct().execute(),
  )
  const counted = await db.inHotel(1, (tx) => tx.selectFrom('day_postings').select('posting_id').execute())
  expect(counted.map(({ posting_id }) => posting_id).toSorted()).toEqual(
    postings.map(({ posting_id }) => posting_id).toSorted(),
  )
  const { entries } = await desk.call(readAudit)
  expect(entries.filter(({ action }) => action === 'dayClosed')).toHaveLength(1)
})

it('a payment that comes in during the close is in the journal of the day if, and only if, it is in its report', async () => {
  const { desk, db, day, decide, payCash, countCash } = await createDay()
  await decide()
  await payCash(100_00)
  await countCash(100_00)
  // Simulates a refund that another transaction commits between two statements of the close.
  await db.asOwner((client) =>
    client.query(`create function refund_meanwhile() returns trigger language plpgsql as $$ begin
       insert into ledger_entries (hotel_id, posting_id, account, minor, currency, kind, payment_id, reservation_id)
         select hotel_id, '${key(9)}', account, sign(minor) * -3000, currency, 'refund', payment_id, reservation_id
         from ledger_entries where kind = 'capture'
           and not exists (select from ledger_entries where posting_id = '${key(9)}');
       return null; end $$;
     create trigger refund_meanwhile before insert on day_postings
       for each statement execute function refund_meanwhile()`),
  )
  const { report } = await desk.call(closeDay, { body: { day } })
  const { content } = await desk.call(exportJournal, { body: { from: addDays(day, -1), until: day, form: 'json' } })
  const { accounts } = JSON.parse(Buffer.from(content, 'base64').toString())
  expect(report.payments.reduce((sum, { net }) => sum + net, 0)).toBe(accounts.cash)
})

it('the close posts the nights: revenue, VAT and city tax of the report are those of the ledger, and so is the journal', async () => {
  const { desk, db, day, decide } = await createDay()
  await decide()
  const { report } = await desk.call(closeDay, { body: { day } })
  const sums = await db.inHotel(1, (tx) =>
    tx
      .selectFrom('ledger_entries')
      .select((entry) => ['account', entry.fn.sum<string>('minor').as('sum')])
      .groupBy('account')
      .execute(),
  )
  const ledger = Object.fromEntries(sums.map(({ account, sum }) => [account, Number(sum)]))
  expect(Object.values(ledger).reduce((all, minor) => all + minor, 0)).toBe(0)
  expect(report.revenue.find(({ group }) => group === 'room')?.net).toBe(0 - (ledger['revenue:room'] ?? Number.NaN))
  for (const { rate, vat } of report.vat) expect(vat).toBe(0 - (ledger[`vat:${rate}`] ?? Number.NaN))
  expect(report.cityTax).toBe(0 - (ledger['tax:city'] ?? 0))
  expect(report.rooms.sold).toBeGreaterThan(0)
  expect(report.averageRate).toBe(Math.round((0 - (ledger['revenue:room'] ?? 0)) / report.rooms.sold))
  const file = async (form: 'csv' | 'json') => {
    const { content } = await desk.call(exportJournal, { body: { from: addDays(day, -1), until: day, form } })
    return Buffer.from(content, 'base64').toString()
  }
  expect(JSON.parse(await file('json'))).toMatchObject({ format: 'foyer-journal-1', accounts: ledger })
  const rows = (await file('csv')).trim().split('\r\n').slice(1)
  const cents = (column: number) =>
    rows.reduce((sum, row) => sum + Math.round(100 * Number(row.split(',')[column]?.replaceAll('"', '') ?? 0)), 0)
  expect(rows.length).toBeGreaterThan(1)
  expect(cents(5)).toBe(cents(6))
  const paper = (form: 'pdf' | 'csv') => desk.call(makeDayReport, { params: { day }, body: { form } })
  expect(Buffer.from((await paper('csv')).content, 'base64').toString()).toContain('"rooms","sold"')
  expect((await readPdf((await paper('pdf')).content)).pages[0]).toContain('Manager’s report')
})

it('the job closes yesterday at the hotel’s time, one day at a time; what stops it is one alert, which ends with the close', async () => {
  const { desk, day, decide, publish, runJob } = await createDay()
  await publish(1, { folio: { closing: { at: '03:00' } } })
  const run = (time: string) => runJob(addDays(day, 1), time)
  const closed = async () => (await desk.call(readDayClose)).closed
  const alerts = async () => {
    const { open, handled } = await desk.call(listAlerts)
    const days = (some: typeof open) =>
      some.filter(({ kind }) => kind === 'dayNotClosed').map(({ problem, times }) => `${problem} ${times}`)
    return [days(open), days(handled)]
  }
  await run('04:00')
  await run('04:10')
  expect(await closed()).toEqual([])
  expect(await alerts()).toEqual([[`${day} 1`], []])
  await decide()
  await run('04:00')
  // The next one is due a day later.
  await run('04:10')
  expect(await closed()).toMatchObject([{ day }])
  expect((await closed())[0]?.by).toBeUndefined()
  expect(await alerts()).toEqual([[], [`${day} 1`]])
})
