import { isFullRun } from '@foyer/tools/test/full-run.ts'
import { expect, it } from 'vitest'
import { breaks } from './breaks.ts'
import { money, scheduleFaults } from './money.ts'

/**
 * Points at which the gateway has charged and we do not know; `npm run faults money` tries all of
 * them.
 */
const hardest = [
  'killed after the charge',
  'notice lost, killed after the answer',
  '50 wishes at once, 50 keys',
  'killed after it has begun',
  'killed after the order was handed out',
  'killed before the posting is kept',
  'killed after the posting is kept',
]
/** One kill in a quick run. */
const names = hardest.slice(0, isFullRun() ? hardest.length : 1)
const injected = breaks.filter(({ name }) => names.includes(name))

it('F5 a charge is known and made once, wherever the server dies', { timeout: 360_000 }, async () => {
  const { summary, violations } = await money({
    times: 1,
    lanes: 1,
    only: (one) => injected.includes(one),
  }).run(() => {})
  const { length } = injected
  expect([summary, violations]).toEqual([`${length} faults injected, ${length} survived, 0 lost, 0 charged twice`, []])
})

it('a later run goes on where an earlier one stopped', () => {
  const part = (from: number, count?: number) => scheduleFaults(['a', 'b', 'c'], { times: 2, from, count }).join('')
  expect([part(0), part(4), part(2, 3), part(6)]).toEqual(['abcabc', 'bc', 'cab', ''])
})

it('the list of points does not shrink, and includes each of the hardest', () => {
  expect(breaks.length).toBeGreaterThanOrEqual(94)
  expect(hardest.filter((name) => !breaks.some((one) => one.name === name))).toEqual([])
})
