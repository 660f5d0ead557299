import type { DemoGuest, Given } from './demo-hotel.ts'

/** Somebody of whom the reservation says the name, and perhaps more. */
export function named(firstName: string, lastName: string, more: Given = {}): DemoGuest {
  return { given: { firstName, lastName, ...more } }
}

/** Members of the party of whom nothing is known yet. */
export const another: DemoGuest = { given: {} }
export const aChild: DemoGuest = { given: {}, child: true }
