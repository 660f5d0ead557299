import { readFolio } from '@foyer/contract/staff/folio.ts'
import { computeVat } from '@foyer/domain/folio/vat.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { TestServer } from '../../testing/create-test-server.ts'
import { createDice } from '../folio/testing/dice.ts'
import { createInvoicingDesk } from './testing/create-invoicing-desk.ts'

const REFERENCE = 'FOY1011'
const dice = createDice(97)
/** Prices and parts taken back, many of them small, so that each line rounds. */
const charges = Array.from({ length: 60 }, () => ({
  amount: dice.in(0.15) ? 0 - 1 - dice.below(40) : 1 + dice.below(400),
  vat: dice.pick([0, 550, 1000, 2100]),
}))

const insertCharges = ({ db }: Pick<TestServer, 'db'>) =>
  db.inHotel(1, (tx) =>
    sql`insert into folio_lines (hotel_id, id, reservation_id, position, kind, source, names, amount, vat, revenue_group, day)
      select 1, gen_random_uuid(), stay.id, 100 + one.at, 'charge', 'foyer', jsonb_build_object('en', 'Bar ' || one.at),
        (one.line ->> 'amount')::int, (one.line ->> 'vat')::int, 'food', '2027-05-10'
      from reservations stay, jsonb_array_elements(${JSON.stringify(charges)}::jsonb) with ordinality one (line, at)
      where stay.reference = ${REFERENCE}`.execute(tx),
  )

it('S22 S23 the folio has the VAT of its invoices, also of the one that what is left becomes', async () => {
  const { server, desk, read, issue, credit } = await createInvoicingDesk()
  const params = { reference: REFERENCE }
  const readVat = async () => (await desk.call(readFolio, { params })).folios[0]?.vat.minor
  const readVatOfLines = async () =>
    (await desk.call(readFolio, { params })).lines.reduce(
      (sum, { amount, vat = 0 }) => sum + computeVat(amount.minor, vat),
      0,
    )
  await insertCharges(server)
  const first = (await read(REFERENCE)).preview?.tax ?? 0
  expect(await readVat()).toBe(first)
  // Otherwise the test would prove nothing.
  expect(await readVatOfLines()).not.toBe(first)
  const { id } = await issue(REFERENCE)
  expect(await readVat()).toBe(first)
  await insertCharges(server)
  const second = (await read(REFERENCE)).preview?.tax ?? 0
  expect(await readVat()).toBe(first + second)
  await credit(REFERENCE, id)
  const whole = (await read(REFERENCE)).preview?.tax
  expect(whole).not.toBe(first + second)
  expect(await readVat()).toBe(whole)
})

it('S23 the VAT of the ledger is that of the invoice, over random lines, and a credit note takes the rounding back', async () => {
  const { server, issue, credit } = await createInvoicingDesk()
  const query = <Row>(text: ReturnType<typeof sql<Row>>) =>
    server.db.inHotel(1, async (tx) => (await text.execute(tx)).rows)
  const readLedger = async (kinds: string) => {
    const rows = await query(sql<{ account: string; minor: number }>`
      select account, sum(minor)::int as minor from ledger_entries entry
      join reservations stay on stay.id = entry.reservation_id
      where stay.reference = ${REFERENCE} and account ~ '^(vat|revenue):' and kind ~ ${kinds}
      group by account having sum(minor) <> 0 order by 1`)
    return Object.fromEntries(rows.map(({ account, minor }) => [account, minor]))
  }
  await insertCharges(server)

  const { id } = await issue(REFERENCE)
  const [row] = await query(sql<{ rates: { vat: number; tax: number }[] }>`
    select document -> 'rates' as rates from invoices where id = ${id}`)
  const taxes = Object.fromEntries(
    (row?.rates ?? []).filter(({ tax }) => tax !== 0).map(({ vat, tax }) => [`vat:${vat}`, 0 - tax]),
  )
  const onlyVat = (sums: Record<string, number>) =>
    Object.fromEntries(Object.entries(sums).filter(([account]) => account.startsWith('vat:')))
  expect(onlyVat(await readLedger('.'))).toEqual(taxes)
  // Otherwise the test would prove nothing.
  expect(onlyVat(await readLedger('^charge$'))).not.toEqual(taxes)

  const charged = await readLedger('^charge$')
  await credit(REFERENCE, id)
  expect(await readLedger('.')).toEqual(charged)
  expect(await readLedger('^rounding$')).toEqual({})

  await issue(REFERENCE)
  expect(onlyVat(await readLedger('.'))).toEqual(taxes)
})
