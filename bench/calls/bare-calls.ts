import { HOTEL } from './seed-reservations.ts'

/** Input of a bare call: a reservation, and a visit that already exists. */
export interface BareInput {
  /** A key of `bareCalls`. */
  readonly call: string
  readonly reference: string
  readonly group: string
  readonly visit: string
  readonly day: string
}

interface Statement {
  readonly text: string
  readonly values: (input: BareInput) => unknown[]
}

type BareCall = readonly [Statement, ...Statement[]]

/** A whole reservation, joined. */
const stays = (where: string) => `
  select to_jsonb(stay) as stay, type.name, type.names, type.picture, room.floor, room.ready,
    (select jsonb_agg(to_jsonb(guest) || jsonb_build_object('signed_at', signatures.signed_at) order by position)
      from guests guest left join signatures on signatures.hotel_id = guest.hotel_id and signatures.guest_id = guest.id
      where guest.hotel_id = stay.hotel_id and guest.reservation_id = stay.id) as guests,
    (select jsonb_agg(message order by sent_on desc) from reservation_messages message
      where message.hotel_id = stay.hotel_id and message.reservation_id = stay.id) as messages,
    (select to_jsonb(said) from pre_checkins said where said.hotel_id = stay.hotel_id and said.reservation_id = stay.id
      and superseded_at is null) as wishes,
    exists (select from pre_checkin_links link where link.hotel_id = stay.hotel_id and link.reservation_id = stay.id
      and made_by = 'guest' and revoked_at is null) as shared,
    (select code from keys where keys.hotel_id = stay.hotel_id and keys.reservation_id = stay.id and kind = 'code'
      and keys.state = 'done') as code
  from reservations stay join room_types type on type.hotel_id = stay.hotel_id and type.id = stay.room_type_id
    left join rooms room on room.hotel_id = stay.hotel_id and room.number = stay.room_number
  where ${where}`

const byReference: Statement = {
  text: stays('stay.reference = $1'),
  values: ({ reference }) => [reference],
}
const byGroup: Statement = { text: stays('stay.group_locator = $1'), values: ({ group }) => [group] }
const byVisit: Statement = {
  text: stays(`exists (select from visit_reservations found where found.hotel_id = stay.hotel_id
    and found.reservation_id = stay.id and found.visit_id = $1)`),
  values: ({ visit }) => [visit],
}
const stayId = `(select id from reservations where reference = $1)`

const insertVisitReservation: Statement = {
  text: `insert into visit_reservations (hotel_id, visit_id, reservation_id, proof) values (${HOTEL}, $2, ${stayId}, 'number')
    on conflict do nothing`,
  values: ({ reference, visit }) => [reference, visit],
}

const write = (text: string): Statement => ({ text, values: ({ reference }) => [reference] })
const writeOfVisit = (text: string): Statement => ({ text, values: ({ reference, visit }) => [reference, visit] })

const log = `insert into checkin_logs (hotel_id, id, reservation_id, visit_id, app_key, action, guest_amount, status, errors)
  values (${HOTEL}, gen_random_uuid(), ${stayId}, $2, 'own', 'checkin', 2, 'started', '[]')`
const folio = `(select jsonb_agg(line order by position) from folio_lines line where line.hotel_id = stay.hotel_id
  and line.reservation_id = stay.id) as folio`

/** The caller: the hotel, their visit, and the reservations it has found. */
const guest: Statement = {
  text: `select hotel.*, (select to_jsonb(visit) from visits visit where visit.id = $1) as visit,
      (select jsonb_agg(to_jsonb(found) || jsonb_build_object('reference', stay.reference, 'state', stay.state,
          'start', stay.start_date, 'end', stay.end_date))
        from visit_reservations found join reservations stay on stay.hotel_id = found.hotel_id and stay.id = found.reservation_id
        where found.visit_id = $1) as found
    from hotels hotel where hotel.id = ${HOTEL}`,
  values: ({ visit }) => [visit],
}

/** The caller at reception. */
const colleague: Statement = {
  text: `select hotel.*, to_jsonb(member) as member, role.role from staff_sessions session
      join staff_members member on member.id = session.member_id
      join staff_roles role on role.member_id = member.id and role.of_hotel = ${HOTEL}
      join hotels hotel on hotel.id = role.of_hotel
    order by session.seen_at desc limit 1`,
  values: () => [],
}

/** Failed guesses of this visit, its network and this number. */
const guesses: Statement = {
  text: `select tries, age from failed_tries_of('search', $1, 60)`,
  values: ({ visit, reference }) => [[visit, 'network', `network ${reference}`, `number ${reference}`]],
}

