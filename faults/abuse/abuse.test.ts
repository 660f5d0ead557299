import { isFullRun } from '@foyer/tools/test/full-run.ts'
import { expect, it } from 'vitest'
import { abuse } from './abuse.ts'

/** One of each kind, and less of it, one for R2 and one for R6 in a quick run; `npm run faults abuse` sends all. */
const kinds = ['names without end', 'wrong pairings', 'tiny guests from a stranger']
const some = kinds.slice(0, isFullRun() ? kinds.length : 2)

it('R2 R6 a guest checks in while the product is attacked, and right keys open', { timeout: 120_000 }, async () => {
  const faults = abuse({ share: 0.1, only: (name) => some.includes(name), patienceMs: 5_000, holdMs: 5_000 })
  const { figures, broken } = await faults.run(() => {})
  expect(broken).toEqual([])
  const [attacks, ...times] = figures.split(', ')
  expect(attacks).toBe(`${some.length} attacks`)
  expect(times.join(', ')).toMatch(
    /^slowest answer to a guest \d+ ms \(\d+ without attack\), longest computing \d+ ms \(\d+\)$/,
  )
})
