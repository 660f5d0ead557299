import { type RawBuilder, sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

export interface Scope {
  readonly guestIds: readonly string[]
  readonly reservationIds: readonly string[]
  readonly ofReservations: readonly string[]
  readonly emails: readonly string[]
}

type EraseKind = (tx: HotelTransaction, scope: Scope) => Promise<number>

const createEraser =
  (statement: (scope: Scope) => RawBuilder<unknown>): EraseKind =>
  async (tx, scope) =>
    Number((await statement(scope).execute(tx)).numAffectedRows ?? 0)

/** The visits that opened these reservations. */
const visitsSql = ({ ofReservations }: Scope) => sql`
  select visit_id from visit_reservations where reservation_id = any(${ofReservations})
  union select visit_id from checkin_logs where reservation_id = any(${ofReservations})
  union select visit_id from checkin_steps where reservation_id = any(${ofReservations})`

/**
 * The application can't delete them; a database function does, where there is no signature any
 * more.
 */
export async function eraseTicks(tx: HotelTransaction, guestIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select forget_ticks(${guestIds}) as count`.execute(tx)
  return rows[0]?.count ?? 0
}

/**
 * What is stored of one guest. The order matters: proofs are deleted with guests of whom nothing
 * else is stored.
 */
export const guestKinds = {
  signatures: createEraser(({ guestIds }) => sql`delete from signatures where guest_id = any(${guestIds})`),
  // Those of a retained signature are retained with it.
  ticks: async (tx, { guestIds }) => eraseTicks(tx, guestIds),
  blocked: createEraser(({ guestIds }) => sql`delete from blocked_guests where guest_id = any(${guestIds})`),
  guests: createEraser(
    ({
      guestIds,
    }) => sql`update guests set given = '{}', superseded_given = null, given_by = null, erased_at = clock_timestamp(),
      version = version + 1 where id = any(${guestIds}) and erased_at is null`,
  ),
  consents: async (tx, { guestIds }) => {
    const { rows } = await sql<{ count: number }>`select forget_proofs(${guestIds}) as count`.execute(tx)
    return rows[0]?.count ?? 0
  },
  deskMessages: createEraser(
    ({ guestIds, reservationIds, ofReservations }) => sql`with unshown as (
        update front_desk_screens set shown = null, shown_at = null from reservations stay
        where stay.reference = shown ->> 'reference' and stay.id = any(${ofReservations}))
      delete from front_desk_messages
      where guest_id = any(${guestIds}) or reservation_id = any(${reservationIds})
        or (toward = 'screen' and reservation_id = any(${ofReservations}))`,
  ),
  // Removes these guests from deliveries that are still waiting for the hotel's system.
  deliveries: async (tx, { guestIds, ofReservations }) => {
    const { numAffectedRows } = await sql`update deliveries set payload = payload || jsonb_build_object('guests', (
        select coalesce(jsonb_agg(guest), '[]') from jsonb_array_elements(payload -> 'guests') guest
        where not guest ->> 'id' = any(${guestIds})))
      where end_name = 'hotelSystem' and kind = 'guestData' and stream = any(${ofReservations}) and exists (
        select from jsonb_array_elements(payload -> 'guests') guest where guest ->> 'id' = any(${guestIds}))`.execute(
      tx,
    )
    await sql`delete from deliveries where end_name = 'hotelSystem' and stream = any(${ofReservations})
      and payload -> 'guests' = '[]'`.execute(tx)
    return Number(numAffectedRows ?? 0)
  },
  // A stored answer may contain the whole party.
  answers: createEraser((scope) => sql`delete from idempotent_answers where visit_id in (${visitsSql(scope)})`),
  // The outcome of an open one is not known yet; it is deleted once it is settled.
  intents: createEraser(
    ({ ofReservations }) =>
      sql`delete from intents where reservation_id = any(${ofReservations}) and state in ('done', 'refused')`,
  ),
  // Those about the stay, whatever their address, and those to the guests, unless another stay that
  // isn't erased was booked with the same address.
  mails: async (tx, { emails, reservationIds, ofReservations }) => {
    const { rows } = await sql`with gone as (
        delete from mails where member_id is null and (reservation_id = any(${reservationIds})
          or lower(recipient) = any(${emails})
          and not exists (select from reservations other where lower(other.email) = lower(mails.recipient)
            and not other.id = any(${ofReservations})))
        returning id
      ), undelivered as (delete from deliveries using gone where deliveries.id = gone.id)
      select id from gone`.execute(tx)
    return rows.length
  },
} as const satisfies Record<string, EraseKind>

/**
 * What is stored of a reservation as a whole. Its number, days, room and sums stay, without any
 * name.
 */
export const reservationKinds = {
  bookings: createEraser(
    ({ reservationIds }) => sql`update reservations set first_name = null, last_name = null, email = null,
        staff_notes = null, preferences = null, vip = false
      where id = any(${reservationIds})
        and (vip or coalesce(first_name, last_name, email, staff_notes, preferences) is not null)`,
  ),
  messages: createEraser(
    ({ reservationIds }) => sql`delete from reservation_messages where reservation_id = any(${reservationIds})`,
  ),
  // The authority's words may name a guest.
  reportReasons: createEraser(
    ({ reservationIds }) => sql`update authority_reports set reasons = '[]'
      where reservation_id = any(${reservationIds}) and reasons <> '[]'`,
  ),
  tellings: createEraser(
    ({ reservationIds }) =>
      sql`delete from deliveries where end_name = 'hotelSystem' and stream = any(${reservationIds})`,
  ),
  preCheckins: createEraser(
    ({ reservationIds }) => sql`delete from pre_checkins where reservation_id = any(${reservationIds})`,
  ),
  sharedLinks: createEraser(
    ({ reservationIds }) => sql`delete from pre_checkin_links where reservation_id = any(${reservationIds})`,
  ),
  stayCardLinks: createEraser(
    ({ reservationIds }) => sql`delete from stay_card_links where reservation_id = any(${reservationIds})`,
  ),
  handOvers: createEraser(
    ({ reservationIds }) => sql`delete from hand_overs where reservation_id = any(${reservationIds})`,
  ),
  completionMails: createEraser(
    ({ reservationIds }) => sql`delete from completion_mails where reservation_id = any(${reservationIds})`,
  ),
  // With the mail of the bill, whose address may be stored nowhere else.
  checkOuts: createEraser(
    ({
      reservationIds,
    }) => sql`with billed as (select bill_mail_id from check_outs where reservation_id = any(${reservationIds})),
      unsent as (delete from deliveries using billed where deliveries.id = billed.bill_mail_id),
      mailed as (delete from mails using billed where mails.id = billed.bill_mail_id)
      update check_outs set visit_id = null, bill_mail_id = null where reservation_id = any(${reservationIds})
        and (visit_id is not null or bill_mail_id is not null)`,
  ),
  // With the mail that delivered it, whose address may be stored nowhere else.
  wantedBills: createEraser(
    ({
      reservationIds,
    }) => sql`with sent as (select mail_id from wanted_bills where reservation_id = any(${reservationIds})),
      unsent as (delete from deliveries using sent where deliveries.id = sent.mail_id),
      mailed as (delete from mails using sent where mails.id = sent.mail_id)
      delete from wanted_bills where reservation_id = any(${reservationIds})`,
  ),
  // Deletes the invoice holder too.
  customers: createEraser(
    ({ reservationIds }) => sql`delete from customers where reservation_id = any(${reservationIds})`,
  ),
  surveyComments: createEraser(
    ({ reservationIds }) =>
      sql`update surveys set comment = null where reservation_id = any(${reservationIds}) and comment is not null`,
  ),
  accountLinks: createEraser(
    ({ reservationIds }) => sql`delete from account_reservations where reservation_id = any(${reservationIds})`,
  ),
  keys: createEraser(({ reservationIds }) => sql`delete from keys where reservation_id = any(${reservationIds})`),
  lostCodes: createEraser(
    ({ reservationIds }) => sql`delete from lost_code_requests where reservation_id = any(${reservationIds})`,
  ),
  leases: createEraser(
    ({ reservationIds }) => sql`delete from checkin_leases where reservation_id = any(${reservationIds})`,
  ),
  visitLinks: createEraser(
    ({ reservationIds }) => sql`delete from visit_reservations where reservation_id = any(${reservationIds})`,
  ),
  steps: createEraser(
    ({ reservationIds }) => sql`delete from checkin_steps where reservation_id = any(${reservationIds})`,
  ),
  trackingLinks: createEraser(
    ({ reservationIds }) => sql`update tracking_events set reservation_id = null, tracking_number = null
      where reservation_id = any(${reservationIds})`,
  ),
  logErrors: createEraser(
    ({ reservationIds }) =>
      sql`update checkin_logs set errors = '[]' where reservation_id = any(${reservationIds}) and errors <> '[]'`,
  ),
  // That it was created here stays, but not by which page or member.
  walkIns: createEraser(
    ({ reservationIds }) => sql`update walk_ins set page = null, membership_id = null
      where reservation_id = any(${reservationIds}) and (page is not null or membership_id is not null)`,
  ),
  // With the mail that announced it, whose address may be stored nowhere else.
  roomWaits: createEraser(
    ({
      reservationIds,
    }) => sql`with told as (select mail_id from room_waits where reservation_id = any(${reservationIds})),
      unsent as (delete from deliveries using told where deliveries.id = told.mail_id),
      mailed as (delete from mails using told where mails.id = told.mail_id)
      delete from room_waits where reservation_id = any(${reservationIds})`,
  ),
  videoCalls: createEraser(
    ({ reservationIds }) => sql`delete from video_calls where reservation_id = any(${reservationIds})`,
  ),
  alertNotes: createEraser(
    ({ reservationIds }) =>
      sql`update alerts set note = null, problem = null where reservation_id = any(${reservationIds})
        and (note is not null or problem is not null)`,
  ),
  // The amounts stay, but not who blocked them or what for.
  depositNotes: createEraser(
    ({ reservationIds }) => sql`update deposits set blocked_by = '', taken_for = null
      where reservation_id = any(${reservationIds}) and (blocked_by <> '' or taken_for is not null)`,
  ),
  paymentErrors: createEraser(
    ({ reservationIds }) =>
      sql`update payments set detail = '{}' where reservation_id = any(${reservationIds}) and detail <> '{}'`,
  ),
  refundReasons: createEraser(
    ({ reservationIds }) => sql`update refunds set reason = '' from payments
      where payments.hotel_id = refunds.hotel_id and payments.id = refunds.payment_id
        and payments.reservation_id = any(${reservationIds}) and refunds.reason <> ''`,
  ),
  // The charges stay, but not the words about them.
  lineComments: createEraser(
    ({ reservationIds }) =>
      sql`update folio_lines set comment = null where reservation_id = any(${reservationIds}) and comment is not null`,
  ),
  payers: createEraser(
    ({ reservationIds }) => sql`update folios set payer = '{"kind": "person", "name": ""}'
      where reservation_id = any(${reservationIds}) and payer ->> 'name' <> ''`,
  ),
  // The entry stays, with a digest that reveals nothing any more.
  auditReasons: createEraser(
    ({ reservationIds }) => sql`delete from audit_reasons using audit_entries entry, reservations stay
      where entry.hotel_id = audit_reasons.hotel_id and entry.number = audit_reasons.number
        and stay.reference = entry.subject and stay.id = any(${reservationIds})`,
  ),
} as const satisfies Record<string, EraseKind>
