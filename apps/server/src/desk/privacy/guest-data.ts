import { Problem } from '@foyer/domain/problem/problem.ts'
import type { SignatureKind } from '@foyer/domain/signature/typed-name.ts'
import { sql } from 'kysely'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { AccountRow } from '../../checkin/account/account.store.ts'
import { accountOfGuest } from '../../checkin/account/account-of-guest.ts'

/** Everything that is held of one guest, by kind, as it is held. */
export interface GuestData {
  readonly guest: Readonly<Record<string, unknown>>
  readonly signature:
    | { readonly signedAt: Date; readonly kind: SignatureKind; readonly format: 'png' | 'jpeg'; readonly image: Buffer }
    | undefined
  /** Rows of everything else, by kind. */
  readonly kinds: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
}

interface Asked {
  readonly reservationId: string
  readonly guestId: string
}

/** What belongs to the reservation as a whole is told to its main guest alone. */
export async function guestData({ tx }: Pick<Staff, 'tx'>, { reservationId, guestId }: Asked): Promise<GuestData> {
  const guest = await tx
    .selectFrom('guests')
    .select(['given', 'main', 'superseded_given', 'erased_at'])
    .where('id', '=', guestId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst()
  if (!guest || guest.erased_at) throw new Problem('notFound', 'nothing is held of this guest')
  const account = await accountOfGuest(tx, { reservationId, guestId })
  const signature = await tx
    .selectFrom('signatures')
    .select(['signed_at as signedAt', 'kind', 'format', 'image'])
    .where('guest_id', '=', guestId)
    .executeTakeFirst()
  const email = String(guest.given['email'] ?? '').toLowerCase()
  const questions = guest.main ? { ...ofGuest, ...ofReservation } : ofGuest
  const kinds: Record<string, readonly Record<string, unknown>[]> = {}
  for (const [kind, question] of Object.entries(questions)) {
    const { rows } = await sql<Record<string, unknown>>`${question({ reservationId, guestId, email })}`.execute(tx)
    kinds[kind] = rows
  }
  if (account) kinds['account'] = [heldBy(account)]
  return {
    guest: { ...guest.given, ...(guest.superseded_given ? { earlier: guest.superseded_given } : {}) },
    signature,
    kinds,
  }
}

/** All but what opens it. */
function heldBy({ company_id: _company, id: _id, password_hash: _hash, ...held }: AccountRow): Record<string, unknown> {
  return held
}

interface Keys extends Asked {
  readonly email: string
}

type Question = (keys: Keys) => ReturnType<typeof sql>

const ofGuest: Readonly<Record<string, Question>> = {
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
  mails: ({ email }) => sql`select created_at, recipient, subject, text from mails
    where member_id is null and lower(recipient) = ${email} order by created_at`,
}

const ofReservation: Readonly<Record<string, Question>> = {
  reservation: ({ reservationId }) => sql`select first_name, last_name, email, group_locator, adults, children,
    segment, driver_min_age, young_driver_max_age, young_driver_price, pick_up_process
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
  // What was done with the reservation, not by whom: that is somebody else's data.
  deeds: ({ reservationId }) => sql`select at, action from audit_entries
    where subject = (select reference from reservations where id = ${reservationId}) order by number`,
}
