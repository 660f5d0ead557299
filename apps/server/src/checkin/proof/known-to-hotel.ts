import { processes } from '@foyer/domain/mode/processes.ts'
import type { AskedFactor, Factor } from '@foyer/domain/proof/proof.ts'
import { factorsFor, type KnownToHotel, keyFactorsFor } from '@foyer/domain/proof/second-factor.ts'
import { isUnproved, owedForKey, seesKey, showsStayCard } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'
import type { FoundReservation } from '../../book/reservation/reservation.service.ts'
import { trustedGuests } from '../../book/reservation/trusted-guests.ts'

/** What a second factor is compared with: data of the hotel's own and of authors it trusts, since a page could type its own. */
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

/** Which second factor would do for this one; undefined when it does not wait for any. */
export function factorsOwed(visit: Visit, reservation: FoundReservation): AskedFactor[] | undefined {
  const { proved, state } = reservation
  const taken = visit.site.policies.proof.factors
  if (isUnproved(visit, proved)) return factorsFor(proved.proof, knownToHotel(visit, reservation), taken)
  // Somebody has arrived, and whoever searches again may be that somebody.
  if (state !== 'inHouse' || processes[visit.site.process].onlySaves || seesKey(visit, proved)) return undefined
  const forKey = owedForKey(visit, proved)
  // The booking's own mailbox says by itself whose key it is; a screen in the lobby says only that somebody stands there.
  if (forKey && (proved.arrived || forKey === 'mailedCode' || showsStayCard(visit, proved))) return [forKey]
  const showing: Factor[] = keyFactorsFor(proved.proof, knownToHotel(visit, reservation), taken)
  return showing.length > 0 ? showing : undefined
}

/** Those that would do for what this visit has found; undefined when it can go on without. */
export function secondFactorsFor(visit: Visit, reservations: readonly FoundReservation[]): AskedFactor[] | undefined {
  const owed = reservations.map((reservation) => ({ reservation, factors: factorsOwed(visit, reservation) }))
  const isHeldUp = owed.some(({ reservation, factors }) => factors && isUnproved(visit, reservation.proved))
  // Whoever has something else to begin is not asked for the key of what has begun.
  if (!isHeldUp && owed.some(({ factors }) => !factors)) return undefined
  const all = owed.flatMap(({ factors = [] }) => factors)
  return owed.length > 0 ? [...new Set(all)] : undefined
}
