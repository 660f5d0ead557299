import { isFullRun } from '@foyer/tools/test/full-run.ts'
import { expect, it } from 'vitest'
import { outside } from './outside.ts'

/**
 * Points at which the external effect has happened and we do not know; `npm run faults outside`
 * tries all of them.
 */
const hardest = ['killed after the answer', 'killed after sending', 'killed after telling']
/** One kill in a quick run. */
const injected = hardest.slice(0, isFullRun() ? hardest.length : 1)

it('F5 a server killed after an external answer loses nothing and repeats nothing', {
  timeout: 120_000,
}, async () => {
  const faults = outside({ times: 1, lanes: 1, only: ({ name }) => injected.includes(name) })
  const { summary, violations } = await faults.run(() => {})
  const { length } = injected
  expect([summary, violations]).toEqual([`${length} faults injected, ${length} delivered once, 0 lost, 0 twice`, []])
})
