import type { Guest } from '../guest/guest.ts'
import { type Driving, isYoungDriver } from './driver-age.ts'

interface DriverExtras {
  readonly secondDriver: number
  readonly youngDriver: number
}

/** Counts the rental's extras for drivers. The server counts them; a page cannot set them. */
export function countDriverExtras(drivers: readonly Pick<Guest, 'birthDate'>[], driving: Driving): DriverExtras {
  return { secondDriver: countAdditionalDrivers(drivers), youngDriver: countYoungDrivers(drivers, driving) }
}

/** Excludes the main driver. */
export function countAdditionalDrivers(drivers: readonly unknown[]): number {
  return Math.max(0, drivers.length - 1)
}

export function countYoungDrivers(drivers: readonly Pick<Guest, 'birthDate'>[], driving: Driving): number {
  return drivers.filter((driver) => isYoungDriver(driver, driving)).length
}
