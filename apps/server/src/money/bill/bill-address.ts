import { getMissingKeyFactor, getPhoneKeyFactor, isEntitled, type StoredProof } from '@foyer/domain/proof/proof.ts'
import type { ProvedReservation } from '../../access/proof/proved-reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
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
  if (requested?.email && requested.requester && (await isProven(sites, at, requested.requester)))
    return requested.email
  return findContactAddress(sites, at, reservation)
}

async function isProven(sites: Pick<Sites, 'site'>, at: ContactContext, requester: BillRequester): Promise<boolean> {
  const { app_key, at_hotel_device, has_arrived, proof, second_factor, key_factor } = requester
  const site = await sites.site(at.tx, at.hotel, app_key)
  if (!site || !proof) return false
  const shown = { proof, secondFactor: second_factor ?? undefined, keyFactor: key_factor ?? undefined }
  return isTrusted(shown, site, { atHotelDevice: at_hotel_device, checksIn: has_arrived })
}

/** The same before the request, which comes with the check-in of a guest who is still expected. */
export function mayNameBillAddress(
  { site, deviceId }: Pick<Visit, 'site' | 'deviceId'>,
  { arrived, state, ...shown }: ProvedReservation,
): boolean {
  return isTrusted(shown, site, { atHotelDevice: deviceId !== undefined, checksIn: arrived || state === 'expected' })
}

/**
 * The visit must have what its app requires of phones before a key; without a check-in, what shows
 * the key again.
 */
function isTrusted(
  shown: StoredProof,
  { policies }: Pick<Visit['site'], 'policies'>,
  { atHotelDevice, checksIn }: { readonly atHotelDevice: boolean; readonly checksIn: boolean },
): boolean {
  const { sufficient, phoneKey } = policies.proof
  const wanted = atHotelDevice ? undefined : getPhoneKeyFactor(phoneKey)
  if (getMissingKeyFactor(shown, wanted)) return false
  return checksIn || isEntitled(shown, sufficient, ['stayCard'])
}
