import { type FaceSite, isAuthorized } from '../face/face-due.ts'
import type { Guest } from '../guest/guest.ts'

/** With the main one; a car has no more seats than that. */
export const MOST_DRIVERS = 9

type NewDriver = Pick<Guest, 'state' | 'main' | 'adult' | 'index' | 'authorized'>

/** Somebody who will drive too, of whom nothing is known yet. */
export function newDriver(drivers: readonly Guest[], site: FaceSite): NewDriver {
  const main = false
  return {
    state: 'incomplete',
    main,
    adult: true,
    index: drivers.length + 1,
    authorized: isAuthorized({ main, faceMatched: false }, site),
  }
}

type WhyKept = 'main' | 'complete'

/** Why a driver stays: the main one always, and one who has given everything until somebody has said that they mean it. */
export function whyKept(
  driver: Pick<Guest, 'main' | 'state'>,
  { confirmed }: { confirmed: boolean },
): WhyKept | undefined {
  if (driver.main) return 'main'
  return driver.state === 'complete' && !confirmed ? 'complete' : undefined
}

/** The others, numbered from 1. */
export function withoutDriver<D extends Pick<Guest, 'id' | 'index'>>(drivers: readonly D[], id: string): readonly D[] {
  return drivers.filter((driver) => driver.id !== id).map((driver, at) => ({ ...driver, index: at + 1 }))
}
