import { Problem } from '@foyer/domain/problem/problem.ts'
import type { SignatureKind } from '@foyer/domain/signature/typed-name.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { AccountRow } from '../../checkin/account/account.store.ts'
import { findAccountOfGuest } from '../../checkin/account/account-of-guest.ts'
import { findGuestData, findSignature, readStoredKinds, type StoredKinds } from './guest-data.store.ts'

/** Everything that is stored about one guest, by kind, unchanged. */
export interface GuestData {
  readonly guest: Readonly<Record<string, unknown>>
  readonly signature:
    | { readonly signedAt: Date; readonly kind: SignatureKind; readonly format: 'png' | 'jpeg'; readonly image: Buffer }
    | undefined
  /** All other rows, by kind. */
  readonly kinds: Readonly<StoredKinds>
}

interface GuestKey {
  readonly reservationId: string
  readonly guestId: string
}

/** Data of the reservation as a whole is given only to its main guest. */
export async function readGuestData(
  { tx }: Pick<Staff, 'tx'>,
  { reservationId, guestId }: GuestKey,
): Promise<GuestData> {
  const guest = await findGuestData(tx, reservationId, guestId)
  if (!guest || guest.erased_at) throw new Problem('notFound', 'no data of this guest is stored')
  const account = await findAccountOfGuest(tx, { reservationId, guestId })
  const signature = await findSignature(tx, guestId)
  const email = String(guest.given['email'] ?? '').toLowerCase()
  const kinds = await readStoredKinds(tx, {
    reservationId,
    guestId,
    isMain: guest.main,
    email,
    accountEmail: account?.email,
  })
  if (account) kinds['account'] = [toAccountData(account)]
  return {
    guest: { ...guest.given, ...(guest.superseded_given ? { earlier: guest.superseded_given } : {}) },
    signature,
    kinds,
  }
}

/** Everything but the credentials. */
function toAccountData({
  company_id: _company,
  id: _id,
  password_hash: _hash,
  ...held
}: AccountRow): Record<string, unknown> {
  return held
}
