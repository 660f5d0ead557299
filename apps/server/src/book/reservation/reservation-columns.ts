import type { openStates } from '@foyer/domain/keys/key-state.ts'
import type { Factor, KeyFactor, Proof } from '@foyer/domain/proof/proof.ts'
import type { ExternalIds } from '@foyer/domain/reservation/external-ids.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'

export interface GuestRow {
  readonly id: string
  readonly position: number
  readonly main: boolean
  readonly adult: boolean | null
  readonly given: Readonly<Record<string, unknown>>
  readonly given_by: string | null
  readonly version: number
  readonly signed: boolean
  readonly waived: boolean
  readonly report_waived: boolean
  readonly on_paper: boolean
  readonly identity_seen: boolean
  readonly signed_by: string | null
  readonly replaced: boolean
}

interface OpenKey {
  readonly id: string
  readonly state: (typeof openStates)[number]
}

/** A reservation with all related data, in one row. */
export interface ReservationRow {
  readonly id: string
  readonly reference: string
  readonly group_locator: string | null
  readonly state: Reservation['state']
  readonly start_date: string
  readonly end_date: string
  readonly adults: number
  readonly children: number
  readonly first_name: string | null
  readonly last_name: string | null
  readonly room_type_id: string
  readonly room_number: string | null
  readonly room_available: boolean
  readonly has_pets: boolean
  readonly included: string[]
  readonly pre_checkin_completed: boolean
  readonly pre_checkin_has_extras: boolean
  readonly pay_attempts: number
  readonly customer_can_edit: boolean
  readonly segment: string | null
  readonly filed_as: ExternalIds
  readonly driver_min_age: number | null
  readonly young_driver_max_age: number | null
  readonly young_driver_price: number | null
  readonly young_driver_chargeable: boolean | null
  readonly pick_up_process: string | null
  readonly type_name: string
  readonly type_names: Record<string, string>
  readonly picture: string
  readonly floor: number | null
  readonly ready: boolean | null
  readonly guests: readonly GuestRow[]
  readonly messages: readonly Omit<Reservation['messages'][number], 'text'>[]
  readonly wishes: { readonly arrival_time: string | null; readonly notes: string | null } | null
  readonly link_shared: boolean
  readonly arrivals: readonly {
    readonly visit_id: string
    readonly app_key: string
    readonly at_hotel_device: boolean
    readonly proof: Proof | null
    readonly second_factor: Factor | null
    readonly key_factor: KeyFactor | null
  }[]
  /** Encrypted: code that shows it first checks whether it may, then decrypts it. */
  readonly key_code: Buffer | null
  readonly keys: { readonly cards: number; readonly open: OpenKey | null } | null
  readonly is_walk_in: boolean
  readonly extras: readonly { readonly id: string; readonly type: string; readonly quantity: number }[]
  readonly has_upgrade: boolean
  readonly guest_changed_at: Date | null
}

/** Everyone who is or was a guest of the reservation. */
export const guestsColumn = `
  array(
    select json_build_object('id', guest.id, 'position', guest.position, 'main', guest.main, 'adult', guest.adult,
      'given', guest.given, 'given_by', guest.given_by, 'version', guest.version, 'signed', signature.guest_id is not null,
      'signed_by', signature.signed_by, 'waived', guest.signature_waived_at is not null,
      'report_waived', guest.report_waived_at is not null,
      'on_paper', guest.paper_signed_at is not null, 'identity_seen', guest.identity_seen_at is not null,
      'replaced', guest.replaced_at is not null)
    from guests guest left join signatures signature
      on signature.hotel_id = guest.hotel_id and signature.guest_id = guest.id
    where guest.hotel_id = stay.hotel_id and guest.reservation_id = stay.id
    order by guest.position) as guests`

/**
 * `visit` is the parameter that names the visit. The door code is read only for a single
 * reservation, and whether it may be shown is checked then.
 */
