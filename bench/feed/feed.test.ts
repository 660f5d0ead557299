import { isFullRun } from '@foyer/tools/test/full-run.ts'
import { expect, it } from 'vitest'
import { createFeedTrial } from './feed.ts'

/** In a full run only: starting its processes takes long. */
it.runIf(isFullRun())('reads and compares a small book of each system, within its limits', async () => {
  const trial = createFeedTrial({ reservations: 150, systems: ['apaleo', 'mews'] })
  const { summary, violations, results } = await trial.run(() => {})
  expect(violations).toEqual([])
  expect(summary).toMatch(/^150 reservations; Apaleo .* min, 0 calls refused; Mews .* min, 0 calls refused$/)
  expect(results['systems']).toMatchObject([{ calls: expect.any(Number) }, { calls: expect.any(Number) }])
})
