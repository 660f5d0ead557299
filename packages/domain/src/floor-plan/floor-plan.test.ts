import { expect, it } from 'vitest'
import { planOf, type WayFromLift, wayFromLift } from './floor-plan.ts'

const fourth = {
  floor: 4,
  upper: ['414', '412', '410', '408', '406'],
  lower: ['413', '411', '409', null, '405'],
}
/** The same corridor, seen from the other side. */
const turned = { floor: 4, upper: fourth.lower.toReversed(), lower: fourth.upper.toReversed() }

const way = (turn: WayFromLift['turn'], door: number, side: WayFromLift['side']) => ({ turn, door, side })

it.each([
  ['412', way('left', 3, 'right')],
  ['406', way('right', 2, 'left')],
  ['409', way('left', 1, 'left')],
  ['405', way('right', 1, 'right')],
  ['408', way('ahead', 1, 'right')],
])('G23 describes the way from the lift to %s, however the plan is drawn', (room, expected) => {
  expect(wayFromLift(fourth, room)).toEqual(expected)
  expect(wayFromLift(turned, room)).toEqual(expected)
})

it('returns no way to a room that the plan does not show', () => {
  expect(wayFromLift(fourth, '512')).toBeUndefined()
  expect(planOf([fourth], '512')).toBeUndefined()
  expect(planOf([fourth], undefined)).toBeUndefined()
  expect(planOf([{ ...fourth, lower: ['411'] }], '412')).toBeUndefined()
  expect(planOf([fourth], '412')).toBe(fourth)
})
