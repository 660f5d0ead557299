import { randomBytes, randomUUID } from 'node:crypto'
import { DESK_APP_KEY } from '@foyer/domain/device/device-kind.ts'
import { sql } from 'kysely'
import { isHeard, isHeardAs } from '../../access/hub/hub.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { sha256 } from '../../platform/digest/sha256.ts'

const MOST_PROBLEMS = 20

/** Newest first, with the stay that each holds now and the hub beside it. */
export function readDevices(tx: HotelTransaction) {
  return tx
    .selectFrom('devices')
    .leftJoin('hubs', (join) =>
      join.onRef('hubs.hotel_id', '=', 'devices.hotel_id').onRef('hubs.device_id', '=', 'devices.id'),
    )
    .select([
      'devices.id',
      'devices.app_key',
      'devices.enrolled_at',
      'devices.revoked_at',
      'devices.name',
      'devices.last_seen_at',
      'devices.channel_override',
      'devices.paused_at',
      'devices.paused_reason',
      'devices.maintenance_since',
      'devices.socket_version',
    ])
    .select(['hubs.paired_at', 'hubs.made_by as paired_by', 'hubs.told_at', 'hubs.version as hub_version'])
    .select(isHeard.as('hub_heard'))
    .leftJoinLateral(
      (row) =>
        row
          .selectFrom('hubs as beside')
          .select('beside.parts as told_parts')
          .whereRef('beside.hotel_id', '=', 'devices.hotel_id')
          .where((hub) =>
            hub.or([
              hub('beside.device_id', '=', hub.ref('devices.id')),
              hub.and([hub('beside.device_id', 'is', null), hub('beside.app_key', '=', hub.ref('devices.app_key'))]),
            ]),
          )
          .where(isHeardAs('beside'))
          .orderBy('beside.told_at', 'desc')
          .limit(1)
          .as('used'),
      (join) => join.onTrue(),
    )
    .select('used.told_parts')
    .select((row) =>
      row
        .selectFrom('checkin_leases as lease')
        .innerJoin('visits', (join) =>
          join.onRef('visits.hotel_id', '=', 'lease.hotel_id').onRef('visits.id', '=', 'lease.visit_id'),
        )
        .innerJoin('reservations as stay', (join) =>
          join.onRef('stay.hotel_id', '=', 'lease.hotel_id').onRef('stay.id', '=', 'lease.reservation_id'),
        )
        .select('stay.reference')
        .whereRef('visits.device_id', '=', 'devices.id')
        .where('lease.expires_at', '>', sql<Date>`clock_timestamp()`)
        .limit(1)
        .as('at_stay'),
    )
    .orderBy('enrolled_at', 'desc')
    .execute()
}

/** One of the hotel's still. */
export function readDevice(tx: HotelTransaction, id: string) {
  return tx
    .selectFrom('devices')
    .select(['id', 'name', 'app_key'])
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/** What a reservation's own timeline cannot show. */
export function readScreenProblems(tx: HotelTransaction) {
  return tx
    .selectFrom('front_desk_messages as told')
    .innerJoin('devices', (join) =>
      join.onRef('devices.hotel_id', '=', 'told.hotel_id').onRef('devices.id', '=', 'told.device_id'),
    )
    .select(['told.id', 'told.at', 'told.reason', 'devices.name', 'devices.app_key'])
    .where('told.type', '=', 'error')
    .where('told.reservation_id', 'is', null)
    .orderBy('told.at', 'desc')
    .limit(MOST_PROBLEMS)
    .execute()
}

interface NamedDevice {
  readonly name: string
  readonly app_key: string
}

/** An encoder beside the desk. It has no page, so that nobody ever has its token. */
export async function addDesk(tx: HotelTransaction, { hotelId, name }: { hotelId: number; name: string }) {
  const device = { id: randomUUID(), app_key: DESK_APP_KEY }
  await tx
    .insertInto('devices')
    .values({ ...device, hotel_id: hotelId, name, token_hash: sha256(randomBytes(32).toString('base64url')) })
    .execute()
  return device
}

/** Undefined: no such device, or it was revoked. */
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
