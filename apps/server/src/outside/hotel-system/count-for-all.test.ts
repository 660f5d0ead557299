import { expect, it } from 'vitest'
import { createFreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import { type CountForAll, createCountForAll } from './count-for-all.ts'
import { SharedRateLimit } from './shared-rate-limit.ts'

const LIMIT = { max: 10, windowMs: 30_000 }
const WINDOW_AND_PART_MS = 33_000

async function createServers() {
  const db = await createFreshDatabase('empty')
  const clock = { now: Date.parse('2027-05-10T10:00:00Z') }
  const create = () => createCountForAll(db, () => clock.now)
  return { db, clock, one: create(), other: create() }
}

const times = (count: number, call: () => Promise<number | undefined>) =>
  Promise.all(Array.from({ length: count }, call))

it('two servers that call at once keep the limit together, and each system has its own', async () => {
  const { one, other } = await createServers()
  const both = await Promise.all([one, other].map((server) => times(8, () => server('a token', LIMIT))))
  expect(
    both
      .flat()
      .filter((left) => left !== undefined)
      .toSorted(),
  ).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(await other('another token', LIMIT)).toBe(9)
})

it('a call counts until its window is over', async () => {
  const { clock, one, other } = await createServers()
  await times(5, () => one('a token', LIMIT))
  clock.now += 20_000
  expect(await other('a token', LIMIT)).toBe(4)
  clock.now += 9_999
  expect(await other('a token', LIMIT)).toBe(3)
  clock.now += WINDOW_AND_PART_MS - 29_999
  expect(await other('a token', LIMIT)).toBe(7)
})

it('tokens are not stored, and a system that is not called for a day is forgotten', async () => {
  const { db, one, other } = await createServers()
  await one('a token', LIMIT)
  const [row] = await db.directory.selectFrom('outgoing_calls').selectAll().execute()
  expect(row?.key).toMatch(/^[0-9a-f]{64}$/)
  await db.directory
    .updateTable('outgoing_calls')
    .set({ counted_at: new Date(0) })
    .execute()
  await other('another token', LIMIT)
  expect(await db.directory.selectFrom('outgoing_calls').select('key').execute()).toHaveLength(1)
})

it('a process leaves calls for the others, and knows no longer what was left a window ago', async () => {
  const clock = { now: 0 }
  const left: (number | undefined)[] = [4, undefined]
  const countForAll: CountForAll = async () => left.shift()
  const limit = new SharedRateLimit('a token', LIMIT, { countForAll, now: () => clock.now })
  expect([limit.left, limit.msUntilFree(10)]).toEqual([10, 0])
  expect(await limit.count()).toBe(true)
  expect([limit.left, limit.msUntilFree(4), limit.msUntilFree(5)]).toEqual([4, 0, 30_000])
  expect(await limit.count()).toBe(false)
  expect(limit.left).toBe(0)
  clock.now = 30_000
  expect([limit.left, limit.msUntilFree(10)]).toEqual([10, 0])
})
