import type { FloorPlan } from '@foyer/domain/floor-plan/floor-plan.ts'

/**
 * Three identical floors, with the lift between the odd doors. Above them the rooms are fewer and
 * larger.
 */
const alike = [1, 2, 3].map((floor) => ({
  floor,
  upper: [`${floor}02`, `${floor}04`, `${floor}06`],
  lower: [`${floor}01`, null, `${floor}03`, `${floor}05`],
}))

export const palaceFloorPlans: FloorPlan[] = [
  ...alike,
  { floor: 4, upper: ['402', '412'], lower: ['401', null, '411'] },
  { floor: 5, upper: ['502', '504'], lower: ['501', null, '503'] },
]
