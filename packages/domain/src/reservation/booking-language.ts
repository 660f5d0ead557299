import { getCountryDefaults } from '../country/country-defaults.ts'
import type { Guest } from '../guest/guest.ts'

interface Booked {
  readonly guests: readonly Pick<Guest, 'main' | 'language' | 'nationality' | 'country'>[]
}

/** The language for writing to the booker: the main guest's, if known. */
export function getBookingLanguage({ guests }: Booked): string | undefined {
  return guests.find(({ main }) => main)?.language
}

/** The same; if unknown, the usual language of the main guest's country. */
export function guessLanguage(reservation: Booked): string | undefined {
  const { nationality, country } = reservation.guests.find(({ main }) => main) ?? {}
  return getBookingLanguage(reservation) ?? getCountryDefaults(nationality ?? country ?? '')?.languages[0]
}
