import type { DemoGuest, Given } from './demo-hotel.ts'

/** A guest whose name is in the reservation, and perhaps more. */
export function buildNamedGuest(firstName: string, lastName: string, more: Given = {}): DemoGuest {
  return { given: { firstName, lastName, ...more } }
}

/** Members of the party without any data yet. */
export const unnamedGuest: DemoGuest = { given: {} }
export const unnamedChild: DemoGuest = { given: {}, child: true }
