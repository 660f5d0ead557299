import type { Factor } from '@foyer/domain/proof/proof.ts'
import { factorsFor, type KnownToHotel } from '@foyer/domain/proof/second-factor.ts'
import { isUnproved } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { FoundReservation } from '../reservation/reservation.service.ts'

/** Only what the hotel itself brought: what a page has given could be meant to be asked for here. */
export function knownToHotel({
  reference,
  groupLocator,
  endDate,
  customer,
  guests,
  authors,
}: FoundReservation): KnownToHotel {
  const ofHotel = guests.filter(({ id }) => (authors.get(id) ?? null) === null)
  return {
    reference,
    groupLocator,
    endDate,
    phones: ofHotel.flatMap(({ phone, phone2 }) => [phone, phone2]).filter((phone) => phone !== undefined),
    names: [customer, ...ofHotel],
  }
}

/** Which second factor would do for what this visit has found; undefined when nothing waits for one. */
export function secondFactorsFor(visit: Visit, reservations: readonly FoundReservation[]): Factor[] | undefined {
  const waiting = reservations.filter(({ proved }) => isUnproved(visit, proved))
  if (waiting.length === 0) return undefined
  const all = waiting.flatMap((reservation) =>
    factorsFor(reservation.proved.proof, knownToHotel(reservation), visit.site.policies.proof.factors),
  )
  return [...new Set(all)]
}
