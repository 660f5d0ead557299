import { exportJournal } from '@foyer/contract/staff/day-close.ts'
import { readFolio } from '@foyer/contract/staff/folio.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { invoicingPalace } from '../invoice/testing/create-invoicing-desk.ts'
import { createDice } from './testing/dice.ts'
import { readPosted, runRandomWeek } from './testing/random-week.ts'

const SEED = 38
/** `CI`, as in tools/test/full-run.ts. */
const stays = process.env['CI'] ? 120 : 40

const config: HotelConfigInput = {
  ...invoicingPalace,
  folio: {
    ...invoicingPalace.folio,
    services: [
      { id: 'parking', names: { en: 'Parking' }, group: 'parking', price: 24_00, vat: 2100 },
      { id: 'dinner', names: { en: 'Dinner' }, group: 'food', price: 34_95, vat: 1000 },
      { id: 'minibar', names: { en: 'Minibar' }, group: 'food', price: 3_33, vat: 2100 },
      { id: 'tip', names: { en: 'Tip' }, group: 'other', price: 5_00, vat: 0 },
    ],
  },
}

it(`a random week of ${stays} stays: bills, invoices, VAT, ledger and journal agree`, {
  timeout: 900_000,
}, async () => {
  const server = await createTestServer()
  await server.publish(1, config)
  const week = await runRandomWeek(server, createDice(SEED), stays)
  const names = ['charge', 'correct', 'split', 'move', 'addPayer', 'pay', 'refund', 'void', 'changeNights', 'invoice']
  const ends = ['credit', 'cancel', 'noShow', 'checkOut']
  expect(Object.keys(week.done)).toEqual(expect.arrayContaining([...names, ...ends]))
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'administrator', name: 'Pau Ferrer' })
  const query = <Row>(text: ReturnType<typeof sql<Row>>) =>
    server.db.inHotel(1, async (tx) => (await text.execute(tx)).rows)

  for (const reference of week.references) {
    const { folios, lines, pending } = await desk.call(readFolio, { params: { reference } })
    const sum = (some: typeof lines) => some.reduce((all, { amount }) => all + amount.minor, 0)
    for (const { id, charges, paid, balance } of folios) {
      const own = lines.filter(({ folioId }) => folioId === id)
      expect([balance.minor, charges.minor - paid.minor], reference).toEqual([sum(own), sum(own)])
    }
    expect([folios.reduce((all, { balance }) => all + balance.minor, 0), pending.minor], reference).toEqual([
      sum(lines),
      Math.max(0, sum(lines)),
    ])
  }

  // Each posted line is in the ledger with its amount, and each payment with what was paid.
  const differing = await query(sql<{ id: string; minor: number; entered: number }>`
    select line.id, line.amount as minor, coalesce(sum(entry.minor) filter (where entry.account = 'guest'), 0)::int as entered
    from folio_lines line left join ledger_entries entry on entry.hotel_id = line.hotel_id
      and (entry.line_id = line.id or (line.kind = 'payment' and 'payment:' || entry.payment_id = line.origin))
    where line.posted_on is not null or line.origin like 'payment:%'
    group by line.id, line.amount
    having line.amount <> coalesce(sum(entry.minor) filter (where entry.account = 'guest'), 0)`)
  expect(differing).toEqual([])

  // The close has posted everything of the stays that have ended.
  const left = await query(sql<{ reference: string; minor: number }>`
    select stay.reference, sum(line.amount)::int as minor from reservations stay
    join folio_lines line on line.hotel_id = stay.hotel_id and line.reservation_id = stay.id
    where stay.state = 'departed' and stay.reference like 'WEEK%' and line.kind <> 'payment' and line.posted_on is null
    group by stay.reference having sum(line.amount) <> 0 order by 1`)
  expect(left).toEqual([])

  const series = await query(sql<{ numbers: number[]; last: number }>`
    select array_agg(invoice.number order by invoice.number) as numbers, max(given.last) as last
    from invoices invoice join invoice_series given using (hotel_id, series, year) group by series, year`)
  expect(series).toHaveLength(2)
  for (const { numbers, last } of series) expect(numbers).toEqual(Array.from({ length: last }, (_, at) => at + 1))

  // Invoices round once for each rate, the ledger once for each line: half a cent for each line at most.
  const invoiced = await query(sql<{
    id: string
    vat: number
    gross: number
    tax: number
    lines: number
    entered: number
    charged: number
  }>`
    select invoice.id, (rate ->> 'vat')::int as vat, (rate ->> 'gross')::int as gross, (rate ->> 'tax')::int as tax,
      of_lines.lines, of_lines.entered, of_lines.charged
    from invoices invoice, jsonb_array_elements(invoice.document -> 'rates') rate,
      lateral (select count(*)::int as lines, coalesce(sum(line.amount), 0)::int as charged,
          coalesce((-sum((select sum(entry.minor) from ledger_entries entry where entry.line_id = line.id
            and entry.account = 'vat:' || (rate ->> 'vat')))), 0)::int as entered
        from invoiced_lines done join folio_lines line on line.hotel_id = done.hotel_id and line.id = done.line_id
        where done.invoice_id = invoice.id and coalesce(line.vat, 0) = (rate ->> 'vat')::int
          and (line.kind = 'tax') = (rate ->> 'category' = 'E')) of_lines
    where invoice.kind = 'invoice'`)
  expect(invoiced.length).toBeGreaterThan(0)
  for (const { id, gross, charged, tax, entered, lines } of invoiced) {
    expect(gross, id).toBe(charged)
    expect(Math.abs(tax - entered), id).toBeLessThanOrEqual((lines + 1) / 2)
  }
  const credited = await query(sql<{ sum: number }>`
    select (invoice.total + credit.total)::int as sum from invoices invoice
    join invoices credit on credit.hotel_id = invoice.hotel_id and credit.corrects = invoice.id`)
  expect(credited.every(({ sum }) => sum === 0)).toBe(true)

  const unbalanced = await query(sql`select posting_id from ledger_entries group by posting_id having sum(minor) <> 0`)
  expect(unbalanced).toEqual([])
  const now = await readPosted(server)
  for (const [id, line] of week.posted) expect(now.get(id)).toBe(line)

  const ledger = Object.fromEntries(
    (
      await query(sql<{ account: string; minor: number }>`
        select account, sum(minor)::int as minor from ledger_entries group by account`)
    ).map(({ account, minor }) => [account, minor]),
  )
  expect(Object.values(ledger).reduce((sum, minor) => sum + minor, 0)).toBe(0)
  await expectSameJournal(desk, { from: '2027-05-01', until: week.lastDay }, ledger)

  const total = (key: 'cityTax') => week.reports.reduce((sum, report) => sum + report[key], 0)
  expect(total('cityTax')).toBe(0 - (ledger['tax:city'] ?? 0))
  for (const rate of [1000, 2100]) {
    const reported = week.reports.flatMap(({ vat }) => vat.filter((one) => one.rate === rate))
    expect(reported.reduce((sum, { vat }) => sum + vat, 0)).toBe(0 - (ledger[`vat:${rate}`] ?? 0))
  }
})

/** The journal's accounts, and both columns of its CSV, are those of the ledger to the cent. */
async function expectSameJournal(
  desk: Awaited<ReturnType<typeof createColleague>>,
  days: { readonly from: string; readonly until: string },
  ledger: Readonly<Record<string, number>>,
): Promise<void> {
  const file = async (form: 'csv' | 'json') =>
    Buffer.from((await desk.call(exportJournal, { body: { ...days, form } })).content, 'base64').toString()
  expect(JSON.parse(await file('json')).accounts).toEqual(ledger)
  const [, ...rows] = (await file('csv')).trim().split('\r\n')
  const sums: Record<string, number> = {}
  for (const row of rows) {
    const cells = row.split(',').map((cell) => cell.replaceAll('"', ''))
    const [account = '', debit, credit] = cells.slice(4, 7)
    sums[account] = (sums[account] ?? 0) + Math.round(100 * Number(debit)) - Math.round(100 * Number(credit))
  }
  expect(sums).toEqual(ledger)
}
