import { type FaceSite, isAuthorized } from '../face/face-due.ts'
import type { Guest } from '../guest/guest.ts'

/** Includes the main driver; a car has no more seats. */
export const MAX_DRIVERS = 9

type NewDriver = Pick<Guest, 'state' | 'main' | 'adult' | 'index' | 'authorized'>

/** An additional driver without any data yet. */
export function createDriver(drivers: readonly Guest[], site: FaceSite): NewDriver {
  const main = false
  return {
    state: 'incomplete',
    main,
    adult: true,
    index: drivers.length + 1,
    authorized: isAuthorized({ main, faceMatched: false }, site),
  }
}

type NotRemovableReason = 'main' | 'complete'

/**
 * Why a driver cannot be removed: the main driver never, a complete one only after confirmation.
 */
export function notRemovableReason(
  driver: Pick<Guest, 'main' | 'state'>,
  { confirmed }: { confirmed: boolean },
): NotRemovableReason | undefined {
  if (driver.main) return 'main'
  return driver.state === 'complete' && !confirmed ? 'complete' : undefined
}

/** Removes the driver and renumbers the others from 1. */
export function withoutDriver<D extends Pick<Guest, 'id' | 'index'>>(drivers: readonly D[], id: string): readonly D[] {
  return drivers.filter((driver) => driver.id !== id).map((driver, at) => ({ ...driver, index: at + 1 }))
}
