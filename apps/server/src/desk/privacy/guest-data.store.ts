import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

export function findGuestData(tx: HotelTransaction, reservationId: string, guestId: string) {
  return tx
    .selectFrom('guests')
    .select(['given', 'main', 'superseded_given', 'erased_at'])
    .where('id', '=', guestId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst()
}

export function findSignature(tx: HotelTransaction, guestId: string) {
  return tx
    .selectFrom('signatures')
    .select(['signed_at as signedAt', 'kind', 'format', 'image'])
    .where('guest_id', '=', guestId)
    .executeTakeFirst()
}

export type StoredKinds = Record<string, readonly Readonly<Record<string, unknown>>[]>

/** Returns everything else that is stored, by kind; for the main guest the reservation as a whole too. */
export async function readStoredKinds(tx: HotelTransaction, keys: Keys): Promise<StoredKinds> {
  const questions = keys.isMain ? { ...ofGuest, ...ofReservation } : ofGuest
  const kinds: StoredKinds = {}
  for (const [kind, question] of Object.entries(questions)) {
    const { rows } = await sql<Record<string, unknown>>`${question(keys)}`.execute(tx)
    kinds[kind] = rows
  }
  return kinds
}

interface Keys {
  readonly reservationId: string
  readonly guestId: string
  readonly isMain: boolean
  readonly email: string
  /** Of the guest's own account. */
  readonly accountEmail: string | undefined
}

type KindQuery = (keys: Keys) => ReturnType<typeof sql>

const ofGuest: Readonly<Record<string, KindQuery>> = {
  stay: ({
    reservationId,
  }) => sql`select reference, state, start_date, end_date, room_number, checked_in_at, has_pets, included
    from reservations where id = ${reservationId}`,
  consents: ({ guestId }) => sql`select subject, agreed, at, language, text_hash from consents
    where guest_id = ${guestId} order by id`,
  aboveSignature: ({ guestId }) => sql`select subject, name, agreed, words, language, text_hash, signed_at
    from signature_ticks where guest_id = ${guestId} order by id`,
  faceComparisons: ({ guestId }) =>
    sql`select outcome, said_by, at from face_outcomes where guest_id = ${guestId} order by id`,
  deskMessages: ({ guestId }) =>
    sql`select at, type, reason from front_desk_messages where guest_id = ${guestId} order by at`,
  mails: selectOwnMails,
}

/**
 * An address was typed and proves nothing: only mails about this reservation are the guest's, and of
 * those to an account only with the account. If the main guest or the booking has the same address,
 * they are not another member's. Mails from before their reservation was recorded follow the booking.
 */
function selectOwnMails({ reservationId, guestId, isMain, email, accountEmail = '' }: Keys) {
  const booked = sql`(select lower(stay.email) from reservations stay where stay.id = ${reservationId})`
  const isOthers = sql`(${email} = coalesce(${booked}, '') or exists (select from guests main
    where main.reservation_id = ${reservationId} and main.id <> ${guestId} and main.main
      and lower(main.given ->> 'email') = ${email}))`
  return sql`select created_at, recipient, subject, text from mails
    where member_id is null and lower(recipient) = ${email}
      and (reservation_id = ${reservationId} or reservation_id is null and ${email} in (${booked}, ${accountEmail}))
      and (${isMain} or not ${isOthers})
    order by created_at`
}

const ofReservation: Readonly<Record<string, KindQuery>> = {
  reservation: ({ reservationId }) => sql`select first_name, last_name, email, group_locator, adults, children,
    segment, driver_min_age, young_driver_max_age, young_driver_price, pick_up_process, vip, staff_notes, preferences
    from reservations where id = ${reservationId}`,
  messages: ({ reservationId }) =>
    sql`select sent_on, texts, read_at from reservation_messages where reservation_id = ${reservationId}`,
  preCheckIns: ({ reservationId }) => sql`select arrival_time, notes, completed_at from pre_checkins
    where reservation_id = ${reservationId} order by completed_at`,
  acceptedTerms: ({ reservationId }) => sql`select kind, language, text_hash, accepted_at from accepted_terms
    where reservation_id = ${reservationId} order by id`,
  bill: ({ reservationId }) =>
    sql`select kind, names, amount from folio_lines where reservation_id = ${reservationId} order by position`,
  ratings: ({ reservationId }) => sql`select stars, rated_at from ratings where reservation_id = ${reservationId}`,
  checkIns: ({
    reservationId,
  }) => sql`select action, app_key, status, started_at, arrived_at, ended_at from checkin_logs
    where reservation_id = ${reservationId} order by started_at`,
  screensSeen: ({ reservationId }) => sql`select step, app_key, first_at, last_at from checkin_steps
    where reservation_id = ${reservationId} order by first_at`,
  pageEvents: ({
    reservationId,
  }) => sql`select at, type, state, description, screen, language, browser from tracking_events
    where reservation_id = ${reservationId} order by id`,
  alerts: ({ reservationId }) =>
    sql`select kind, opened_at, handled_at, note from alerts where reservation_id = ${reservationId}`,
  videoCalls: ({ reservationId }) =>
    sql`select asked_at, answered_at, ended_at from video_calls where reservation_id = ${reservationId} order by asked_at`,
  waitsForRoom: ({ reservationId }) =>
    sql`select since, email, language from room_waits where reservation_id = ${reservationId}`,
  // What was done with the reservation, but not by whom, which is another person's data.
  deeds: ({ reservationId }) => sql`select at, action from audit_entries
    where subject = (select reference from reservations where id = ${reservationId}) order by number`,
}
