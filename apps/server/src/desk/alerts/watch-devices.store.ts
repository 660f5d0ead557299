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

/** Devices in service, each with its hub and current guest. */
export const listWatchedDevices = statement<WatchedDevice, []>(`
  select device.id, coalesce(device.last_seen_at, device.enrolled_at) < clock_timestamp() - interval '${SILENT_MINUTES} minutes' as "isSilent",
    hub.told_at as "toldAt", hub.broken,
    coalesce(hub.told_at > clock_timestamp() - interval '${HUB_SILENT_SECONDS} seconds', false) as "isHubHeard",
    guest.reservation_id as "reservationId", guest.reference
  from devices device
    left join lateral (
      select told_at, broken from hubs
      where hubs.hotel_id = device.hotel_id and told_at > clock_timestamp() - interval '${PUT_AWAY_HOURS} hours'
        and (hubs.device_id = device.id or (hubs.device_id is null and hubs.app_key = device.app_key))
      order by told_at desc limit 1) hub on true
    left join lateral (
      select found.reservation_id, stay.reference
      from visits visit
        join visit_reservations found on found.hotel_id = visit.hotel_id and found.visit_id = visit.id
        join reservations stay on stay.hotel_id = found.hotel_id and stay.id = found.reservation_id
      where visit.hotel_id = device.hotel_id and visit.device_id = device.id and visit.ended_at is null
        and found.found_at > clock_timestamp() - interval '1 hour'
      order by found.found_at desc limit 1) guest on true
  where device.revoked_at is null and device.paused_at is null
    and coalesce(device.last_seen_at, device.enrolled_at) > clock_timestamp() - interval '${PUT_AWAY_HOURS} hours'`)

/** Open alerts, and those that a person has closed recently. */
export const listDeviceAlerts = statement<KnownAlert, []>(`
  select kind, subject, handled_at is null as "isOpen", last_at as "lastAt" from alerts
  where kind in ('deviceOffline', 'partBroken') and (handled_at is null
    or (handled_by is not null and handled_at > clock_timestamp() - interval '${QUIET_MINUTES} minutes'))`)
