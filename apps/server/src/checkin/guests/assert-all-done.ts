import { findMissing } from '@foyer/domain/completion/guest-completion.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { filterListedGuests } from '@foyer/domain/guest/guest-order.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { signatureSkipReason } from '@foyer/domain/signature/signature-skip.ts'
import type { Visit } from '../../access/visit/visit.ts'

/** Where the party arrives, and when. */
export type ArrivalPlace = Pick<Visit, 'site' | 'today'>

const noGuests: ReadonlySet<string> = new Set()

/**
 * Throws unless all listed guests are complete and have signed, except those allowed to sign later.
 */
export function assertAllDone(reservation: Reservation, visit: ArrivalPlace, signLater = noGuests): void {
  const { site, today } = visit
  const { guests } = reservation
  const listed = filterListedGuests(guests, site.policies.guests, today)
  const owed = listed.flatMap((guest) => findMissing(guest, { guests, site, today, driving: reservation }))
  if (listed.length === 0 || owed.some(({ what }) => what !== 'signature')) throw new Problem('guestsIncomplete')
  if (!listed.every((guest) => signLater.has(guest.id) || needsNoSignature(guest, visit)))
    throw new Problem('signatureMissing')
}

/** True if the guest has signed or needn't. */
function needsNoSignature(guest: Guest, { site: { policies, screens }, today }: ArrivalPlace): boolean {
  const signs = screens.some(({ name }) => name === 'SignatureScreen')
  return !signs || signatureSkipReason(guest, policies.signature, today) !== undefined
}
