import { expect, it } from 'vitest'
import { abuse } from './abuse.ts'

/** One of each kind, and less of it; `npm run faults abuse` sends all. */
const some = ['tiny guests from a stranger', 'names without end', 'wrong pairings']

it('R2 R6 a guest checks in while the product is attacked, and right keys open', { timeout: 120_000 }, async () => {
  const faults = abuse({ share: 0.1, only: (name) => some.includes(name), patienceMs: 5_000, holdMs: 5_000 })
  const { figures, broken } = await faults.run(() => {})
  expect(broken).toEqual([])
  expect(figures).toMatch(
    /^3 attacks, slowest answer to a guest \d+ ms \(\d+ without attack\), longest computing \d+ ms \(\d+\)$/,
  )
})
