import { ageOn } from '../basics/days.ts'
import type { Guest } from '../guest/guest.ts'
import type { RentalTerms } from './rental-terms.ts'

/**
 * The booking's age limits apply on the day of pick-up, because a driver may have a birthday before
 * it.
 */
export interface Driving {
  readonly rental?: RentalTerms | undefined
  /** The first day of the rental. */
  readonly startDate: string
}

type Born = Pick<Guest, 'birthDate'>

const isYounger = ({ birthDate }: Born, than: number | undefined, day: string): boolean =>
  birthDate !== undefined && than !== undefined && ageOn(day, birthDate) < than

/** Below the minimum age, no surcharge makes driving possible. */
export function isTooYoungToDrive(driver: Born, { rental, startDate }: Driving): boolean {
  return isYounger(driver, rental?.driverMinAge, startDate)
}

export function isYoungDriver(driver: Born, { rental, startDate }: Driving): boolean {
  return isYounger(driver, rental?.youngDriverMaxAge, startDate)
}

/** Young, and the rental charges for it: the driver is informed before anything is saved. */
export function hasYoungDriverSurcharge(driver: Born, driving: Driving): boolean {
  return driving.rental?.youngDriverChargeable === true && isYoungDriver(driver, driving)
}
