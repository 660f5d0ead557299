import type { AskingAuthority } from '../guest/asking-authority.ts'
import type { Guest } from '../guest/guest.ts'
import { authorityPeople } from './authority-people.ts'

/** A signature on a screen is not enough: this guest signs a printed card. */
export function mustSignByHand(
  guest: Pick<Guest, 'main' | 'nationality'>,
  authority: AskingAuthority | undefined,
): boolean {
  if (!authority) return false
  const { signsByHand, concerns } = authorityPeople[authority.name]
  return concerns(guest) && signsByHand?.(guest) === true
}
