import type { Reservation } from './reservation.ts'

/** Undefined where the number is not told to this page, which calls the reservation by its id. */
export function toldNumber({ id, reference }: Pick<Reservation, 'id' | 'reference'>): string | undefined {
  return reference === id ? undefined : reference
}