export const reservationColumns = (visit: string): string => `
  stay.id, stay.reference, stay.group_locator, stay.state, stay.start_date, stay.end_date, stay.adults, stay.children,
  stay.first_name, stay.last_name, stay.room_type_id, stay.room_number, stay.room_available, stay.has_pets, stay.included,
  stay.pre_checkin_completed, stay.pay_attempts, stay.customer_can_edit, stay.segment, stay.filed_as, stay.driver_min_age,
  stay.guest_changed_at, stay.pre_checkin_has_extras,
  stay.young_driver_max_age, stay.young_driver_price, stay.young_driver_chargeable,
  (select process.number from pick_up_processes process
    where process.hotel_id = stay.hotel_id and process.reservation_id = stay.id
    order by process.started_at desc limit 1) as pick_up_process,
  type.name as type_name, type.names as type_names, type.picture, room.floor, room.ready,
  ${guestsColumn},
  array(
    select json_build_object('id', message.id, 'date', message.sent_on, 'read', message.read_at is not null, 'texts', message.texts)
    from reservation_messages message
    where message.hotel_id = stay.hotel_id and message.reservation_id = stay.id
    order by message.sent_on desc) as messages,
  (select json_build_object('arrival_time', said.arrival_time, 'notes', said.notes) from pre_checkins said
    where said.hotel_id = stay.hotel_id and said.reservation_id = stay.id and said.superseded_at is null) as wishes,
  exists (
    select from pre_checkin_links link
    where link.hotel_id = stay.hotel_id and link.reservation_id = stay.id and link.made_by = 'guest'
      and link.revoked_at is null) as link_shared,
  array(
    select json_build_object('visit_id', log.visit_id, 'app_key', log.app_key, 'at_hotel_device', visit.device_id is not null,
      'proof', found.proof, 'second_factor', found.second_factor, 'key_factor', found.key_factor)
    from checkin_logs log
    left join visits visit on visit.hotel_id = log.hotel_id and visit.id = log.visit_id
    left join visit_reservations found on found.hotel_id = log.hotel_id and found.visit_id = log.visit_id
      and found.reservation_id = log.reservation_id
    where log.hotel_id = stay.hotel_id and log.reservation_id = stay.id and log.arrived_at is not null
      and log.superseded_at is null) as arrivals,
  array(
    select json_build_object('id', ordered.extra_id, 'type', ordered.type, 'quantity', ordered.quantity)
    from ordered_extras ordered
    where ordered.hotel_id = stay.hotel_id and ordered.reservation_id = stay.id order by ordered.ordered_at) as extras,
  exists (
    select from chosen_upgrades chosen
    where chosen.hotel_id = stay.hotel_id and chosen.reservation_id = stay.id and chosen.applied_at is null) as has_upgrade,
  (select key.code from keys key
    where key.hotel_id = stay.hotel_id and key.reservation_id = stay.id and key.kind = 'code' and key.state = 'done'
      and ${visit}::text is not null and stay.state = 'inHouse') as key_code,
  (select json_build_object(
      'cards', coalesce(sum(key.cards_cut) filter (where key.kind = 'card' and key.state = 'done'
        and not key.too_short), 0),
      'open', (array_agg(json_build_object('id', key.id, 'state', key.state))
        filter (where key.state in ('granted', 'unknown')))[1])
    from keys key
    where key.hotel_id = stay.hotel_id and key.reservation_id = stay.id and ${visit}::text is not null
      and stay.state = 'inHouse') as keys,
  exists (select from walk_ins made where made.hotel_id = stay.hotel_id and made.reservation_id = stay.id) as is_walk_in`

/** To be joined to the relation that selects the reservations. */
export const reservationTables = (which: string): string => `
  reservations stay on ${which}
  join room_types type on type.hotel_id = stay.hotel_id and type.id = stay.room_type_id
  left join rooms room on room.hotel_id = stay.hotel_id and room.number = stay.room_number`
