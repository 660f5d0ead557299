import { ageOn } from '../basics/days.ts'
import type { Guest } from './guest.ts'

const ADULT_AGE = 18

/** Undefined when nobody knows. The date of birth is better than what the hotel's system said. */
export function isAdult(guest: Pick<Guest, 'adult' | 'birthDate'>, today: string): boolean | undefined {
  return guest.birthDate ? ageOn(today, guest.birthDate) >= ADULT_AGE : guest.adult
}
