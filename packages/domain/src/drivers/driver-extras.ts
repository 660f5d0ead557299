import type { Guest } from '../guest/guest.ts'
import { type Driving, isYoungDriver } from './driver-age.ts'

interface DriverExtras {
  readonly secondDriver: number
  readonly youngDriver: number
}

/** How many of a rental's extras for drivers its drivers make: the server counts them, and no page says so. */
export function driverExtras(drivers: readonly Pick<Guest, 'birthDate'>[], driving: Driving): DriverExtras {
  return { secondDriver: additionalDrivers(drivers), youngDriver: youngDrivers(drivers, driving) }
}

/** The main driver is never one of them. */
export function additionalDrivers(drivers: readonly unknown[]): number {
  return Math.max(0, drivers.length - 1)
}

export function youngDrivers(drivers: readonly Pick<Guest, 'birthDate'>[], driving: Driving): number {
  return drivers.filter((driver) => isYoungDriver(driver, driving)).length
}
