import { getMissingKeyFactor, getPhoneKeyFactor, isEntitled } from '@foyer/domain/proof/proof.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'
import { type ContactContext, findContactAddress } from '../../book/reservation/contact-address.ts'
import { type BillRequester, readRequestedBill } from './requested-bill.store.ts'

/**
 * Where the bill is mailed: the address given for it, if the visit that asked proved to be the
 * booking's, else where all papers of the reservation are mailed.
 */
export async function findBillAddress(
  sites: Pick<Sites, 'site'>,
  at: ContactContext,
  reservation: BookedReservation,
): Promise<string | undefined> {
  const [requested] = await readRequestedBill(at.tx, reservation.id)
  if (requested?.requester && (await isProven(sites, at, requested.requester))) return requested.email
  return findContactAddress(sites, at, reservation)
}

/**
 * The visit must have what its app requires of phones before a key; without a check-in, what shows
 * the key again.
 */
async function isProven(sites: Pick<Sites, 'site'>, at: ContactContext, requester: BillRequester): Promise<boolean> {
  const { app_key, at_hotel_device, has_arrived, proof } = requester
  const site = await sites.site(at.tx, at.hotel, app_key)
  if (!site || !proof) return false
  const { sufficient, phoneKey } = site.policies.proof
  const shown = {
    proof,
    secondFactor: requester.second_factor ?? undefined,
    keyFactor: requester.key_factor ?? undefined,
  }
  const wanted = at_hotel_device ? undefined : getPhoneKeyFactor(phoneKey)
  if (getMissingKeyFactor(shown, wanted)) return false
  return has_arrived || isEntitled(shown, sufficient, ['stayCard'])
}
