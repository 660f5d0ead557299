import { type Author, maskReason } from '@foyer/domain/pre-checkin/mask-guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { DESK_AUTHOR } from '@foyer/domain/proof/trusted-author.ts'
import { mayDo, notShownReason } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { FoundReservation } from '../reservation/reservation.service.ts'

/** Who gave a guest's data, as this visit sees it. */
export function getAuthor(
  guestId: string,
  { authors }: Pick<FoundReservation, 'authors'>,
  visit: Pick<Visit, 'id'>,
): Author {
  const author = authors.get(guestId) ?? null
  if (author === null || author === DESK_AUTHOR) return 'hotel'
  return author === visit.id ? 'here' : 'elsewhere'
}

/** By its proof, and as long as there is something to do with it. */
export function mayRead(visit: Visit, { proved, ...reservation }: FoundReservation): boolean {
  const { arrived } = proved
  return mayDo(visit, proved, ['read']) && notShownReason(visit, { ...reservation, arrived }) === undefined
}

export function hiddenReason(visit: Visit, reservation: FoundReservation, guestId: string) {
  const { device } = visit.site
  return maskReason(getAuthor(guestId, reservation, visit), { device, mayRead: mayRead(visit, reservation) })
}

/**
 * Throws for data that another member of the party has given of themselves: it can't be answered,
 * agreed to or withdrawn from here.
 */
export function assertNotGivenByOthers(visit: Visit, reservation: FoundReservation, guestId: string): void {
  if (hiddenReason(visit, reservation, guestId) === 'givenElsewhere') throw createGivenByAnother()
}

/** Throws also for data that this visit can't see. */
export function assertNotHidden(visit: Visit, reservation: FoundReservation, guestId: string): void {
  if (hiddenReason(visit, reservation, guestId) !== undefined) throw createGivenByAnother()
}

/**
 * A signature can be replaced by the visit that gave it, or at a supervised device of the hotel.
 */
export function assertNotSignedByOthers(visit: Visit, reservation: FoundReservation, guestId: string): void {
  const signer = reservation.signers.get(guestId)
  if (signer === undefined || signer === visit.id || visit.site.device.enrolledOnly) return
  // For older signatures the signer wasn't recorded.
  if (signer !== null || !mayRead(visit, reservation)) throw createGivenByAnother()
}

function createGivenByAnother(): Problem {
  return new Problem('givenByAnother', 'another guest of the party has entered this')
}
