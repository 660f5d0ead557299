import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { acquireReservation } from '../../book/lease/acquire-reservation.ts'
import { assertNotHidden } from '../../book/mask/authors.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { supersedeDocument } from './document.store.ts'

interface Superseded {
  readonly reference: string
  /** 1-based, as this visit sees the party. */
  readonly guestIndex: number
}

/**
 * Rescans a document: the earlier data no longer counts, so the guest is incomplete until the scan
 * is saved. The earlier data is saved separately; the address and the rest needn't be given again.
 */
export async function supersede(
  reservations: ReservationService,
  visit: Visit,
  { reference, guestIndex }: Superseded,
): Promise<void> {
  const reservation = await acquireReservation(reservations, visit, reference, assertMayBegin)
  const guest = reservation.guests.find(({ index }) => index === guestIndex)
  if (!guest) throw new Problem('badInput', 'no such guest in this booking')
  if (guest.documentNumber === undefined) return
  assertNotHidden(visit, reservation, guest.id)
  await supersedeDocument(visit.tx, guest.id, visit.now)
}
