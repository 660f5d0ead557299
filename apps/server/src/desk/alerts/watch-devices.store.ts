import type { DevicePart } from '@foyer/domain/alert/alert-reasons.ts'
import { statement } from '../../platform/database/statement.ts'

/** An idle device polls once a minute. One that is silent for a day was put away on purpose. */
const SILENT_MINUTES = 5
const PUT_AWAY_HOURS = 24
/** A hub reports every ten seconds. */
const HUB_SILENT_SECONDS = 35
/** After staff handle an alert, the same fault doesn't raise another one for this long. */
const QUIET_MINUTES = 30

export interface WatchedDevice {
  readonly id: string
  readonly isSilent: boolean
  /** Last report of the device's hub; null without a hub. */
  readonly toldAt: Date | null
  readonly isHubHeard: boolean
  readonly broken: readonly DevicePart[] | null
  /** The guest at the device now. */
  readonly reservationId: string | null
  readonly reference: string | null
}

export interface KnownAlert {
  readonly kind: 'deviceOffline' | 'partBroken'
  readonly subject: string
  readonly isOpen: boolean
  readonly lastAt: Date
}

const isInService = `device.revoked_at is null and device.paused_at is null
    and coalesce(device.last_seen_at, device.enrolled_at) > clock_timestamp() - interval '${PUT_AWAY_HOURS} hours'`

const isSilent = `coalesce(device.last_seen_at, device.enrolled_at) < clock_timestamp() - interval '${SILENT_MINUTES} minutes'`

/** Not read from a hub that was put away with its device. */
const ofDevice = `hubs.hotel_id = device.hotel_id and told_at > clock_timestamp() - interval '${PUT_AWAY_HOURS} hours'
        and (hubs.device_id = device.id or (hubs.device_id is null and hubs.app_key = device.app_key))`

const isHubHeard = `hub.told_at > clock_timestamp() - interval '${HUB_SILENT_SECONDS} seconds'`

/** Devices in service, each with its hub and current guest. */
export const listWatchedDevices = statement<WatchedDevice, []>(`
  select device.id, ${isSilent} as "isSilent",
    hub.told_at as "toldAt", hub.broken,
    coalesce(${isHubHeard}, false) as "isHubHeard",
    guest.reservation_id as "reservationId", guest.reference
  from devices device
    left join lateral (
      select told_at, broken from hubs where ${ofDevice}
      order by told_at desc limit 1) hub on true
    left join lateral (
      select found.reservation_id, stay.reference
      from visits visit
        join visit_reservations found on found.hotel_id = visit.hotel_id and found.visit_id = visit.id
        join reservations stay on stay.hotel_id = found.hotel_id and stay.id = found.reservation_id
      where visit.hotel_id = device.hotel_id and visit.device_id = device.id and visit.ended_at is null
        and found.found_at > clock_timestamp() - interval '1 hour'
      order by found.found_at desc limit 1) guest on true
  where ${isInService}`)

/** Open, or closed recently by a person. */
const isKnown = `(handled_at is null
    or (handled_by is not null and handled_at > clock_timestamp() - interval '${QUIET_MINUTES} minutes'))`

export const listDeviceAlerts = statement<KnownAlert, []>(`
  select kind, subject, handled_at is null as "isOpen", last_at as "lastAt" from alerts
  where kind in ('deviceOffline', 'partBroken') and ${isKnown}`)

const ofThisDevice = `known.hotel_id = device.hotel_id and known.kind = 'deviceOffline' and known.subject = device.id::text`

/** Devices that are silent without an alert, or heard again with one. */
export const changedDevice = `devices device where ${isInService} and case when ${isSilent}
  then not exists (select from alerts known where ${ofThisDevice} and ${isKnown} offset 0)
  else exists (select from alerts known where ${ofThisDevice} and known.handled_at is null offset 0) end`

/** Hubs with a broken part without an alert, or with a part that works again and has one. */
export const changedPart = `devices device
  cross join lateral (select told_at, broken from hubs where ${ofDevice} offset 0) hub
  cross join lateral (
    select array(select device.id || ' ' || part
      from unnest(case when ${isHubHeard} then hub.broken else '{hub}' end) part) as subjects) wrong
  where ${isInService} and not ${isSilent} and (
    exists (select from unnest(wrong.subjects) one (subject) where not exists (
      select from alerts known where known.hotel_id = device.hotel_id and known.kind = 'partBroken'
        and known.subject = one.subject and ${isKnown} offset 0))
    or exists (select from alerts known where known.hotel_id = device.hotel_id and known.kind = 'partBroken'
      and known.handled_at is null and known.subject like device.id || ' %' and ${isHubHeard}
      and known.subject <> all (wrong.subjects) offset 0))`
