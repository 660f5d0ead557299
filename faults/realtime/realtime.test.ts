import { isFullRun } from '@foyer/tools/test/full-run.ts'
import { expect, it } from 'vitest'
import { defaultNetworkFaults } from './faulty-proxy.ts'
import { realtime } from './realtime.ts'

// Cut connections are left to `npm run faults realtime`, because reconnecting takes as long as the
// specification says.
it.runIf(isFullRun())(
  'through a proxy that drops, repeats and reorders, everything arrives exactly once',
  {
    timeout: 240_000,
  },
  async () => {
    const { summary, violations } = await realtime({
      messages: 120,
      servers: [2],
      faults: { ...defaultNetworkFaults, cut: 0 },
    }).run(() => {})
    expect(violations).toEqual([])
    expect(summary).toMatch(/^\d+ sent, \d+ applied, 0 twice, 0 missing$/)
  },
)
