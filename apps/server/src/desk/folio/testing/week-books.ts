import { exportJournal } from '@foyer/contract/staff/day-close.ts'
import type { DayReport } from '@foyer/contract/staff/day-report.ts'
import { readFolio } from '@foyer/contract/staff/folio.ts'
import type { InvoiceDocument } from '@foyer/domain/invoice/invoice.ts'
import { getAccount } from '@foyer/domain/payment/posting.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { writeFacturX } from '../../../money/invoice/factur-x.ts'
import { findBrokenRules } from '../../../money/invoice/testing/check-en16931.ts'
import { Browser } from '../../../testing/browser.ts'
import type { TestServer } from '../../../testing/create-test-server.ts'
import { createColleague, type StaffPage } from '../../../testing/staff-page.ts'
import { type RandomWeek, readPosted } from './random-week.ts'

type Query = <Row>(text: ReturnType<typeof sql<Row>>) => Promise<Row[]>
type Accounts = Readonly<Record<string, number>>

const sum = (minor: readonly number[]) => minor.reduce((all, one) => all + one, 0)

/** What must hold after a week at the desk, whatever happened in it. */
export async function expectBooksAgree(server: TestServer, week: RandomWeek): Promise<void> {
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'administrator', name: 'Pau Ferrer' })
  const query: Query = (text) => server.db.inHotel(1, async (tx) => (await text.execute(tx)).rows)
  // As PostgreSQL does by itself, except in tests: what follows reads everything.
  await query(sql`analyze`)
  for (const reference of week.references) await expectBalanced(desk, reference)
  await expectPosted(query)
  await expectNumbers(query)
  await expectInvoicedVat(query)
  await expectStructuredData(query)
  await expectActionsLogged(query, week.done)
  const now = await readPosted(server)
  for (const [id, line] of week.posted) expect(now.get(id)).toBe(line)
  const ledger = await readAccounts(query)
  expect(sum(Object.values(ledger))).toBe(0)
  const valid = await query(sql<{ number: string; total: number }>`
    select document ->> 'number' as number, total from invoices invoice where kind = 'invoice'
      and not exists (select from invoices credit where credit.corrects = invoice.id)`)
  await expectSameJournal(
    desk,
    { from: '2027-05-01', until: week.lastDay },
    { ledger, valid: Object.fromEntries(valid.map(({ number, total }) => [number, total])) },
  )
  expectSameReports(week.reports, ledger)
}

/** The balance of each payer is the sum of its lines, and the stay owes the sum of all. */
async function expectBalanced(desk: StaffPage, reference: string): Promise<void> {
  const { folios, lines, pending } = await desk.call(readFolio, { params: { reference } })
  const sumLines = (some: typeof lines) => sum(some.map(({ amount }) => amount.minor))
  for (const { id, charges, paid, balance } of folios) {
    const own = sumLines(lines.filter(({ folioId }) => folioId === id))
    expect([balance.minor, charges.minor - paid.minor], reference).toEqual([own, own])
  }
  const all = sumLines(lines)
  expect([sum(folios.map(({ balance }) => balance.minor)), pending.minor], reference).toEqual([all, Math.max(0, all)])
}

async function expectPosted(query: Query): Promise<void> {
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
  const unbalanced = await query(sql`select posting_id from ledger_entries group by posting_id having sum(minor) <> 0`)
  expect(unbalanced).toEqual([])
  // The close has posted everything of the stays that have ended.
  const left = await query(sql<{ reference: string; minor: number }>`
    select stay.reference, sum(line.amount)::int as minor from reservations stay
    join folio_lines line on line.hotel_id = stay.hotel_id and line.reservation_id = stay.id
    where stay.state = 'departed' and stay.reference like 'WEEK%' and line.kind <> 'payment' and line.posted_on is null
    group by stay.reference having sum(line.amount) <> 0 order by 1`)
  expect(left).toEqual([])
  // Whose stay is over and not paid is on the list of debts, and no one else.
  const debts = await query(sql<{ reference: string; listed: boolean }>`
    select stay.reference, debt.reservation_id is not null as listed from reservations stay
    join folio_lines line on line.hotel_id = stay.hotel_id and line.reservation_id = stay.id
    left join stay_debts debt on debt.hotel_id = stay.hotel_id and debt.reservation_id = stay.id
    group by stay.reference, stay.state, debt.reservation_id
    having (sum(line.amount) > 0 and (stay.state in ('departed', 'noShow')
      or (stay.state = 'cancelled' and bool_or(line.origin like 'cancellationFee:%'))))
      <> (debt.reservation_id is not null)`)
  expect(debts).toEqual([])
}

/** Every number once and without a gap; a credit note is what its invoice was. */
async function expectNumbers(query: Query): Promise<void> {
  const series = await query(sql<{ numbers: number[]; last: number }>`
    select array_agg(invoice.number order by invoice.number) as numbers, max(given.last) as last
    from invoices invoice join invoice_series given using (hotel_id, series, year) group by series, year`)
  expect(series).toHaveLength(2)
  for (const { numbers, last } of series) expect(numbers).toEqual(Array.from({ length: last }, (_, at) => at + 1))
  const credited = await query(sql<{ sum: number }>`
    select (invoice.total + credit.total)::int as sum from invoices invoice
    join invoices credit on credit.hotel_id = invoice.hotel_id and credit.corrects = invoice.id`)
  expect(credited.every((one) => one.sum === 0)).toBe(true)
  // A charge is on one invoice that is not credited, at most.
  const twice = await query(sql`
    select line_id from invoiced_lines where not credited group by hotel_id, line_id having count(*) > 1`)
  expect(twice).toEqual([])
}

