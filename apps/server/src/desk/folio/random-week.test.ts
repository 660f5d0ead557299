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
/** `CI`, as in tools/test/full-run.ts; a number for a larger week. */
const stays = Number(process.env['RANDOM_WEEK_STAYS'] ?? (process.env['CI'] ? 120 : 40))

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
  timeout: 3_600_000,
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

  // As PostgreSQL does by itself, except in tests: what follows reads everything.
  await query(sql`analyze`)
  // Each posted line is in the ledger with its amount, and each payment with what was paid.
  const differing = await query(sql<{ id: string; minor: number; entered: number }>`
    with entered as (
      select coalesce(line_id::text, 'payment:' || payment_id) as cause, sum(minor)::int as minor
      from ledger_entries where account = 'guest' group by 1)
    select line.id, line.amount as minor, entered.minor as entered from folio_lines line
    left join entered on entered.cause = case when line.kind = 'payment' then line.origin else line.id::text end
    where (line.posted_on is not null or line.origin like 'payment:%')
      and line.amount <> coalesce(entered.minor, 0)`)
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

  // The VAT of an invoice is that of its lines in the ledger; after a credit note, that of each line alone.
  const invoiced = await query(sql<{
    id: string
    gross: number
    tax: number
    entered: number
    charged: number
    credited: boolean
    rounded: number
  }>`
    select invoice.id, (rate ->> 'gross')::int as gross, (rate ->> 'tax')::int as tax,
      of_lines.entered, of_lines.charged, of_lines.credited, of_lines.rounded
    from invoices invoice, jsonb_array_elements(invoice.document -> 'rates') rate,
      lateral (select coalesce(sum(line.amount), 0)::int as charged, bool_or(done.credited) as credited,
          coalesce(sum(entry.minor), 0)::int as entered, coalesce(sum(entry.rounded), 0)::int as rounded
        from invoiced_lines done join folio_lines line on line.hotel_id = done.hotel_id and line.id = done.line_id,
          lateral (select -sum(entry.minor) as minor, -sum(entry.minor) filter (where kind = 'rounding') as rounded
            from ledger_entries entry where entry.hotel_id = line.hotel_id and entry.line_id = line.id
              and entry.account = 'vat:' || (rate ->> 'vat')) entry
        where done.invoice_id = invoice.id and coalesce(line.vat, 0) = (rate ->> 'vat')::int
          and (line.kind = 'tax') = (rate ->> 'category' = 'E')) of_lines
    where invoice.kind = 'invoice'`)
  expect(invoiced.some(({ rounded }) => rounded !== 0)).toBe(true)
  for (const { id, gross, charged, tax, entered, credited } of invoiced) {
    expect(gross, id).toBe(charged)
    if (!credited) expect(entered, id).toBe(tax)
  }
  const roundedAlone = await query(sql`
    select entry.line_id from ledger_entries entry where entry.kind = 'rounding' and not exists (
      select from invoiced_lines done
      where done.hotel_id = entry.hotel_id and done.line_id = entry.line_id and not done.credited)
    group by entry.line_id, entry.account having sum(entry.minor) <> 0`)
  expect(roundedAlone).toEqual([])
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
