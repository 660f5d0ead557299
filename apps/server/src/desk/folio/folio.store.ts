import type { Payer } from '@foyer/domain/folio/payer.ts'
import type { RevenueGroup } from '@foyer/domain/folio/revenue-group.ts'
import type { LineSource } from '@foyer/domain/payment/balance.ts'
import type { ReservationState } from '@foyer/domain/reservation/reservation.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

export interface BilledStay {
  readonly id: string
  readonly reference: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly roomNumber: string | null
  readonly state: ReservationState
  readonly startDate: string
  readonly endDate: string
  readonly adults: number
  readonly children: number
}

const readStay = statement<BilledStay, [id: string]>(`
  select id, reference, first_name as "firstName", last_name as "lastName", room_number as "roomNumber", state,
    start_date as "startDate", end_date as "endDate", adults, children
  from reservations where id = $1::uuid`)

export async function findBilledStay(tx: HotelTransaction, id: string): Promise<BilledStay | undefined> {
  return (await readStay(tx, id))[0]
}

export interface LineRow {
  readonly id: string
  readonly folioId: string | null
  readonly kind: 'charge' | 'tax' | 'payment'
  readonly source: LineSource
  readonly origin: string | null
  readonly names: Readonly<Record<string, string>>
  readonly amount: number
  readonly quantity: number
  readonly vat: number | null
  readonly group: RevenueGroup | null
  readonly day: string | null
  readonly postedOn: string | null
  readonly postedAt: Date | null
  readonly comment: string | null
  readonly by: string | null
  readonly corrects: string | null
  readonly serviceId: string | null
  /** The invoice that it is on, unless that is credited. */
  readonly invoiceId: string | null
}

/** In the order of the bill. */
export const listLines = statement<LineRow, [reservationId: string]>(`
  select line.id, line.folio_id as "folioId", line.kind, line.source, line.origin, line.names, line.amount,
    line.quantity, line.vat, line.revenue_group as "group",
    coalesce(line.day, case when line.origin ~ '^(night|nightTax):' then split_part(line.origin, ':', 2)::date end) as day,
    line.posted_on as "postedOn",
    line.posted_at as "postedAt", line.comment, member.name as by, line.corrects, line.service_id as "serviceId",
    done.invoice_id as "invoiceId"
  from folio_lines line left join staff_members member on member.id = line.member_id
    left join invoiced_lines done on done.hotel_id = line.hotel_id and done.line_id = line.id and not done.credited
  where line.reservation_id = $1::uuid
  order by line.source desc, line.position, line.day`)

export interface FolioRow {
  readonly id: string
  readonly payer: Payer
  readonly routes: readonly string[]
}

export const listFolios = statement<FolioRow, [reservationId: string]>(`
  select id, payer, routes from folios where reservation_id = $1::uuid order by position`)

export const insertFolio = statement<
  never,
  [hotelId: number, id: string, reservationId: string, payer: string, routes: readonly string[]]
>(`
  insert into folios (hotel_id, id, reservation_id, position, payer, routes)
  select $1::int, $2::uuid, $3::uuid, coalesce(max(position), 0) + 1, $4::jsonb, $5::text[] from folios
  where reservation_id = $3::uuid`)

export const updateFolio = statement<never, [id: string, payer: string, routes: readonly string[]]>(
  'update folios set payer = $2::jsonb, routes = $3::text[] where id = $1::uuid',
)

/** Deletes nothing, and returns no row, if the payer has lines. */
export const deleteFolio = statement<{ id: string }, [id: string]>(`
  delete from folios where id = $1::uuid
    and not exists (select from folio_lines line where line.hotel_id = folios.hotel_id and line.folio_id = folios.id)
  returning id`)

/** Payments are not posted as lines, so that they can change their payer. */
export const setPaymentFolio = statement<{ id: string }, [reservationId: string, id: string, folioId: string | null]>(`
  update folio_lines set folio_id = $3::uuid where reservation_id = $1::uuid and id = $2::uuid and kind = 'payment'
  returning id`)
