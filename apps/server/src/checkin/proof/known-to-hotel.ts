import { processes } from '@foyer/domain/mode/processes.ts'
import type { AskedFactor, Factor } from '@foyer/domain/proof/proof.ts'
import { factorsFor, type KnownToHotel, keyFactorsFor } from '@foyer/domain/proof/second-factor.ts'
import { isUnproved, owedForKey, seesKey, showsStayCard } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'
import type { FoundReservation } from '../../book/reservation/reservation.service.ts'
import { trustedGuests } from '../../book/reservation/trusted-guests.ts'

/**
 * Returns what a second factor is compared with: data of the hotel and of trusted authors, because
 * a page could enter its own.
 */
export function knownToHotel(
  visit: Pick<Visit, 'site'>,
  reservation: Omit<BookedReservation, 'sealedCode'>,
): KnownToHotel {
  const { reference, groupLocator, endDate, customer } = reservation
  const known = trustedGuests(visit, reservation)
  return {
    reference,
    groupLocator,
    endDate,
    phones: known.flatMap(({ phone, phone2 }) => [phone, phone2]).filter((phone) => phone !== undefined),
    names: [customer, ...known],
  }
}

/** Returns the second factors that this reservation accepts; undefined if it needs none. */
export function factorsOwed(visit: Visit, reservation: FoundReservation): AskedFactor[] | undefined {
  const { proved, state } = reservation
  const taken = visit.site.policies.proof.factors
  if (isUnproved(visit, proved)) return factorsFor(proved.proof, knownToHotel(visit, reservation), taken)
  // The guest has arrived, and this visit may be theirs.
  if (state !== 'inHouse' || processes[visit.site.process].onlySaves || seesKey(visit, proved)) return undefined
  const forKey = owedForKey(visit, proved)
  // Access to the booking's mailbox proves whose key it is; a lobby code only proves presence.
  if (forKey && (proved.arrived || forKey === 'mailedCode' || showsStayCard(visit, proved))) return [forKey]
  const showing: Factor[] = keyFactorsFor(proved.proof, knownToHotel(visit, reservation), taken)
  return showing.length > 0 ? showing : undefined
}

/**
 * Returns the second factors that this visit's findings accept; undefined if it can continue
 * without.
 */
export function secondFactorsFor(visit: Visit, reservations: readonly FoundReservation[]): AskedFactor[] | undefined {
  const owed = reservations.map((reservation) => ({ reservation, factors: factorsOwed(visit, reservation) }))
  const isHeldUp = owed.some(({ reservation, factors }) => factors && isUnproved(visit, reservation.proved))
  // A visit that can begin another reservation isn't asked for the key of this one.
  if (!isHeldUp && owed.some(({ factors }) => !factors)) return undefined
  const all = owed.flatMap(({ factors = [] }) => factors)
  return owed.length > 0 ? [...new Set(all)] : undefined
}
