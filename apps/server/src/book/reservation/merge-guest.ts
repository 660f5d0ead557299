import { hotelFields, personalFields, type SystemGuest } from '@foyer/contract/hotel-system.ts'

interface KnownGuest {
  /** By the domain's names of a guest's fields. */
  readonly given: Readonly<Record<string, unknown>>
  /** A member of the party has given it, or withdrawn some of it. */
  readonly isGuests: boolean
}

type Given = Record<string, unknown>

/**
 * Merges what the hotel sends about a guest. Hotel fields are always the hotel's. Everything else
 * is the hotel's until the guest has given something: from then on it is the guest's as a whole,
 * since what a form omits was withdrawn. Answers with their own calls, such as a consent, are never
 * the hotel's.
 */
export function mergeGuest({ given, isGuests }: KnownGuest, said: SystemGuest): Given {
  const ofHotel: readonly string[] = isGuests ? hotelFields : [...hotelFields, ...personalFields]
  const kept = Object.entries(given).filter(([name]) => !ofHotel.includes(name))
  const brought = Object.entries(said).filter(([name, value]) => ofHotel.includes(name) && value !== undefined)
  return Object.fromEntries([...kept, ...brought])
}
