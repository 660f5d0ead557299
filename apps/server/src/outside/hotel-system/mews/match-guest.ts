import type { DeliveryGuest } from '@foyer/contract/hotel-system.ts'
import type { MewsCustomer } from './mews-answers.ts'

/** In the notes of the profile that was added with a walk-in. */
export const toWalkInMark = (reference: string): string => `Foyer walk-in ${reference}`

const hasNote = ({ Notes }: MewsCustomer, note: string) => String(Notes ?? '').includes(note)

/** Finds the profile that was added with a walk-in, whose main guest was not known then. */
export const findWalkInGuest = (customers: readonly MewsCustomer[], reference: string): MewsCustomer | undefined =>
  customers.find((one) => hasNote(one, toWalkInMark(reference)))

/** In the notes of a profile that Foyer added, so that it is found after a lost answer. */
export const toMark = ({ id }: Pick<DeliveryGuest, 'id'>): string => `Foyer guest ${id}`

export const hasMark = (customer: MewsCustomer, guest: DeliveryGuest): boolean => hasNote(customer, toMark(guest))

const toWords = (...names: unknown[]): string[] =>
  names
    .filter((name) => typeof name === 'string')
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)

/** A booking may have only a part of the names, or another spelling of one. */
function hasCommonName(customer: MewsCustomer, guest: DeliveryGuest): boolean {
  const known = toWords(customer['FirstName'], customer.LastName, customer['SecondLastName'])
  return toWords(guest.firstName, guest.lastName, guest.secondLastName).some((word) => known.includes(word))
}

/**
 * Finds the profile of a guest. Profiles outlive a stay, so that one with another name is another
 * person, whatever the place in the party.
 */
export function matchGuest(
  customers: readonly MewsCustomer[],
  guest: DeliveryGuest,
  isFree: (customer: MewsCustomer) => boolean,
): MewsCustomer | undefined {
  const free = customers.filter(isFree)
  const inPlace = customers[guest.position - 1]
  const candidates = inPlace && isFree(inPlace) ? [inPlace, ...free] : free
  const sameFirstName = (one: MewsCustomer) =>
    toWords(one['FirstName']).some((word) => toWords(guest.firstName).includes(word))
  return (
    free.find(({ Id }) => Id === guest.customerId) ??
    free.find((one) => hasMark(one, guest)) ??
    // Within a family the first name tells them apart.
    candidates.find((one) => sameFirstName(one) && hasCommonName(one, guest)) ??
    (inPlace && isFree(inPlace) && hasCommonName(inPlace, guest) ? inPlace : undefined)
  )
}
