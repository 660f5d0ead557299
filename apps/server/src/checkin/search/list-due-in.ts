import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { maskAll } from '../../book/mask/mask-to-state.ts'
import type { ReservationBook } from '../../book/reservation/book.ts'
import { checkPanel } from '../device-admin/check-panel.ts'

interface DueInInput {
  readonly staffPassword?: string | undefined
  /** The listed reservation that staff open for the guest at the device. */
  readonly picked?: string | undefined
}

/** Just enough to recognise a guest, or the id of the picked reservation. */
type Listed = { readonly outlines: readonly Reservation[] } | { readonly picked: string }

/**
 * Guests must not see each other's names: the list is for staff at the hotel's own device, and
 * every access is audited.
 */
export async function listDueIn(
  book: ReservationBook,
  visit: Visit,
  { staffPassword = '', picked }: DueInInput,
  sites: Sites,
): Promise<Listed> {
  if (!visit.site.policies.search.listAllDueIn) throw new Problem('mayNot', 'this device lists no arrivals')
  const device = await checkPanel(visit, { panel: 'admin', password: staffPassword, action: 'listArrivals' }, sites)
  const due = await book.dueIn(visit.today)
  const hotel = { hotelId: visit.hotel.id }
  if (picked === undefined) {
    const details = { count: String(due.length) }
    await writeAudit(visit.tx, hotel, { action: 'arrivalsListed', subject: device, details })
    return { outlines: due.map(toOutline) }
  }
  const one = due.find(({ id }) => id === picked)
  if (!one) throw new Problem('reservationNotFound', 'this booking does not arrive today')
  await writeAudit(visit.tx, hotel, { action: 'arrivalOpened', subject: one.reference, details: { device } })
  return { picked: one.id }
}

/**
 * Number and surname together open a reservation, so the list shows only the end of the number.
 * Fields not named here are left out.
 */
function toOutline(reservation: Reservation): Reservation {
  const { startDate, endDate, nights, adults, children, customer } = reservation
  const { hotelId, hotelName, picture, typeId, type, typeNames } = reservation.room
  return {
    ...maskAll(reservation),
    reference: `…${reservation.reference.slice(-3)}`,
    startDate,
    endDate,
    nights,
    adults,
    children,
    customer,
    room: { hotelId, hotelName, picture, typeId, type, typeNames },
  }
}
