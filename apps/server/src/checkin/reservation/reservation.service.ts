import { withStates } from '@foyer/domain/guest/guest-completion.ts'
import { orderGuests } from '@foyer/domain/guest/guest-order.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { statement } from '../../platform/database/statement.ts'
import { asFolioLine, type Book, type FolioLine, type FolioRow, openBook } from './book.ts'
import { type BookedReservation, readFound, rememberAndRead } from './read-reservations.ts'

interface Bill {
  readonly folio: readonly FolioLine[]
  readonly roomAvailable: boolean
  /** When the hotel's own system has said it last, where that was not just now; undefined where there is none. */
  readonly asOf: Date | undefined
}

export interface ReservationService {
  /** What this visit has found. */
  found(visit: Visit): Promise<BookedReservation[]>
  /** One that this visit has found. Others do not exist for it. */
  one(visit: Visit, reference: string): Promise<BookedReservation>
  /** Its id, for whoever needs no more of it. */
  idOf(visit: Visit, reference: string): Promise<string>
  /** What is owed for it. */
  bill(visit: Visit, reference: string): Promise<Bill>
  /** From now on this visit may see and change them. */
  remember(visit: Visit, ids: readonly string[]): Promise<BookedReservation[]>
  book(visit: Visit): Book
}

const idAmongFound = statement<{ id: string }, [visitId: string, reference: string]>(`
  select stay.id from visit_reservations found
    join reservations stay on stay.hotel_id = found.hotel_id and stay.id = found.reservation_id
  where found.visit_id = $1 and stay.reference = $2`)

/** Longer than a summary takes after the hotel's system was asked. */
const JUST_NOW_SECONDS = 15

interface BillRow {
  readonly room_available: boolean
  readonly as_of: Date | null
  readonly lines: readonly FolioRow[]
}

const readBill = statement<BillRow, [visitId: string, reference: string]>(`
  select stay.room_available,
    case when stay.said_at < clock_timestamp() - interval '${JUST_NOW_SECONDS} seconds' then stay.said_at end as as_of,
    array(
      select json_build_object('kind', line.kind, 'source', line.source, 'names', line.names, 'amount', line.amount)
      from folio_lines line where line.hotel_id = stay.hotel_id and line.reservation_id = stay.id
      order by line.source desc, line.position) as lines
  from visit_reservations found
    join reservations stay on stay.hotel_id = found.hotel_id and stay.id = found.reservation_id
  where found.visit_id = $1 and stay.reference = $2`)

const notFound = () => new Problem('reservationNotFound', 'this page has not found such a booking')

export function reservationService(): ReservationService {
  const found: ReservationService['found'] = async (visit) =>
    (await readFound(visit.tx, visit.hotel, visit.id)).map((reservation) => seenBy(visit, reservation))

  return {
    book: (visit) => openBook(visit.hotel, visit.tx),
    found,
    remember: async (visit, ids) =>
      (await rememberAndRead(visit.tx, visit.hotel, visit.id, ids)).map((reservation) => seenBy(visit, reservation)),
    async one(visit, reference) {
      const reservation = (await found(visit)).find((one) => one.reference === reference)
      if (!reservation) throw notFound()
      return reservation
    },
    async bill({ id, tx, hotel }, reference) {
      const [bill] = await readBill(tx, id, reference)
      if (!bill) throw notFound()
      return {
        folio: bill.lines.map((line) => asFolioLine(line, hotel)),
        roomAvailable: bill.room_available,
        asOf: bill.as_of ?? undefined,
      }
    },
    async idOf(visit, reference) {
      const [found] = await idAmongFound(visit.tx, visit.id, reference)
      if (!found) throw notFound()
      return found.id
    },
  }
}

/** As this visit sees it: guests in order with their states, and what is said of drivers where cars are rented. */
function seenBy({ site, today }: Visit, reservation: BookedReservation): BookedReservation {
  const guests = withStates({ guests: orderGuests(reservation.guests, today), site, today })
  return { ...reservation, guests: [...guests], rental: site.product.isRac ? reservation.rental : undefined }
}
