import { ageOn } from '../basics/days.ts'
import type { Guest } from '../guest/guest.ts'
import type { RentalTerms } from './rental-terms.ts'

/** The limits are the booking's own, and count on the day of the pick-up: somebody may have a birthday before it. */
export interface Driving {
  readonly rental?: RentalTerms | undefined
  /** The first day of the rental. */
  readonly startDate: string
}

type Born = Pick<Guest, 'birthDate'>

const isYounger = ({ birthDate }: Born, than: number | undefined, day: string): boolean =>
  birthDate !== undefined && than !== undefined && ageOn(day, birthDate) < than

/** Nobody so young drives, for whatever price. */
export function isTooYoungToDrive(driver: Born, { rental, startDate }: Driving): boolean {
  return isYounger(driver, rental?.driverMinAge, startDate)
}

export function isYoungDriver(driver: Born, { rental, startDate }: Driving): boolean {
  return isYounger(driver, rental?.youngDriverMaxAge, startDate)
}

/** Young, and the rental takes a price for it: then the driver is told before anything is saved. */
export function costsYoungDriver(driver: Born, driving: Driving): boolean {
  return driving.rental?.youngDriverChargeable === true && isYoungDriver(driver, driving)
}
