import { isSameFirstName } from '../name/is-same-first-name.ts'
import { isSameSurname } from '../name/name-keys.ts'

export interface NamedGuest {
  /** The number that the hotel's system gives the person. */
  readonly customerId?: string | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
}

interface KnownParty {
  readonly main: NamedGuest
  /** The person who booked and the other guests. */
  readonly others: readonly NamedGuest[]
}

/**
 * Whether the hotel names another person as the main guest, not one of the party or the same one
 * spelled differently. The hotel's number decides where both have one, unless the number is new
 * and the name is not.
 */
export function isOtherGuest({ main, others }: KnownParty, named: NamedGuest): boolean {
  const known = [main, ...others].filter(({ customerId, lastName }) => customerId || lastName)
  if (known.some((one) => hasSameNumber(one, named))) return false
  if (!named.lastName || !known.some(({ lastName }) => lastName)) return false
  return !known.some((one) => hasSameName(one, named))
}

function hasSameNumber(known: NamedGuest, { customerId }: NamedGuest): boolean {
  return customerId !== undefined && known.customerId === customerId
}

/** Relatives share a surname: with another number, the first name has to match too. */
function hasSameName(known: NamedGuest, { customerId, firstName = '', lastName = '' }: NamedGuest): boolean {
  if (!known.lastName || !isSameSurname(lastName, known.lastName)) return false
  const hasOtherNumber = customerId !== undefined && known.customerId !== undefined
  return !hasOtherNumber || firstName === '' || isSameFirstName(firstName, known.firstName)
}
