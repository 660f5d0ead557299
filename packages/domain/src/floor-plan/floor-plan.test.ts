import { expect, it } from 'vitest'
import { findFloorPlan, getRouteFromLift, type RouteFromLift } from './floor-plan.ts'

const fourth = {
  floor: 4,
  upper: ['414', '412', '410', '408', '406'],
  lower: ['413', '411', '409', null, '405'],
}
/** The same corridor, seen from the other side. */
const turned = { floor: 4, upper: fourth.lower.toReversed(), lower: fourth.upper.toReversed() }

const way = (turn: RouteFromLift['turn'], side: RouteFromLift['side'], past?: string) => ({
  turn,
  side,
  ...(past && { past }),
})

it.each([
  ['412', way('left', 'right', '410')],
  ['406', way('right', 'left', '408')],
  ['409', way('left', 'left')],
  ['405', way('right', 'right')],
  ['408', way('ahead', 'right')],
])('G23 G42 describes the way from the lift to %s, however the plan is drawn', (room, expected) => {
  expect(getRouteFromLift(fourth, room)).toEqual(expected)
  expect(getRouteFromLift(turned, room)).toEqual(expected)
})

it('returns no way to a room that the plan does not show', () => {
  expect(getRouteFromLift(fourth, '512')).toBeUndefined()
  expect(findFloorPlan([fourth], '512')).toBeUndefined()
  expect(findFloorPlan([fourth], undefined)).toBeUndefined()
  expect(findFloorPlan([{ ...fourth, lower: ['411'] }], '412')).toBeUndefined()
  expect(findFloorPlan([fourth], '412')).toBe(fourth)
})