/** All names of everyone who is due, because SQL does not compare surnames. */
const due: Statement = {
  text: `select stay.id, stay.last_name, (select jsonb_agg(guest.given -> 'lastName') from guests guest
      where guest.hotel_id = stay.hotel_id and guest.reservation_id = stay.id) as others
    from reservations stay where stay.state = 'expected' and stay.start_date <= $1::date and stay.end_date >= $1::date`,
  values: ({ day }) => [day],
}

/** The lock that allows one check-in per reservation, and its holder. */
const turn: Statement = {
  text: `with turn as materialized (select stay.id, pg_advisory_xact_lock(hashtextextended('bare ' || stay.id, 0)) from reservations stay
      where stay.reference = $1)
    insert into checkin_leases (hotel_id, reservation_id, visit_id, holder, expires_at)
    select ${HOTEL}, turn.id, $2, 'own', clock_timestamp() from turn
    on conflict (hotel_id, reservation_id) do update set expires_at = clock_timestamp()`,
  values: ({ reference, visit }) => [reference, visit],
}

const selectRows = (
  table: string,
) => `(select jsonb_agg(of_stay) from ${table} of_stay where of_stay.hotel_id = stay.hotel_id
  and of_stay.reservation_id = stay.id) as all_${table}`

/** What the desk sees of a stay besides the booker. */
const records = [
  'check_outs',
  'ratings',
  'surveys',
  'accepted_terms',
  'lost_code_requests',
  'keys',
  'ordered_extras',
  'chosen_upgrades',
  'pick_up_processes',
  'checkin_leases',
  'walk_ins',
]

/** Stores the answer of a mutating call under its idempotency key. */
const answered: Statement = {
  text: `insert into idempotent_answers (hotel_id, visit_id, key, call, body_hash, answer)
    values (${HOTEL}, $1, gen_random_uuid()::text, 'bare', '', '{}')`,
  values: ({ visit }) => [visit],
}

/**
 * The reads and writes that our calls must make, one statement each: the caller, their rights, the
 * lock on a reservation, and the call itself. Nothing is validated or assembled.
 */
