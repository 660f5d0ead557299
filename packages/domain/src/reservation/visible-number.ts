import type { Reservation } from './reservation.ts'

/** Returns undefined if this page does not get the number and uses the id instead. */
export function getVisibleNumber({ id, reference }: Pick<Reservation, 'id' | 'reference'>): string | undefined {
  return reference === id ? undefined : reference
}
