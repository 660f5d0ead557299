import { isAdult } from './adult.ts'
import type { Guest } from './guest.ts'
import type { GuestPolicy } from './guest-policy.ts'

/**
 * Sorts adults first, then unknown ages, then children; otherwise the order stays. Renumbers the
 * guests and sets one main guest.
 */
export function orderGuests(guests: readonly Guest[], today: string): readonly Guest[] {
  const ordered = guests.toSorted((one, other) => getRank(one, today) - getRank(other, today))
  const main = chooseMainGuest(ordered, today)
  return ordered.map((guest, at) => ({ ...guest, index: at + 1, main: guest === main }))
}

/**
 * The hotel's main guest wins, unless it is a child while the party may have an adult. A party of
 * children needs one too.
 */
function chooseMainGuest(ordered: readonly Guest[], today: string): Guest | undefined {
  const grown = ordered.filter((guest) => isAdult(guest, today) !== false)
  const among = grown.length > 0 ? grown : ordered
  return among.find((guest) => guest.main) ?? among[0]
}

/** The guests in the list: children only if the hotel asks about them, or as the main guest. */
export function filterListedGuests(
  guests: readonly Guest[],
  policy: Pick<GuestPolicy, 'childrenListed'>,
  today: string,
): readonly Guest[] {
  return guests.filter((guest) => policy.childrenListed || guest.main || isAdult(guest, today) !== false)
}

function getRank(guest: Guest, today: string): number {
  const adult = isAdult(guest, today)
  if (adult === undefined) return 1
  return adult ? 0 : 2
}
