import type { KeyEndReason, KeyState } from '@foyer/domain/keys/key-state.ts'
import { HOTEL_SYSTEM_ENDPOINT } from '../../book/hotel-system/publish-event.ts'
import type { Gone } from '../../book/retention/gone-guests.store.ts'
import { IS_TO_DO } from '../../checkin/extras/extras.store.ts'
import { USUAL_END_TIME } from '../../checkin/keys/keys.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

interface GuestRecord {
  readonly id: string
  readonly name: string
  readonly signed_at: string | null
  readonly waived_at: string | null
  readonly paper: { readonly at: string; readonly by: string } | null
  readonly identity: { readonly at: string; readonly by: string; readonly where: 'desk' | 'video' | null } | null
  readonly gone: Gone | null
}

interface LogRecord {
  readonly app_key: string
  readonly action: string
  readonly status: string
  readonly started_at: string
  readonly arrived_at: string | null
  readonly ended_at: string | null
}

interface CheckOutRecord {
  readonly at: string
  readonly app_key: string | null
  readonly done_by: string | null
  readonly pending: number
  readonly undone_at: string | null
  readonly undone_by: string | null
}

interface TermsRecord {
  readonly at: string
  readonly by: string
  readonly language: string
  readonly published: string
}

interface ScreenMessageRecord {
  readonly at: string
  readonly type: string
  readonly reason: string | null
  readonly guest_id: string | null
  readonly by: string
}

interface CodeRecord {
  readonly at: string
  readonly told_at: string | null
  readonly papers: readonly string[]
  readonly by: string
}

interface DeliveryRecord {
  readonly id: string
  readonly at: string
  readonly kind: string
  readonly state: 'waiting' | 'delivered' | 'refused'
  readonly tries: number
  readonly last_error: string | null
}

export interface KeyRecord {
  readonly ends_early_on: string | null
  /** Its hour, if it ends too early on the last day of the stay. */
  readonly ends_early_at: string | null
  readonly id: string
  readonly kind: 'card' | 'code'
  readonly state: KeyState
  readonly operation: 'new' | 'copy'
  readonly cards_granted: number
  readonly cards_cut: number
  readonly room_number: string | null
  readonly at: string
  readonly settled_at: string | null
  readonly ended_at: string | null
  readonly end_reason: KeyEndReason | null
  readonly problem: string | null
  readonly by: string | null
}

interface ExtraRecord {
  readonly id: string
  readonly names: Record<string, string>
  readonly quantity: number
  readonly amount: number
  readonly ordered_at: string
  readonly done_at: string | null
  readonly done_by: string | null
}

interface UpgradeRecord {
  readonly name: string
  readonly names: Record<string, string>
  readonly room_number: string
  readonly plate: string | null
  readonly applied: boolean
}

interface DeedRecord {
  readonly at: string
  readonly who: string | null
  readonly action: string
  /** As it was logged: formatted in English, in the hotel's currency. */
  readonly amount: string | null
}

/** Records of one stay apart from the reservation itself; timestamps are text. */
export interface StayRecords {
  readonly guests: readonly GuestRecord[]
  /** The party's latest pre-check-in. */
  readonly said: {
    readonly completed_at: string
    readonly arrival_time: string | null
    readonly notes: string | null
  } | null
  /** Number of pre-check-in links that are still valid, and how often they were opened. */
  readonly links: { readonly open: number; readonly opened: number }
  readonly logs: readonly LogRecord[]
  /**
   * Audited actions on the stay, its room and its papers, newest first; `who` is null if no person
   * did it.
   */
  readonly deeds: readonly DeedRecord[]
  /** Newest first, including undone ones. */
  readonly check_outs: readonly CheckOutRecord[]
  readonly rating: { readonly stars: number; readonly at: string } | null
  readonly survey: { readonly stars: number; readonly at: string; readonly comment: string | null } | null
  /**
   * Terms accepted with the summary; those accepted with a signature are stored with the signature.
   */
  readonly terms: readonly TermsRecord[]
  /** Messages about it from screens at the front desk. */
  readonly told: readonly ScreenMessageRecord[]
  /** Lost door codes, newest first. */
  readonly codes: readonly CodeRecord[]
  /** Deliveries to the hotel's own system, sent and pending, newest first. */
  readonly deliveries: readonly DeliveryRecord[]
  /** Cards and codes, newest first. */
  readonly keys: readonly KeyRecord[]
  /** Extras ordered with the room, oldest first. */
  readonly extras: readonly ExtraRecord[]
  /** The room upgrade that was chosen. */
  readonly upgrade: UpgradeRecord | null
  /** Last pick-up of a rental. */
  readonly pick_up: { readonly number: string; readonly at: string; readonly ended_at: string | null } | null
}

