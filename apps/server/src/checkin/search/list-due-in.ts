import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { unsaid } from '../../book/mask/only-state.ts'
import type { Book } from '../../book/reservation/book.ts'
import { checkPanel } from '../device-admin/check-panel.ts'

interface Asked {
  readonly staffPassword?: string | undefined
  /** The one of the list that staff open for the guest beside them. */
  readonly picked?: string | undefined
}

/** As much as is needed to know somebody again; or the id of the one that was picked. */
type Listed = { readonly outlines: readonly Reservation[] } | { readonly picked: string }

/** Names of strangers are no guest's business: the list is staff's, at the hotel's own device, and every look is written down. */
export async function listDueIn(
  book: Book,
  visit: Visit,
  { staffPassword = '', picked }: Asked,
  sites: Sites,
): Promise<Listed> {
  if (!visit.site.policies.search.listAllDueIn) throw new Problem('mayNot', 'this device lists no arrivals')
  const device = await checkPanel(visit, { panel: 'admin', password: staffPassword, action: 'listArrivals' }, sites)
  const due = await book.dueIn(visit.today)
  const hotel = { hotelId: visit.hotel.id }
  if (picked === undefined) {
    const details = { count: String(due.length) }
    await writeAudit(visit.tx, hotel, { action: 'arrivalsListed', subject: device, details })
    return { outlines: due.map(outlineOf) }
  }
  const one = due.find(({ id }) => id === picked)
  if (!one) throw new Problem('reservationNotFound', 'this booking does not arrive today')
  await writeAudit(visit.tx, hotel, { action: 'arrivalOpened', subject: one.reference, details: { device } })
  return { picked: one.id }
}

/** Number and surname together open a reservation: the list gives away only the end of the number. What is not named here is not said. */
function outlineOf(reservation: Reservation): Reservation {
  const { startDate, endDate, nights, adults, children, customer } = reservation
  const { hotelId, hotelName, picture, typeId, type, typeNames } = reservation.room
  return {
    ...unsaid(reservation),
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
