import { randomBytes, randomUUID } from 'node:crypto'
import type { HubStatus } from '@foyer/contract/messages/device.ts'
import { DESK_APP_KEY } from '@foyer/domain/device/device-kind.ts'
import { sql } from 'kysely'
import { isAliveSql } from '../../access/hub/hub.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'

const MAX_PROBLEMS = 20

interface DeviceRow {
  readonly id: string
  readonly app_key: string
  readonly enrolled_at: Date
  readonly revoked_at: Date | null
  readonly name: string
  readonly last_seen_at: Date | null
  readonly paused_at: Date | null
  readonly paused_reason: string | null
  readonly maintenance_since: Date | null
  readonly socket_version: string | null
  readonly paired_at: Date | null
  readonly paired_by: string | null
  readonly told_at: Date | null
  readonly hub_version: string | null
  readonly hub_heard: boolean
  readonly told_parts: HubStatus | null
  readonly at_stay: string | null
}

/** Newest first, with the stay that each device holds now and its hub. */
export const readDevices = statement<DeviceRow, []>(`
  select devices.id, devices.app_key, devices.enrolled_at, devices.revoked_at, devices.name, devices.last_seen_at,
    devices.paused_at, devices.paused_reason, devices.maintenance_since, devices.socket_version,
    hubs.paired_at, hubs.made_by as paired_by, hubs.told_at, hubs.version as hub_version, ${isAliveSql('hubs')} as hub_heard,
    used.told_parts,
    (select stay.reference from checkin_leases lease
      join visits on visits.hotel_id = lease.hotel_id and visits.id = lease.visit_id
      join reservations stay on stay.hotel_id = lease.hotel_id and stay.id = lease.reservation_id
      where visits.device_id = devices.id and lease.expires_at > clock_timestamp() limit 1) as at_stay
  from devices
    left join hubs on hubs.hotel_id = devices.hotel_id and hubs.device_id = devices.id
    left join lateral (
      select beside.parts as told_parts from hubs beside
      where beside.hotel_id = devices.hotel_id
        and (beside.device_id = devices.id or beside.device_id is null and beside.app_key = devices.app_key)
        and ${isAliveSql('beside')}
      order by beside.told_at desc limit 1) used on true
  order by devices.enrolled_at desc`)

/** Returns the device unless it was revoked. */
export function readDevice(tx: HotelTransaction, id: string) {
  return tx
    .selectFrom('devices')
    .select(['id', 'name', 'app_key'])
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

interface ScreenProblemRow {
  readonly id: string
  readonly at: Date
  readonly reason: string | null
  readonly name: string
  readonly app_key: string
}

/** Problems without a reservation, which no stay's timeline can show. */
export const readScreenProblems = statement<ScreenProblemRow, []>(`
  select told.id, told.at, told.reason, devices.name, devices.app_key
  from front_desk_messages told join devices on devices.hotel_id = told.hotel_id and devices.id = told.device_id
  where told.type = 'error' and told.reservation_id is null
  order by told.at desc limit ${MAX_PROBLEMS}`)

interface NamedDevice {
  readonly name: string
  readonly app_key: string
}

/** Adds an encoder at the desk. It has no page, so its token is never handed out. */
export async function insertDesk(tx: HotelTransaction, { hotelId, name }: { hotelId: number; name: string }) {
  const device = { id: randomUUID(), app_key: DESK_APP_KEY }
  await tx
    .insertInto('devices')
    .values({ ...device, hotel_id: hotelId, name, token_hash: sha256(randomBytes(32).toString('base64url')) })
    .execute()
  return device
}

/** Returns undefined if there is no such device or it was revoked. */
export function pause(tx: HotelTransaction, id: string, reason: string): Promise<NamedDevice | undefined> {
  return tx
    .updateTable('devices')
    .set({ paused_at: sql`coalesce(paused_at, clock_timestamp())`, paused_reason: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['name', 'app_key'])
    .executeTakeFirst()
}

export function resume(tx: HotelTransaction, id: string): Promise<NamedDevice | undefined> {
  return tx
    .updateTable('devices')
    .set({ paused_at: null, paused_reason: null, maintenance_since: null })
    .where('id', '=', id)
    .returning(['name', 'app_key'])
    .executeTakeFirst()
}

export function revoke(tx: HotelTransaction, id: string): Promise<NamedDevice | undefined> {
  return tx
    .updateTable('devices')
    .set({ revoked_at: sql`coalesce(revoked_at, clock_timestamp())` })
    .where('id', '=', id)
    .returning(['name', 'app_key'])
    .executeTakeFirst()
}
