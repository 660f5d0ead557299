import { isAdult } from './adult.ts'
import type { Guest } from './guest.ts'
import type { GuestPolicy } from './guest-policy.ts'

/** Adults, then those of whom nobody knows, then children; otherwise as they came. Numbered anew, with one main guest. */
export function orderGuests(guests: readonly Guest[], today: string): readonly Guest[] {
  const ordered = guests.toSorted((one, other) => rank(one, today) - rank(other, today))
  const main = mainOf(ordered, today)
  return ordered.map((guest, at) => ({ ...guest, index: at + 1, main: guest === main }))
}

/** The hotel's word comes first, unless it names a child beside somebody who may be an adult. A party of children needs somebody too. */
function mainOf(ordered: readonly Guest[], today: string): Guest | undefined {
  const grown = ordered.filter((guest) => isAdult(guest, today) !== false)
  const among = grown.length > 0 ? grown : ordered
  return among.find((guest) => guest.main) ?? among[0]
}

/** Who stands in the list: children only where the hotel asks about them, or where nobody else could answer for the party. */
export function listedGuests(
  guests: readonly Guest[],
  policy: Pick<GuestPolicy, 'childrenListed'>,
  today: string,
): readonly Guest[] {
  return guests.filter((guest) => policy.childrenListed || guest.main || isAdult(guest, today) !== false)
}

function rank(guest: Guest, today: string): number {
  const adult = isAdult(guest, today)
  if (adult === undefined) return 1
  return adult ? 0 : 2
}
