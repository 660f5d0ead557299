import type { Language } from '@foyer/domain/basics/language.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

interface WaitRow {
  readonly roomReady: boolean
  readonly email: string | null
  readonly tellsByMail: boolean
}

/**
 * Reads what is known about a waiting reservation; the address is the main guest's, else the
 * booking's.
 */
export const readWait = statement<WaitRow, [reservationId: string]>(`
  select coalesce(room.ready, false) and stay.room_available as "roomReady", wait.email is not null as "tellsByMail",
    coalesce((select guest.given ->> 'email' from guests guest
      where guest.hotel_id = stay.hotel_id and guest.reservation_id = stay.id and guest.main limit 1), stay.email) as email
  from reservations stay
    left join rooms room on room.hotel_id = stay.hotel_id and room.number = stay.room_number
    left join room_waits wait on wait.hotel_id = stay.hotel_id and wait.reservation_id = stay.id
  where stay.id = $1`)

/** Only recent waits: guests who began earlier have left or been helped. */
export const IS_WAITING = `wait.since > clock_timestamp() - interval '12 hours'`

interface Wait {
  readonly hotelId: number
  readonly reservationId: string
  readonly deviceId: string | undefined
  readonly notify: { readonly email: string; readonly language: Language } | undefined
}

/** Trying again doesn't restart the wait. */
export async function saveWait(
  tx: HotelTransaction,
  { hotelId, reservationId, deviceId, notify }: Wait,
): Promise<void> {
  const told = notify ? { email: notify.email, language: notify.language, mail_id: null } : {}
  await tx
    .insertInto('room_waits')
    .values({
      hotel_id: hotelId,
      reservation_id: reservationId,
      device_id: deviceId ?? null,
      email: null,
      language: null,
      mail_id: null,
      ...told,
    })
    .onConflict((known) =>
      known.columns(['hotel_id', 'reservation_id']).doUpdateSet({
        device_id: deviceId ?? null,
        // A guest who comes back the next day starts a new wait.
        since: sql`case when room_waits.since < clock_timestamp() - interval '12 hours' then clock_timestamp() else room_waits.since end`,
        ...told,
      }),
    )
    .execute()
}

interface WaitToNotify {
  readonly reservationId: string
  readonly email: string
  readonly language: Language
  readonly firstName: string | null
}

/** Waits whose room is ready and whose guest hasn't been mailed. */
export const unnotifiedWait = `room_waits wait
    join lateral (select stay.hotel_id, stay.first_name, stay.room_number, stay.room_available, stay.state
      from reservations stay where stay.hotel_id = wait.hotel_id and stay.id = wait.reservation_id offset 0) stay on true
    join rooms room on room.hotel_id = stay.hotel_id and room.number = stay.room_number
  where wait.email is not null and wait.mail_id is null and room.ready and stay.room_available and stay.state = 'expected'`

export const lockUnnotified = statement<WaitToNotify, []>(`
  select wait.reservation_id as "reservationId", wait.email, wait.language, stay.first_name as "firstName"
  from ${unnotifiedWait}
  for update of wait skip locked`)

export async function recordNotified(tx: HotelTransaction, reservationId: string, mailId: string): Promise<void> {
  await tx.updateTable('room_waits').set({ mail_id: mailId }).where('reservation_id', '=', reservationId).execute()
}
