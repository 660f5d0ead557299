import * as z from 'zod/mini'

/** `null` is the lift. */
const doors = z.array(z.nullable(z.string().check(z.minLength(1), z.maxLength(8)))).check(z.maxLength(12))

/** Both sides of a floor's corridor, seen from above. */
export const floorPlanSchema = z.object({ floor: z.int(), upper: doors, lower: doors })
export type FloorPlan = z.infer<typeof floorPlanSchema>

export interface RouteFromLift {
  readonly turn: 'left' | 'right' | 'ahead'
  readonly side: 'left' | 'right'
  /** The last door on that side before it; undefined if it is the first. */
  readonly past?: string
}

/** Finds the plan that shows both this room and the lift. */
export function findFloorPlan(plans: readonly FloorPlan[], room: string | undefined): FloorPlan | undefined {
  return plans.find(({ upper, lower }) => {
    const all = [...upper, ...lower]
    return room !== undefined && all.includes(room) && all.includes(null)
  })
}

/**
 * Directions for a guest who cannot see the plan: turn out of the lift and go past a named door.
 * People count doors differently: the door opposite the lift is the first one for some of them.
 * Undefined if the plan does not show both.
 */
export function getRouteFromLift({ upper, lower }: FloorPlan, room: string): RouteFromLift | undefined {
  const lift = findDoor(upper, lower, null)
  const goal = findDoor(upper, lower, room)
  if (!lift || !goal) return undefined
  const opposite = lift.row !== goal.row
  const steps = goal.index - lift.index
  if (steps === 0) return { turn: 'ahead', side: 'right' }
  // A guest who leaves a lift on the lower side looks up the picture, so the picture's left is
  // their left.
  const goesLeft = steps < 0 === (lift.row === 'lower')
  const side = opposite === goesLeft ? 'right' : 'left'
  const past = { upper, lower }[goal.row][goal.index - Math.sign(steps)]
  return { turn: goesLeft ? 'left' : 'right', side, ...(past && { past }) }
}

function findDoor(upper: FloorPlan['upper'], lower: FloorPlan['lower'], name: string | null) {
  const rows = { upper, lower } as const
  for (const row of ['upper', 'lower'] as const) {
    const index = rows[row].indexOf(name)
    if (index >= 0) return { row, index }
  }
  return undefined
}
