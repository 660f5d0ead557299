import type { Reservation } from './reservation.ts'

/** In which whoever booked is written to: the main guest's own, where it is known. */
export function bookingLanguage({ guests }: Pick<Reservation, 'guests'>): string | undefined {
  return guests.find(({ main }) => main)?.language
}
