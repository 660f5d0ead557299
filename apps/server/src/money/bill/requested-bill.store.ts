import type { Factor, KeyFactor, Proof } from '@foyer/domain/proof/proof.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

/** The visit that asked for the bill, as far as its records still exist. */
export interface BillRequester {
  readonly app_key: string
  readonly at_hotel_device: boolean
  readonly has_arrived: boolean
  readonly proof: Proof | null
  readonly second_factor: Factor | null
  readonly key_factor: KeyFactor | null
}

/** What a guest asks for. */
export interface BillRequest {
  /** Null if it goes to the booking's own address. */
  readonly email: string | null
}

interface RequestedBill extends BillRequest {
  readonly language: string
  readonly sent: boolean
  readonly requester: BillRequester | null
}

export const readRequestedBill = statement<RequestedBill, [reservationId: string]>(`
  select wanted.email, wanted.language, wanted.mail_id is not null as sent,
    (select json_build_object('app_key', visit.app_key, 'at_hotel_device', visit.device_id is not null,
        'has_arrived', exists (
          select from checkin_logs log where log.hotel_id = wanted.hotel_id
            and log.reservation_id = wanted.reservation_id and log.visit_id = wanted.visit_id
            and log.arrived_at is not null and log.superseded_at is null),
        'proof', found.proof, 'second_factor', found.second_factor, 'key_factor', found.key_factor)
      from visits visit
      left join visit_reservations found on found.hotel_id = visit.hotel_id and found.visit_id = visit.id
        and found.reservation_id = wanted.reservation_id
      where visit.hotel_id = wanted.hotel_id and visit.id = wanted.visit_id) as requester
  from wanted_bills wanted where wanted.reservation_id = $1::uuid`)

export async function findUnsentBill(tx: HotelTransaction, reservationId: string): Promise<RequestedBill | undefined> {
  const [wanted] = await readRequestedBill(tx, reservationId)
  return wanted?.sent ? undefined : wanted
}

/** A different address replaces this one until the bill has been sent. */
export const saveRequestedBill = statement<
  never,
  [hotelId: number, reservationId: string, email: string | null, language: string, visitId: string]
>(`
  insert into wanted_bills (hotel_id, reservation_id, email, language, visit_id)
  values ($1::int, $2::uuid, $3::text, $4::text, $5::text)
  on conflict (hotel_id, reservation_id) do update
    set email = excluded.email, language = excluded.language, visit_id = excluded.visit_id
    where wanted_bills.mail_id is null`)

/** Whether reception was alerted to this request, even if a person has closed the alert. */
export async function isBillReported(tx: HotelTransaction, reservationId: string): Promise<boolean> {
  const [reported] = await findReport(tx, reservationId)
  return reported !== undefined
}

const findReport = statement<{ id: string }, [reservationId: string]>(`
  select alert.id from wanted_bills wanted
  join alerts alert on alert.hotel_id = wanted.hotel_id and alert.kind = 'billAsked'
    and alert.reservation_id = wanted.reservation_id and alert.last_at >= wanted.wanted_at
  where wanted.reservation_id = $1::uuid limit 1`)

/** Requests the bill again for a further payment, even if it was sent before. */
export const requestBillAgain = statement<
  never,
  [hotelId: number, reservationId: string, email: string | null, language: string, visitId: string]
>(`
  insert into wanted_bills (hotel_id, reservation_id, email, language, visit_id)
  values ($1::int, $2::uuid, $3::text, $4::text, $5::text)
  on conflict (hotel_id, reservation_id)
    do update set email = excluded.email, language = excluded.language, visit_id = excluded.visit_id, mail_id = null,
      wanted_at = clock_timestamp()`)

export const recordSent = statement<never, [reservationId: string, mailId: string]>(`
  update wanted_bills set mail_id = $2::uuid where reservation_id = $1::uuid`)
