import { usualSettings } from '../country/usual-settings.ts'
import type { Reservation } from './reservation.ts'

/** In which whoever booked is written to: the main guest's own, where it is known. */
export function bookingLanguage({ guests }: Pick<Reservation, 'guests'>): string | undefined {
  return guests.find(({ main }) => main)?.language
}

/** The same; where nobody has said it, what is spoken where the main guest is from. */
export function likelyLanguage(reservation: Pick<Reservation, 'guests'>): string | undefined {
  const { nationality, country } = reservation.guests.find(({ main }) => main) ?? {}
  return bookingLanguage(reservation) ?? usualSettings(nationality ?? country ?? '')?.languages[0]
}
