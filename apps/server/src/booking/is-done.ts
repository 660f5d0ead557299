import type { Guest } from '@foyer/domain/guest/guest.ts'
import { listedGuests } from '@foyer/domain/guest/guest-order.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { whySignatureIsSkipped } from '@foyer/domain/signature/signature-skip.ts'
import type { Visit } from '../visit/visit.ts'

/** Everybody whom the hotel asks about has given everything and signed. */
export function refuseUnlessAllDone({ guests }: Reservation, visit: Visit): void {
  const listed = listedGuests(guests, visit.site.policies.guests, visit.today)
  if (!listed.every(({ state }) => state === 'complete')) throw new Problem('guestsIncomplete')
  if (!listed.every((guest) => hasSigned(guest, visit))) throw new Problem('signatureMissing')
}

/** Or need not. A signature that was skipped by hand is still to come. */
function hasSigned(guest: Guest, { site: { policies, screens }, today }: Visit): boolean {
  const signs = screens.some(({ name }) => name === 'SignatureScreen')
  return !signs || whySignatureIsSkipped(guest, policies.signature, today) !== undefined
}
