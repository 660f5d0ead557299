import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

interface RequestedBill {
  readonly email: string
  readonly language: string
  readonly sent: boolean
}

export const readRequestedBill = statement<RequestedBill, [reservationId: string]>(`
  select email, language, mail_id is not null as sent from wanted_bills where reservation_id = $1::uuid`)

export async function findUnsentBill(tx: HotelTransaction, reservationId: string): Promise<RequestedBill | undefined> {
  const [wanted] = await readRequestedBill(tx, reservationId)
  return wanted?.sent ? undefined : wanted
}

/** A different address replaces this one until the bill has been sent. */
export const saveRequestedBill = statement<
  never,
  [hotelId: number, reservationId: string, email: string, language: string]
>(`
  insert into wanted_bills (hotel_id, reservation_id, email, language) values ($1::int, $2::uuid, $3::text, $4::text)
  on conflict (hotel_id, reservation_id) do update set email = excluded.email, language = excluded.language
    where wanted_bills.mail_id is null`)

/** Requests the bill again for a further payment, even if it was sent before. */
export const requestBillAgain = statement<
  never,
  [hotelId: number, reservationId: string, email: string, language: string]
>(`
  insert into wanted_bills (hotel_id, reservation_id, email, language) values ($1::int, $2::uuid, $3::text, $4::text)
  on conflict (hotel_id, reservation_id)
    do update set email = excluded.email, language = excluded.language, mail_id = null`)

export const recordSent = statement<never, [reservationId: string, mailId: string]>(`
  update wanted_bills set mail_id = $2::uuid where reservation_id = $1::uuid`)
