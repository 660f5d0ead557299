import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

interface WantedBill {
  readonly email: string
  readonly language: string
  readonly sent: boolean
}

export const readWanted = statement<WantedBill, [reservationId: string]>(`
  select email, language, mail_id is not null as sent from wanted_bills where reservation_id = $1::uuid`)

export async function unsentOf(tx: HotelTransaction, reservationId: string): Promise<WantedBill | undefined> {
  const [wanted] = await readWanted(tx, reservationId)
  return wanted?.sent ? undefined : wanted
}

/** A different address replaces this one until the bill has been sent. */
export const keepWanted = statement<never, [hotelId: number, reservationId: string, email: string, language: string]>(`
  insert into wanted_bills (hotel_id, reservation_id, email, language) values ($1::int, $2::uuid, $3::text, $4::text)
  on conflict (hotel_id, reservation_id) do update set email = excluded.email, language = excluded.language
    where wanted_bills.mail_id is null`)

/** Requests the bill again for a further payment, even if it was sent before. */
export const wantAnew = statement<never, [hotelId: number, reservationId: string, email: string, language: string]>(`
  insert into wanted_bills (hotel_id, reservation_id, email, language) values ($1::int, $2::uuid, $3::text, $4::text)
  on conflict (hotel_id, reservation_id)
    do update set email = excluded.email, language = excluded.language, mail_id = null`)

export const noteSent = statement<never, [reservationId: string, mailId: string]>(`
  update wanted_bills set mail_id = $2::uuid where reservation_id = $1::uuid`)
