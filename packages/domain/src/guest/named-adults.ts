import { isAdult } from './adult.ts'
import { type Guest, getFullName } from './guest.ts'

interface NamedAdult {
  readonly id: string
  readonly name: string
}

/** The adults of the party to whom this guest can be related. */
export function listNamedAdults(
  guest: Pick<Guest, 'id'>,
  party: readonly Guest[],
  today: string,
): readonly NamedAdult[] {
  const adults = party.filter((other) => other.id !== guest.id && other.firstName && isAdult(other, today) !== false)
  return adults.map((adult) => ({ id: adult.id, name: getFullName(adult) ?? '' }))
}
