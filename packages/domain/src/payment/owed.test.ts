import { expect, it } from 'vitest'
import { computeOwed } from './owed.ts'

it.each([
  ['a fee that is not paid', 'cancelled', { pending: 100, paid: 0 }, 100, 100],
  ['a fee that is paid in part', 'cancelled', { pending: 70, paid: 30 }, 100, 70],
  ['a fee less than what was paid', 'cancelled', { pending: 0, paid: 240 }, 100, 0],
  ['a bill that nothing was decided about', 'cancelled', { pending: 240, paid: 0 }, 0, 0],
  ['a no-show', 'noShow', { pending: 120, paid: 0 }, 0, 120],
  ['guests in house', 'inHouse', { pending: 240, paid: 0 }, 0, 240],
] as const)('S33 what is owed: %s', (_what, state, balance, fee, owed) => {
  expect(computeOwed(state, balance, fee)).toBe(owed)
})
