import { expect, it } from 'vitest'
import { systems } from './systems.ts'

/** Few of them; `npm run faults systems` cuts all, and their repetitions. */
const few = ['payment', 'cancelled']

it('a delivery to Apaleo or Mews whose calls are cut is applied once', { timeout: 120_000 }, async () => {
  const trial = systems({ isRepetitionCut: false, only: (name) => few.includes(name) })
  const { summary, violations } = await trial.run(() => {})
  const [, deliveries = ''] = /^(\d+) deliveries/.exec(summary) ?? []
  expect([summary, violations]).toEqual([`${deliveries} deliveries, ${deliveries} applied once, 0 lost, 0 twice`, []])
})
