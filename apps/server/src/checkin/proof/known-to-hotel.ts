import { processes } from '@foyer/domain/mode/processes.ts'
import type { Factor, PromptedFactor } from '@foyer/domain/proof/proof.ts'
import { getFactors, getKeyFactors, type KnownToHotel } from '@foyer/domain/proof/second-factor.ts'
import { canSeeKey, canShowStayCard, findOwedKeyFactor, isUnproved } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'
import type { FoundReservation } from '../../book/reservation/reservation.service.ts'
import { selectTrustedGuests } from '../../book/reservation/trusted-guests.ts'

/**
 * Returns what a second factor is compared with: data of the hotel and of trusted authors, because
 * a page could enter its own.
 */
export function toKnownToHotel(
  visit: Pick<Visit, 'site'>,
  reservation: Omit<BookedReservation, 'sealedCode'>,
): KnownToHotel {
  const { reference, groupLocator, endDate, customer } = reservation
  const known = selectTrustedGuests(visit, reservation)
  return {
    reference,
    groupLocator,
    endDate,
    phones: known.flatMap(({ phone, phone2 }) => [phone, phone2]).filter((phone) => phone !== undefined),
    names: [customer, ...known],
  }
}

/** Returns the second factors that this reservation accepts; undefined if it needs none. */
export function listOwedFactors(visit: Visit, reservation: FoundReservation): PromptedFactor[] | undefined {
  const { proved, state } = reservation
  const taken = visit.site.policies.proof.factors
  if (isUnproved(visit, proved)) return getFactors(proved.proof, toKnownToHotel(visit, reservation), taken)
  // The guest has arrived, and this visit may be theirs.
  if (state !== 'inHouse' || processes[visit.site.process].onlySaves || canSeeKey(visit, proved)) return undefined
  const forKey = findOwedKeyFactor(visit, proved)
  // Access to the booking's mailbox proves whose key it is; a lobby code only proves presence.
  if (forKey && (proved.arrived || forKey === 'mailedCode' || canShowStayCard(visit, proved))) return [forKey]
  const showing: Factor[] = getKeyFactors(proved.proof, toKnownToHotel(visit, reservation), taken)
  return showing.length > 0 ? showing : undefined
}

/**
 * Returns the second factors that this visit's findings accept; undefined if it can continue
 * without.
 */
export function listSecondFactors(
  visit: Visit,
  reservations: readonly FoundReservation[],
): PromptedFactor[] | undefined {
  const owed = reservations.map((reservation) => ({ reservation, factors: listOwedFactors(visit, reservation) }))
  const isHeldUp = owed.some(({ reservation, factors }) => factors && isUnproved(visit, reservation.proved))
  // A visit that can begin another reservation isn't asked for the key of this one.
  if (!isHeldUp && owed.some(({ factors }) => !factors)) return undefined
  const all = owed.flatMap(({ factors = [] }) => factors)
  return owed.length > 0 ? [...new Set(all)] : undefined
}
