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
}

/** In the order of the bill. */
export const listLines = statement<LineRow, [reservationId: string]>(`
  select line.id, line.folio_id as "folioId", line.kind, line.source, line.origin, line.names, line.amount,
    line.quantity, line.vat, line.revenue_group as "group", line.day, line.posted_on as "postedOn",
    line.posted_at as "postedAt", line.comment, member.name as by, line.corrects, line.service_id as "serviceId"
  from folio_lines line left join staff_members member on member.id = line.member_id
  where line.reservation_id = $1::uuid
  order by line.source desc, line.position`)

export interface FolioRow {
  readonly id: string
  readonly payer: Payer
  readonly routes: readonly string[]
}

export const listFolios = statement<FolioRow, [reservationId: string]>(`
  select id, payer, routes from folios where reservation_id = $1::uuid order by position`)
