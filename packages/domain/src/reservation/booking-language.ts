import { usualSettings } from '../country/usual-settings.ts'
import type { Guest } from '../guest/guest.ts'

interface Booked {
  readonly guests: readonly Pick<Guest, 'main' | 'language' | 'nationality' | 'country'>[]
}

/** In which whoever booked is written to: the main guest's own, where it is known. */
export function bookingLanguage({ guests }: Booked): string | undefined {
  return guests.find(({ main }) => main)?.language
}

/** The same; where nobody has said it, what is spoken where the main guest is from. */
export function likelyLanguage(reservation: Booked): string | undefined {
  const { nationality, country } = reservation.guests.find(({ main }) => main) ?? {}
  return bookingLanguage(reservation) ?? usualSettings(nationality ?? country ?? '')?.languages[0]
}
