import { ageOn } from '../basics/days.ts'
import type { Guest } from './guest.ts'

const ADULT_AGE = 18

/**
 * Returns undefined if unknown. The date of birth takes precedence over the hotel system's value.
 */
export function isAdult(guest: Pick<Guest, 'adult' | 'birthDate'>, today: string): boolean | undefined {
  return guest.birthDate ? ageOn(today, guest.birthDate) >= ADULT_AGE : guest.adult
}