/** Maximum records of each kind. */
const MAX_RECORDS = 100

/** Reads all records in one query. */
export async function readStayRecords(tx: HotelTransaction, reservationId: string): Promise<StayRecords> {
  const [records] = await readRecords(tx, reservationId)
  if (!records) throw new Error('This stay is gone.')
  return records
}

/** It ends before the stay does, and no key that lasts as long has been made since. */
const ENDS_EARLY = `key.too_short and key.state in ('done', 'unknown')
          and not exists (select from keys newer where newer.hotel_id = key.hotel_id
            and newer.reservation_id = key.reservation_id and newer.kind = key.kind and newer.state = 'done'
            and not newer.too_short and newer.granted_at > key.granted_at)`

const readRecords = statement<StayRecords, [reservationId: string]>(`
  select
    array(
      select json_build_object('id', guest.id, 'signed_at', signature.signed_at, 'waived_at', guest.signature_waived_at,
        'paper', case when guest.paper_signed_at is not null and signature.guest_id is null then
          json_build_object('at', guest.paper_signed_at, 'by', guest.paper_signed_by) end,
        'identity', case when guest.identity_seen_at is not null then
          json_build_object('at', guest.identity_seen_at, 'by', guest.identity_seen_by, 'where', guest.identity_seen_where) end,
        'name', concat_ws(' ', guest.given ->> 'firstName', guest.given ->> 'lastName'),
        'gone', case when guest.erased_at is null then null when blocked.guest_id is null then 'erased' else 'blocked' end)
      from guests guest
        left join signatures signature on signature.hotel_id = guest.hotel_id and signature.guest_id = guest.id
        left join blocked_guests blocked on blocked.hotel_id = guest.hotel_id and blocked.guest_id = guest.id
      where guest.hotel_id = stay.hotel_id and guest.reservation_id = stay.id) as guests,
    (select json_build_object('completed_at', said.completed_at, 'arrival_time', said.arrival_time, 'notes', said.notes)
      from pre_checkins said
      where said.hotel_id = stay.hotel_id and said.reservation_id = stay.id and said.superseded_at is null) as said,
    (select json_build_object('open', count(*), 'opened', coalesce(sum(link.opens), 0)) from pre_checkin_links link
      where link.hotel_id = stay.hotel_id and link.reservation_id = stay.id and link.revoked_at is null) as links,
    array(
      select json_build_object('app_key', log.app_key, 'action', log.action, 'status', log.status,
        'started_at', log.started_at, 'arrived_at', log.arrived_at, 'ended_at', log.ended_at)
      from checkin_logs log where log.hotel_id = stay.hotel_id and log.reservation_id = stay.id) as logs,
    array(
      select json_build_object('at', deed.at, 'who', deed.who, 'action', deed.action,
        'amount', deed.details->>'amount')
      from audit_entries deed
      -- That an alert was opened, the alert itself says.
      where deed.hotel_id = stay.hotel_id and deed.action <> 'alertOpened' and (deed.subject = stay.reference
        -- Its room, while it was or is to be theirs.
        or (deed.subject = stay.room_number and deed.action in ('roomSetReady', 'roomSetNotReady')
          and deed.at >= stay.start_date - 1 and deed.at < stay.end_date + 1)
        -- Papers and reports of the whole day on which they came.
        or (deed.subject = (stay.checked_in_at at time zone hotel.time_zone)::date::text
          and deed.action in ('cardsMade', 'agreementMade', 'travellersReported')))
      order by deed.number desc limit ${MAX_RECORDS}) as deeds,
    array(
      select json_build_object('at', gone.at, 'app_key', gone.app_key, 'done_by', gone.done_by, 'pending', gone.pending,
        'undone_at', gone.undone_at, 'undone_by', gone.undone_by)
      from check_outs gone where gone.hotel_id = stay.hotel_id and gone.reservation_id = stay.id
      order by gone.at desc limit ${MAX_RECORDS}) as check_outs,
    (select json_build_object('stars', said.stars, 'at', said.rated_at) from ratings said
      where said.hotel_id = stay.hotel_id and said.reservation_id = stay.id) as rating,
    (select json_build_object('stars', said.stars, 'at', said.said_at, 'comment', said.comment) from surveys said
      where said.hotel_id = stay.hotel_id and said.reservation_id = stay.id) as survey,
    array(
      select json_build_object('at', terms.accepted_at, 'language', terms.language, 'published', config.published_at,
        'by', coalesce(nullif(device.name, ''), terms.app_key))
      from accepted_terms terms
        join hotel_configs config on config.hotel_id = terms.hotel_id and config.version = terms.config_version
        left join devices device on device.hotel_id = terms.hotel_id and device.id = terms.device_id
      where terms.hotel_id = stay.hotel_id and terms.reservation_id = stay.id
      order by terms.id desc limit ${MAX_RECORDS}) as terms,
    array(
      select json_build_object('at', told.at, 'type', told.type, 'reason', told.reason, 'guest_id', told.guest_id,
        'by', coalesce(nullif(device.name, ''), device.app_key))
      from front_desk_messages told
        join devices device on device.hotel_id = told.hotel_id and device.id = told.device_id
      where told.hotel_id = stay.hotel_id and told.reservation_id = stay.id and told.toward = 'desk') as told,
    array(
      select json_build_object('at', asked.at, 'told_at', asked.proved_at,
        'by', coalesce(nullif(device.name, ''), asked.app_key),
        'papers', array(select deed.at from lost_code_deeds deed
          where deed.hotel_id = asked.hotel_id and deed.request_id = asked.id and deed.deed = 'paper_made'))
      from lost_code_requests asked
        left join devices device on device.hotel_id = asked.hotel_id and device.id = asked.device_id
      where asked.hotel_id = stay.hotel_id and asked.reservation_id = stay.id
      order by asked.at desc limit ${MAX_RECORDS}) as codes,
    array(
      select json_build_object('id', delivery.id, 'at', coalesce(delivery.settled_at, delivery.created_at),
        'kind', delivery.kind, 'state', delivery.state, 'tries', delivery.tries, 'last_error', delivery.last_error)
      from deliveries delivery
      where delivery.hotel_id = stay.hotel_id and delivery.end_name = '${HOTEL_SYSTEM_ENDPOINT}'
        and delivery.stream = stay.id::text
      order by delivery.position desc limit ${MAX_RECORDS}) as deliveries,
    array(
      select json_build_object('id', key.id, 'kind', key.kind, 'state', key.state, 'operation', key.operation,
        'cards_granted', key.cards_granted, 'cards_cut', key.cards_cut, 'room_number', key.room_number,
        'at', key.granted_at, 'settled_at', key.settled_at, 'ended_at', key.ended_at, 'end_reason', key.end_reason,
        'problem', key.problem,
        'ends_early_on', case when ${ENDS_EARLY} and key.valid_to < stay.end_date then key.valid_to end,
        'ends_early_at', case when ${ENDS_EARLY} and key.valid_to >= stay.end_date
          then coalesce(key.end_time, '${USUAL_END_TIME}') end,
        'by', coalesce(member.name, nullif(device.name, ''), device.app_key))
      from keys key
        left join devices device on device.hotel_id = key.hotel_id and device.id = key.device_id
        left join staff_members member on member.id = key.member_id
      where key.hotel_id = stay.hotel_id and key.reservation_id = stay.id
      order by key.granted_at desc limit ${MAX_RECORDS}) as keys,
    array(
      select json_build_object('id', ordered.extra_id, 'names', line.names, 'quantity', ordered.quantity,
        'amount', line.amount, 'ordered_at', ordered.ordered_at, 'done_at', ordered.done_at, 'done_by', ordered.done_by)
      from ordered_extras ordered join folio_lines line on line.hotel_id = ordered.hotel_id
        and line.reservation_id = ordered.reservation_id and line.origin = 'extra:' || ordered.extra_id
      where ordered.hotel_id = stay.hotel_id and ordered.reservation_id = stay.id and ${IS_TO_DO}
      order by ordered.ordered_at, ordered.extra_id) as extras,
    (select json_build_object('name', type.name, 'names', type.names, 'room_number', chosen.room_number,
        'plate', chosen.plate, 'applied', chosen.applied_at is not null)
      from chosen_upgrades chosen join room_types type on type.hotel_id = chosen.hotel_id and type.id = chosen.room_type_id
      where chosen.hotel_id = stay.hotel_id and chosen.reservation_id = stay.id) as upgrade,
    (select json_build_object('number', process.number, 'at', process.started_at, 'ended_at', process.ended_at)
      from pick_up_processes process
      where process.hotel_id = stay.hotel_id and process.reservation_id = stay.id
      order by process.started_at desc limit 1) as pick_up
  from reservations stay join hotels hotel on hotel.id = stay.hotel_id where stay.id = $1::uuid`)
