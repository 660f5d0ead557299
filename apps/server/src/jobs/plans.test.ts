import { runJob } from '@foyer/contract/staff/jobs.ts'
import { expect, it } from 'vitest'
import {
  continueComparison,
  listBusy,
  listComparable,
  listNotRead,
  markCompared,
  settleOver,
} from '../book/hotel-system/comparison.store.ts'
import { listUndelivered } from '../desk/hotel-system/hotel-system.store.ts'
import type { FreshDatabase } from '../platform/database/testing/create-fresh-database.ts'
import { NOON } from '../platform/database/testing/templates.ts'
import { ManualClock } from '../platform/time/testing/manual-clock.ts'
import { Browser } from '../testing/browser.ts'
import { createTestServer } from '../testing/create-test-server.ts'
import { recordStatements } from '../testing/sent-statements.ts'
import { createColleague } from '../testing/staff-page.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Join Filter'?: string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Plan[]
}

const listNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)]

/** As many as a hotel has rooms and devices, or fewer. */
const smallTables: readonly (string | undefined)[] = [
  'rooms',
  'devices',
  'hubs',
  'hotels',
  'hotel_systems',
  'room_types',
]

/** All rows of a hotel, or of the table. */
function readsAll({ 'Relation Name': table, 'Index Cond': condition = '', Plans: [bitmap] = [] }: Plan): boolean {
  const isOfOne = (condition || bitmap?.['Index Cond'] || '').includes(' AND ')
  return table !== undefined && !smallTables.includes(table) && !isOfOne
}

/** Loops that compare every row of one table with every row of another. */
const listComparisons = (plan: Plan): string[] =>
  listNodes(plan).flatMap((node) => {
    const { 'Join Filter': filter, Plans: [, inner] = [] } = node
    return node['Node Type'] === 'Nested Loop' && filter && inner && listNodes(inner).some(readsAll) ? [filter] : []
  })

async function listPlans({ asOwner }: FreshDatabase, texts: readonly string[]) {
  return asOwner(async (owner) => {
    // Tables of a test are so small that no index would be used.
    await owner.query(`begin; set local foyer.hotel_id = '1'; set local enable_seqscan = off`)
    const plans: { text: string; plan: Plan }[] = []
    for (const text of texts) {
      const { rows } = await owner.query(`explain (generic_plan, format json) ${text}`)
      plans.push({ text, plan: rows[0]['QUERY PLAN'][0].Plan })
    }
    await owner.query('rollback')
    return plans
  })
}

/** The conditions by which it is decided whether a turn of a job has anything to do. */
const listConditions = (text: string) =>
  text.startsWith('do $block$') ? [...text.matchAll(/ if (.+?) then found :=/gs)].map(([, one]) => `select ${one}`) : []

const isPlanned = (text: string) =>
  /^\s*(select|with|insert|update|delete)\b/.test(text) && !/ from "?jobs"?/.test(text)

it('no job compares all rows of one table with all of another, even if few rows are expected of a hotel', async () => {
  const clock = new ManualClock(NOON)
  const server = await createTestServer({ clock })
  const { db } = server
  const administrator = await createColleague(db, new Browser(server.app), { role: 'administrator' })
  const sent = recordStatements()
  await administrator.call(runJob, { params: { name: 'tidy' } })
  const countRunning = () =>
    db.directory.selectFrom('jobs').select('name').where('of_hotel', '=', 1).where('result', 'is', null).execute()
  await expect.poll(countRunning, { timeout: 30_000 }).toEqual([])
  // Of jobs at hotels with a system of their own.
  await db.inHotel(1, async (tx) => {
    await continueComparison(tx, 1)
    await markCompared(tx, 1, new Map([['FOY1001', 1]]))
    await listComparable(tx, '2027-05-09', ['FOY1001'])
    await listNotRead(tx, '2027-05-09', { after: '', limit: 20 })
    await listBusy(tx, ['FOY1001'], new Date(NOON))
    await settleOver(tx)
    await listUndelivered(tx)
  })
  // The next turns of those that have run are looked at first.
  clock.advance(60_000)
  await administrator.call(runJob, { params: { name: 'tidy' } })
  const all: string[] = []
  await expect.poll(() => all.push(...sent()) && all.flatMap(listConditions).length).toBeGreaterThan(6)
  const texts = [...new Set(all.flatMap((text) => [text, ...listConditions(text)]))].filter(isPlanned)
  expect(texts.length).toBeGreaterThan(60)
  const hazards = (await listPlans(db, texts)).map(({ text, plan }) => ({ text, filters: listComparisons(plan) }))
  expect(hazards.filter(({ filters }) => filters.length > 0)).toEqual([])
})