/** The VAT of an invoice is that of its lines in the ledger; after a credit note, that of each line alone. */
async function expectInvoicedVat(query: Query): Promise<void> {
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
}

/** The data of every invoice keeps the rules of EN 16931, if its recipient has the country that they require. */
async function expectStructuredData(query: Query): Promise<void> {
  const invoices = await query(sql<{ document: InvoiceDocument }>`select document from invoices`)
  const documents = invoices.map(({ document }) => document).filter(({ holder }) => holder.country)
  expect(documents.length).toBeGreaterThan(0)
  for (const document of documents) expect(findBrokenRules(writeFacturX(document)), document.number).toEqual([])
}

/** Entries of the audit log, by what the week did. */
const loggedActions: Readonly<Record<string, readonly string[]>> = {
  chargePosted: ['charge'],
  chargeCorrected: ['correct'],
  chargesMoved: ['move', 'split', 'splitAll'],
  payerSaved: ['addPayer'],
  paymentRecorded: ['pay'],
  paymentVoided: ['void'],
  refundWanted: ['refund', 'refundDue'],
  balanceWrittenOff: ['writeOff'],
  invoiceIssued: ['invoice'],
  invoiceCredited: ['credit'],
  reservationCancelled: ['cancel'],
  reservationReinstated: ['reinstate'],
  noShowMarked: ['noShow'],
  noShowUndone: ['undoNoShow'],
  checkedOut: ['checkOut'],
  checkOutUndone: ['undoCheckOut'],
}

async function expectActionsLogged(query: Query, done: RandomWeek['done']): Promise<void> {
  const entries = await query(sql<{ action: string; count: number }>`
    select action, count(*)::int as count from audit_entries group by action`)
  const logged = new Map(entries.map(({ action, count }) => [action, count]))
  for (const [action, names] of Object.entries(loggedActions))
    expect(logged.get(action) ?? 0, action).toBe(sum(names.map((name) => done[name] ?? 0)))
}

async function readAccounts(query: Query): Promise<Accounts> {
  const rows = await query(sql<{ account: string; minor: number }>`
    select account, sum(minor)::int as minor from ledger_entries group by account`)
  return Object.fromEntries(rows.map(({ account, minor }) => [account, minor]))
}

/**
 * The journal's accounts, and both columns of its CSV, are those of the ledger to the cent. What guests owe by the number of
 * an invoice is the total of that invoice.
 */
async function expectSameJournal(
  desk: StaffPage,
  days: { readonly from: string; readonly until: string },
  { ledger, valid }: { readonly ledger: Accounts; readonly valid: Readonly<Record<string, number>> },
): Promise<void> {
  const file = async (form: 'csv' | 'json') =>
    Buffer.from((await desk.call(exportJournal, { body: { ...days, form } })).content, 'base64').toString()
  const { accounts, entries } = JSON.parse(await file('json'))
  expect(accounts).toEqual(ledger)
  // An invoice over nothing may have no entries.
  const invoiced: Record<string, number> = Object.fromEntries(Object.keys(valid).map((number) => [number, 0]))
  for (const { invoice, account, minor } of entries as { invoice?: string; account: string; minor: number }[])
    if (invoice && account === 'guest') invoiced[invoice] = (invoiced[invoice] ?? 0) + minor
  expect(invoiced).toEqual(valid)
  const [, ...rows] = (await file('csv')).trim().split('\r\n')
  const sums: Record<string, number> = {}
  for (const row of rows) {
    const cells = row.split(',').map((cell) => cell.replaceAll('"', ''))
    const [account = '', debit, credit] = cells.slice(4, 7)
    sums[account] = (sums[account] ?? 0) + Math.round(100 * Number(debit)) - Math.round(100 * Number(credit))
  }
  expect(sums).toEqual(ledger)
}

/** What the managers' reports state, all days together, is what the ledger has. */
function expectSameReports(reports: readonly DayReport[], ledger: Accounts): void {
  const reported: Record<string, number> = {}
  const add = (account: string, minor: number) => {
    reported[account] = (reported[account] ?? 0) + minor
  }
  for (const { cityTax, vat, revenue, payments } of reports) {
    add('tax:city', 0 - cityTax)
    for (const one of vat) add(`vat:${one.rate}`, 0 - one.vat)
    for (const { group, net } of revenue) add(`revenue:${group}`, 0 - net)
    for (const { way, provider, net } of payments) add(getAccount(way, provider), net)
  }
  const isStated = ([account, minor]: [string, number]) => account !== 'guest' && minor !== 0
  const entries = (of: Accounts) => Object.fromEntries(Object.entries(of).filter(isStated))
  expect(entries(reported)).toEqual(entries(ledger))
  // All cash went through a counted drawer.
  const drawers = reports.flatMap((report) => report.drawers)
  expect(sum(drawers.map(({ expected, float }) => expected - float))).toBe(ledger['cash'] ?? 0)
}
