import { HOTEL } from './lay-book.ts'

/** What a bare call is told: a reservation, somebody's surname, and a visit that is there already. */
export interface BareInput {
  /** One of those below. */
  readonly call: string
  readonly reference: string
  readonly surname: string
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
const bySurname: Statement = {
  text: stays(`stay.state = 'expected' and stay.start_date = $1::date and stay.last_name = $2`),
  values: ({ day, surname }) => [day, surname],
}

const stayId = `(select id from reservations where reference = $1)`

const remember: Statement = {
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

/** Of a call that changes something: what it answered, under its key. */
const answered: Statement = {
  text: `insert into idempotent_answers (hotel_id, visit_id, key, call, body_hash, answer)
    values (${HOTEL}, $1, gen_random_uuid()::text, 'bare', '', '{}')`,
  values: ({ visit }) => [visit],
}

/** The same reads and writes as our calls have to make, by one statement each, and nothing that is asked, checked or put together. */
export const bareCalls: Readonly<Record<string, BareCall>> = {
  search: [byReference, remember],
  'search, not found': [
    byReference,
    { text: `insert into failed_tries (kind, caller) values ('bare', $1)`, values: ({ reference }) => [reference] },
  ],
  'search, by group': [byGroup, remember],
  'search, surname at a kiosk': [bySurname, remember],
  visitReservations: [byVisit],
  startLog: [byVisit, writeOfVisit(log), answered],
  saveStep: [
    answered,
    byVisit,
    writeOfVisit(`insert into checkin_steps (hotel_id, visit_id, reservation_id, step, app_key, is_pok, is_front_app, finished)
      values (${HOTEL}, $2, ${stayId}, 'guest-list', 'own', false, false, false)
      on conflict (hotel_id, visit_id, reservation_id, step) do update set times = checkin_steps.times + 1`),
  ],
  trackEvent: [
    writeOfVisit(`insert into tracking_events (hotel_id, visit_id, app_key, type, state, description, reservation_id, language, data)
      values (${HOTEL}, $2, 'own', 'navigation', 'guest-list', 'page loaded', ${stayId}, 'en', '{}')`),
  ],
  markMessagesRead: [
    answered,
    byVisit,
    write(`update reservation_messages set read_at = now() where reservation_id = ${stayId} and read_at is null`),
  ],
  saveFaceConsent: [
    answered,
    byVisit,
    writeOfVisit(`insert into consents (hotel_id, visit_id, app_key, guest_id, subject, agreed, language, text_hash)
      select ${HOTEL}, $2, 'own', id, 'scan', true, 'en', 'hash' from guests where reservation_id = ${stayId}`),
    write(
      `update guests set given = given || '{"scanConsent":true}', version = version + 1 where reservation_id = ${stayId}`,
    ),
  ],
  updateGuests: [
    answered,
    byVisit,
    writeOfVisit(`update guests set given = given || '{"city":"Berlin"}', given_by = $2, version = version + 1
      where reservation_id = ${stayId}`),
  ],
  uploadSignature: [
    answered,
    byVisit,
    write(`insert into signatures (hotel_id, guest_id, format, image)
      select ${HOTEL}, id, 'png', '\\x00' from guests where reservation_id = ${stayId}
      on conflict (hotel_id, guest_id) do update set image = excluded.image, signed_at = now()`),
    write(`insert into signature_ticks (hotel_id, guest_id, subject, name, agreed, text_hash, language, config_version, app_key)
      select ${HOTEL}, id, 'terms', 'terms', true, '', 'en', 1, 'own' from guests where reservation_id = ${stayId}`),
  ],
  fetchSummary: [
    {
      text: `select ${folio} from reservations stay join visit_reservations found on found.hotel_id = stay.hotel_id
        and found.reservation_id = stay.id where stay.reference = $1 and found.visit_id = $2`,
      values: ({ reference, visit }) => [reference, visit],
    },
  ],
  confirmArrival: [
    answered,
    byVisit,
    { text: `select ${folio} from reservations stay where reference = $1`, values: ({ reference }) => [reference] },
    write(`update reservations set state = 'inHouse', checked_in_at = now() where reference = $1`),
    writeOfVisit(`update checkin_logs set arrived_at = now() where reservation_id = ${stayId} and visit_id = $2`),
    write(`insert into keys (hotel_id, id, reservation_id, kind, state, provider, valid_from, valid_to, code)
      values (${HOTEL}, gen_random_uuid(), ${stayId}, 'code', 'done', 'foyer', current_date, current_date, '\\x00') on conflict do nothing`),
  ],
  updateLog: [
    answered,
    byVisit,
    writeOfVisit(
      `update checkin_logs set status = 'completed', ended_at = now() where reservation_id = ${stayId} and visit_id = $2`,
    ),
  ],
  rateExperience: [
    answered,
    byVisit,
    write(`insert into ratings (hotel_id, reservation_id, stars) values (${HOTEL}, ${stayId}, 5)
      on conflict (hotel_id, reservation_id) do update set stars = excluded.stars`),
  ],
  listArrivals: [
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
    {
      text: `select one.*, ${folio}, (select jsonb_agg(alert) from alerts alert where alert.hotel_id = stay.hotel_id
          and alert.reservation_id = stay.id) as alerts,
        (select jsonb_agg(log) from checkin_logs log where log.hotel_id = stay.hotel_id and log.reservation_id = stay.id) as logs,
        (select jsonb_agg(entry) from audit_entries entry where entry.hotel_id = stay.hotel_id
          and entry.subject = stay.reference) as entries,
        (select jsonb_agg(told) from front_desk_messages told where told.hotel_id = stay.hotel_id
          and told.reservation_id = stay.id) as told
        from (${stays(`stay.reference = $1`)}) one, jsonb_populate_record(null::reservations, one.stay) stay`,
      values: ({ reference }) => [reference],
    },
  ],
  listDevices: [
    {
      text: `select (select jsonb_agg(device) from devices device) as devices,
        (select jsonb_agg(license) from licenses license where used_at is null and not reusable) as licenses,
        (select jsonb_agg(told) from front_desk_messages told where type = 'error' and reservation_id is null) as problems`,
      values: () => [],
    },
  ],
}