export const bareCalls: Readonly<Record<string, BareCall>> = {
  search: [guest, guesses, byReference, insertVisitReservation],
  'search, not found': [
    guest,
    guesses,
    byReference,
    { text: `insert into failed_tries (kind, caller) values ('bare', $1)`, values: ({ reference }) => [reference] },
  ],
  'search, by group': [guest, guesses, byGroup, insertVisitReservation],
  'search, surname at a kiosk': [guest, guesses, due, byReference, insertVisitReservation],
  visitReservations: [guest, byVisit],
  startLog: [guest, turn, byVisit, writeOfVisit(log), answered],
  saveStep: [
    guest,
    answered,
    writeOfVisit(`insert into checkin_steps (hotel_id, visit_id, reservation_id, step, app_key, is_pok, is_front_app, finished)
      values (${HOTEL}, $2, ${stayId}, 'guest-list', 'own', false, false, false)
      on conflict (hotel_id, visit_id, reservation_id, step) do update set times = checkin_steps.times + 1`),
  ],
  trackEvent: [
    guest,
    writeOfVisit(`insert into tracking_events (hotel_id, visit_id, app_key, type, state, description, reservation_id, language, data)
      values (${HOTEL}, $2, 'own', 'navigation', 'guest-list', 'page loaded', ${stayId}, 'en', '{}')`),
  ],
  markMessagesRead: [
    guest,
    answered,
    write(`update reservation_messages set read_at = now() where reservation_id = ${stayId} and read_at is null`),
  ],
  saveFaceConsent: [
    guest,
    answered,
    turn,
    byVisit,
    writeOfVisit(`insert into consents (hotel_id, visit_id, app_key, guest_id, subject, agreed, language, text_hash)
      select ${HOTEL}, $2, 'own', id, 'scan', true, 'en', 'hash' from guests where reservation_id = ${stayId}`),
    write(
      `update guests set given = given || '{"scanConsent":true}', version = version + 1 where reservation_id = ${stayId}`,
    ),
  ],
  updateGuests: [
    guest,
    answered,
    turn,
    byVisit,
    writeOfVisit(`update guests set given = given || '{"city":"Berlin"}', given_by = $2, version = version + 1
      where reservation_id = ${stayId}`),
  ],
  uploadSignature: [
    guest,
    answered,
    turn,
    byVisit,
    write(`insert into signatures (hotel_id, guest_id, format, image)
      select ${HOTEL}, id, 'png', '\\x00' from guests where reservation_id = ${stayId}
      on conflict (hotel_id, guest_id) do update set image = excluded.image, signed_at = now()`),
    write(`insert into signature_ticks (hotel_id, guest_id, subject, name, agreed, text_hash, language, config_version, app_key)
      select ${HOTEL}, id, 'terms', 'terms', true, '', 'en', 1, 'own' from guests where reservation_id = ${stayId}`),
  ],
  fetchSummary: [
    guest,
    {
      text: `select ${folio}, (select jsonb_agg(used) from used_vouchers used where used.hotel_id = stay.hotel_id
          and used.reservation_id = stay.id) as vouchers,
        (select jsonb_agg(tick) from signature_ticks tick join guests on guests.hotel_id = tick.hotel_id and guests.id = tick.guest_id
          where guests.hotel_id = stay.hotel_id and guests.reservation_id = stay.id) as ticks,
        (select jsonb_agg(terms) from accepted_terms terms where terms.hotel_id = stay.hotel_id
          and terms.reservation_id = stay.id) as terms,
        (select jsonb_agg(guest) from guests guest where guest.hotel_id = stay.hotel_id
          and guest.reservation_id = stay.id) as guests,
        (select to_jsonb(holder) from invoice_holders holder where holder.hotel_id = stay.hotel_id
          and holder.reservation_id = stay.id) as holder
        from reservations stay join visit_reservations found on found.hotel_id = stay.hotel_id
        and found.reservation_id = stay.id where stay.reference = $1 and found.visit_id = $2`,
      values: ({ reference, visit }) => [reference, visit],
    },
  ],
  confirmArrival: [
    guest,
    answered,
    turn,
    byVisit,
    { text: `select ${folio} from reservations stay where reference = $1`, values: ({ reference }) => [reference] },
    write(`update reservations set state = 'inHouse', checked_in_at = now() where reference = $1`),
    writeOfVisit(`update checkin_logs set arrived_at = now() where reservation_id = ${stayId} and visit_id = $2`),
    write(`insert into keys (hotel_id, id, reservation_id, kind, state, provider, valid_from, valid_to, code)
      values (${HOTEL}, gen_random_uuid(), ${stayId}, 'code', 'done', 'foyer', current_date, current_date, '\\x00') on conflict do nothing`),
  ],
  updateLog: [
    guest,
    answered,
    byVisit,
    writeOfVisit(
      `update checkin_logs set status = 'completed', ended_at = now() where reservation_id = ${stayId} and visit_id = $2`,
    ),
  ],
  rateExperience: [
    guest,
    answered,
    byVisit,
    write(`insert into ratings (hotel_id, reservation_id, stars) values (${HOTEL}, ${stayId}, 5)
      on conflict (hotel_id, reservation_id) do update set stars = excluded.stars`),
  ],
  listArrivals: [
    colleague,
    {
      text: `select arrivals.*, ${folio}, (select count(*) from alerts where alerts.hotel_id = stay.hotel_id
          and alerts.reservation_id = stay.id and handled_at is null) as alerts,
        (select jsonb_agg(log) from checkin_logs log where log.hotel_id = stay.hotel_id and log.reservation_id = stay.id) as logs,
        (select jsonb_agg(lease) from checkin_leases lease where lease.hotel_id = stay.hotel_id
          and lease.reservation_id = stay.id) as leases
        from (${stays(`stay.start_date = $1::date`)}) arrivals, jsonb_populate_record(null::reservations, arrivals.stay) stay`,
      values: ({ day }) => [day],
    },
  ],
  openStay: [
    colleague,
    {
      text: `select one.*, ${folio}, (select jsonb_agg(alert) from alerts alert where alert.hotel_id = stay.hotel_id
          and alert.reservation_id = stay.id) as alerts,
        (select jsonb_agg(log) from checkin_logs log where log.hotel_id = stay.hotel_id and log.reservation_id = stay.id) as logs,
        (select jsonb_agg(entry) from audit_entries entry where entry.hotel_id = stay.hotel_id
          and entry.subject = stay.reference) as entries,
        (select jsonb_agg(told) from front_desk_messages told where told.hotel_id = stay.hotel_id
          and told.reservation_id = stay.id) as told,
        (select jsonb_agg(delivery) from deliveries delivery where delivery.hotel_id = stay.hotel_id
          and delivery.end_name = 'hotelSystem' and delivery.stream = stay.id::text) as deliveries,
        (select account.id from accounts account where account.email = lower(stay.email)) as account,
        ${records.map(selectRows).join(', ')}
        from (${stays(`stay.reference = $1`)}) one, jsonb_populate_record(null::reservations, one.stay) stay`,
      values: ({ reference }) => [reference],
    },
  ],
  listDevices: [
    colleague,
    {
      text: `select (select jsonb_agg(device) from devices device) as devices,
        (select jsonb_agg(license) from licenses license where used_at is null and not reusable) as licenses,
        (select jsonb_agg(told) from front_desk_messages told where type = 'error' and reservation_id is null) as problems`,
      values: () => [],
    },
  ],
}
