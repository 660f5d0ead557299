import { isFullRun } from '@foyer/tools/test/full-run.ts'
import { expect, it } from 'vitest'
import { abuse } from './abuse.ts'

/** One of each kind at a reduced size; `npm run faults abuse` runs all. */
const some = ['names without end', 'wrong pairings', 'tiny guests from a stranger']

it.runIf(isFullRun())(
  'R2 R6 a guest checks in during an attack, and valid keys still work',
  { timeout: 120_000 },
  async () => {
    const faults = abuse({ share: 0.1, only: (name) => some.includes(name), timeoutMs: 5_000, holdMs: 5_000 })
    const { summary, violations } = await faults.run(() => {})
    expect(violations).toEqual([])
    const [attacks, ...times] = summary.split(', ')
    expect(attacks).toBe(`${some.length} attacks`)
    expect(times.join(', ')).toMatch(
      /^slowest answer to a guest \d+ ms \(\d+ without attack\), longest computing \d+ ms \(\d+\)$/,
    )
  },
)
