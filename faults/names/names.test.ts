import { isFullRun } from '@foyer/tools/test/full-run.ts'
import { expect, it } from 'vitest'
import { names } from './names.ts'

/** A few of each; `npm run faults names` searches for all. */
const some = { every: 23, wrong: 60 }

// A quick run has the rules for names in packages/domain, and their search in the server's tests.
it.runIf(isFullRun())(
  'J2 imported surnames of every kind are found as guests type them, and no wrong name finds a reservation',
  {
    timeout: 120_000,
  },
  async () => {
    const { summary, violations } = await names(some).run(() => {})
    expect(violations).toEqual([])
    expect(summary.replaceAll(/\d\d+ (?=s)/g, 'many ')).toBe(
      `many surnames, many searches as guests type them, 0 missed; ${some.wrong} with wrong names, 0 found`,
    )
  },
)
