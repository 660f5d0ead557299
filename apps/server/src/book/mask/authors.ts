import { type Author, whyMasked } from '@foyer/domain/pre-checkin/mask-guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { mayDo, whyNotShown } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { FoundReservation } from '../reservation/reservation.service.ts'

/** Who gave what is known of a guest, as this visit sees it. */
export function authorOf(
  guestId: string,
  { authors }: Pick<FoundReservation, 'authors'>,
  visit: Pick<Visit, 'id'>,
): Author {
  const author = authors.get(guestId) ?? null
  if (author === null) return 'hotel'
  return author === visit.id ? 'here' : 'elsewhere'
}

/** By its proof, and as long as there is something to do with it. */
export function mayRead(visit: Visit, { proved, ...reservation }: FoundReservation): boolean {
  const { arrived } = proved
  return mayDo(visit, proved, ['read']) && whyNotShown(visit, { ...reservation, arrived }) === undefined
}

export function whyHidden(visit: Visit, reservation: FoundReservation, guestId: string) {
  const { device } = visit.site
  return whyMasked(authorOf(guestId, reservation, visit), { device, mayRead: mayRead(visit, reservation) })
}

/** What somebody else of the party has given of themselves is not answered, agreed to or taken back from here. */
export function refuseOthers(visit: Visit, reservation: FoundReservation, guestId: string): void {
  if (whyHidden(visit, reservation, guestId) === 'givenElsewhere') throw byAnother()
}

/** Nor is what nobody here has been shown. */
export function refuseHidden(visit: Visit, reservation: FoundReservation, guestId: string): void {
  if (whyHidden(visit, reservation, guestId) !== undefined) throw byAnother()
}

/** A signature is replaced by whoever gave it, or where the hotel looks on. */
export function refuseOthersSignature(visit: Visit, reservation: FoundReservation, guestId: string): void {
  const signer = reservation.signers.get(guestId)
  if (signer === undefined || signer === visit.id || visit.site.device.enrolledOnly) return
  // Of those that were given before it was kept by whom, nothing is known.
  if (signer !== null || !mayRead(visit, reservation)) throw byAnother()
}

function byAnother(): Problem {
  return new Problem('givenByAnother', 'somebody else of the party has given this')
}
