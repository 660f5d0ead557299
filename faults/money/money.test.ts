import { expect, it } from 'vitest'
import { breaks } from './breaks.ts'
import { money } from './money.ts'

/** Where the gateway has taken it and we do not know; `npm run faults money` tries all of them. */
const hardest = [
  'killed after the charge',
  'notice lost, killed after the answer',
  '50 wishes at once, 50 keys',
  'killed after it has begun',
  'killed after the order was handed out',
]

it('F5 money that was taken is known and taken once, wherever the server dies', { timeout: 360_000 }, async () => {
  const { figures, broken } = await money({ times: 1, lanes: 1, only: ({ name }) => hardest.includes(name) }).run(
    () => {},
  )
  expect([figures, broken]).toEqual(['8 faults injected, 8 survived, 0 lost, 0 charged twice', []])
})

it('the list of points does not shrink', () => {
  expect(breaks.length).toBeGreaterThanOrEqual(88)
})
