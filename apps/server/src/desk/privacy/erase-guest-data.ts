import { languages } from '@foyer/domain/basics/language.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { ErasureDecision } from '@foyer/domain/retention/periods.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { erase } from '../../book/retention/erase.ts'
import { recordErasure } from '../../book/retention/erasure.store.ts'
import { getErasing } from '../../book/retention/get-erasing.ts'
import { findAccountOfGuest } from '../../checkin/account/account-of-guest.ts'
import { eraseAccount } from '../../checkin/account/erase-account.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { findGuestToErase, hasOtherGuests, insertBlockedGuest, lockStay } from './erase-guest-data.store.ts'

interface EraseGuestDataInput {
  readonly reservationId: string
  readonly reference: string
  readonly guestId: string
  /** Whether to close the account too, if it is this guest's own. */
  readonly closesAccount: boolean
}

/**
 * Erases a guest at their request. Data that the law requires moves to a table that only the report
 * to the authorities reads.
 */
export async function eraseGuestData(
  staff: Staff,
  { sites, mails }: { sites: Sites; mails: Mails },
  { reservationId, reference, guestId, closesAccount }: EraseGuestDataInput,
): Promise<ErasureDecision & { readonly accountClosed?: true }> {
  const { tx, hotel } = staff
  const stay = await lockStay(tx, reservationId)
  const guest = await findGuestToErase(tx, reservationId, guestId)
  if (!guest) throw new Problem('notFound', 'no such guest in this stay')
  const erasing = await getErasing(staff, sites, stay)
  // Idempotent: a second request changes nothing.
  if (erasing.what === 'notNow' || guest.erased_at) return erasing
  // Look this up before the guest's address is erased.
  const account = closesAccount ? await findAccountOfGuest(tx, { reservationId, guestId }) : undefined
  const wanted = {
    guestIds: [guestId],
    reservationIds: guest.main || !(await hasOtherGuests(tx, reservationId, guestId)) ? [reservationId] : [],
    ofReservations: [reservationId],
  }
  // Keeps the data together with the signature and its ticks, which the registration form needs;
  // everything else is erased now.
  if (erasing.what === 'block') await insertBlockedGuest(tx, hotel.id, guestId)
  const counts = await erase(tx, wanted, erasing.what === 'block' ? ['blocked', 'signatures'] : [])
  await recordErasure(tx, { hotelId: hotel.id, cause: 'request', stays: 1, counts })
  const action = erasing.what === 'block' ? 'guestDataBlocked' : 'guestDataErased'
  const until = erasing.what === 'block' ? { until: erasing.until } : {}
  await recordAudit(staff, { action, subject: reference, details: { guest: String(guest.position), ...until } })
  if (!account) return erasing
  const { config } = await sites.config(tx, hotel)
  const language = languages.find((one) => one === guest.given['language']) ?? config.languages[0] ?? 'en'
  await eraseAccount(tx, { hotel, account, mails, language })
  await recordAudit(staff, { action: 'guestAccountClosed', subject: reference, details: { by: 'staff' } })
  return { ...erasing, accountClosed: true }
}
