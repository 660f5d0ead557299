import { isFullRun } from '@foyer/tools/test/full-run.ts'
import { expect, it } from 'vitest'
import { upgrades } from './upgrades.ts'

/** The oldest data with every migration before it; `npm run faults upgrades` tries every state. */
it.runIf(isFullRun())(
  'N15 an upgrade that was killed or failed leaves the data as it was, and the next one completes',
  {
    timeout: 300_000,
  },
  async () => {
    const { summary, violations } = await upgrades({ times: 1, only: ({ migrations }) => migrations === 1 }).run(
      () => {},
    )
    expect(violations).toEqual([])
    expect(summary).toBe('1 states, 1 kills, 1 failures, 0 broken')
  },
)
