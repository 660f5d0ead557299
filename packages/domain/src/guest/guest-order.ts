import type { Policies } from '../config/policies.ts'
import { isAdult } from '../document/document-dates.ts'
import type { Guest } from './guest.ts'

/** Adults, then those of whom nobody knows, then children; otherwise as they came. Numbered anew, with one main guest. */
export function orderGuests(guests: readonly Guest[], today: string): readonly Guest[] {
  const ordered = guests.toSorted((one, other) => rank(one, today) - rank(other, today))
  // The hotel's word comes first; a party without a known adult still needs somebody.
  const main = ordered.find((guest) => guest.main) ?? ordered[0]
  return ordered.map((guest, at) => ({ ...guest, index: at + 1, main: guest === main }))
}

/** Who stands in the list: children only where the hotel asks about them. */
export function listedGuests(
  guests: readonly Guest[],
  policy: Pick<Policies['guests'], 'childrenListed'>,
  today: string,
): readonly Guest[] {
  return guests.filter((guest) => policy.childrenListed || isAdult(guest, today) !== false)
}

function rank(guest: Guest, today: string): number {
  const adult = isAdult(guest, today)
  if (adult === undefined) return 1
  return adult ? 0 : 2
}
