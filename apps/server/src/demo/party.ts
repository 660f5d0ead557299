import type { DemoGuest, Given } from './demo-hotel.ts'

/** A guest whose name is in the reservation, and perhaps more. */
export function named(firstName: string, lastName: string, more: Given = {}): DemoGuest {
  return { given: { firstName, lastName, ...more } }
}

/** Members of the party without any data yet. */
export const another: DemoGuest = { given: {} }
export const aChild: DemoGuest = { given: {}, child: true }
