import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import {
  listDayMovements,
  listOpenMovements,
  readCountedUntil,
  sumDayCharges,
  sumOpenCharges,
} from './day-close.store.ts'
import { sumDayTills, sumOpenTills } from './till-sums.store.ts'

const POSTINGS = 4000
const NO_ID = '00000000-0000-4000-8000-000000000000'

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[]
}

/** Rows of the ledger that a plan has read. */
function countLedgerRows(node: PlanNode): number {
  const own = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
  const inner = (node.Plans ?? []).reduce((sum, plan) => sum + countLedgerRows(plan), 0)
  return inner + (node['Relation Name'] === 'ledger_entries' ? own * node['Actual Loops'] : 0)
}

it('a close and a payment read what is new of the ledger, however long the hotel has used it', async () => {
  const { db } = await createTestServer()
  const run = (text: RawBuilder<unknown>) => db.inHotel(1, (tx) => text.execute(tx))
  await run(sql`insert into folio_lines (hotel_id, id, reservation_id, position, kind, source, names, amount)
    select 1, ${NO_ID}, id, 90, 'charge', 'foyer', '{}', 100 from reservations where reference = 'FOY1001'`)
  await run(sql`with posting as (
      insert into day_postings (hotel_id, posting_id, day)
      select 1, gen_random_uuid(), '2027-05-01' from generate_series(1, ${POSTINGS}) returning posting_id)
    insert into ledger_entries (hotel_id, posting_id, account, minor, currency, kind, line_id, reservation_id, at)
    select 1, posting_id, account, minor, 'EUR', 'rounding', line.id, line.reservation_id, now() - interval '10 days'
    from posting, (values ('vat:1000', 1), ('revenue:room', -1)) entry (account, minor), folio_lines line
    where line.id = ${NO_ID}`)
  await run(sql`insert into business_days (hotel_id, day, report) values (1, '2027-05-09', '{}')`)
  // As PostgreSQL does by itself, except in tests.
  await run(sql`analyze ledger_entries, day_postings`)

  const [counted] = await db.inHotel(1, (tx) => readCountedUntil(tx))
  const until = counted?.until ?? new Date(0)
  const statements = [
    sumOpenCharges.with(until),
    listOpenMovements.with(until),
    sumDayCharges.with('2027-05-09', until),
    listDayMovements.with('2027-05-09', until),
    sumOpenTills.with(until),
    sumDayTills.with('2027-05-09', until),
    CompiledQuery.raw('select minor from ledger_entries where payment_id = $1', [NO_ID]),
  ]
  for (const { sql: text, parameters } of statements) {
    const explain = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters])
    const [explained] = await db.inHotel(1, async (tx) => (await tx.executeQuery<Explained>(explain)).rows)
    const [plan] = explained?.['QUERY PLAN'] ?? []
    expect(plan && countLedgerRows(plan.Plan), text).toBeLessThan(100)
  }
})
