import { hotelFields, personalFields, type SaidGuest } from '@foyer/contract/hotel-system.ts'

interface KnownGuest {
  /** By the inner names of a guest. */
  readonly given: Readonly<Record<string, unknown>>
  /** Somebody of the party has given it, or taken some of it back. */
  readonly isGuests: boolean
}

type Given = Record<string, unknown>

/**
 * What is known of a guest once the hotel has said what it knows. The hotel's own words are always the hotel's. All else is
 * the hotel's until the guest has given something: from then on it is the guest's as a whole, since what a form leaves out
 * was taken back. Answers that have calls of their own, such as a consent, are no business of the hotel's.
 */
export function mergeGuest({ given, isGuests }: KnownGuest, said: SaidGuest): Given {
  const ofHotel: readonly string[] = isGuests ? hotelFields : [...hotelFields, ...personalFields]
  const kept = Object.entries(given).filter(([name]) => !ofHotel.includes(name))
  const brought = Object.entries(said).filter(([name, value]) => ofHotel.includes(name) && value !== undefined)
  return Object.fromEntries([...kept, ...brought])
}
