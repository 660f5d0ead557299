import type { FeedEvent, SystemRoom } from '@foyer/contract/hotel-system.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { HOTEL_SYSTEM_ENDPOINT } from './publish-event.ts'

export interface FeedVersion {
  readonly kind: FeedEvent['kind']
  readonly key: string
  readonly version: number
  readonly eventId: string
  /** Of the content, if the version is the moment of reading. */
  readonly digest: string | undefined
}

/**
 * True once for each version, and only while no later one is known. With a digest, only if the
 * content is another one than that of the version before.
 */
export async function saveVersionIfNewer(
  tx: HotelTransaction,
  hotelId: number,
  { kind, key, version, eventId, digest }: FeedVersion,
): Promise<boolean> {
  const { rows } = await sql<{ before: string | null }>`
    with before as (
      select digest from feed_versions where hotel_id = ${hotelId} and kind = ${kind} and key = ${key}
    )
    insert into feed_versions (hotel_id, kind, key, version, event_id, digest)
    values (${hotelId}, ${kind}, ${key}, ${version}, ${eventId}, ${digest ?? null})
    on conflict (hotel_id, kind, key) do update
      set version = excluded.version, event_id = excluded.event_id, digest = excluded.digest,
        taken_at = clock_timestamp()
      where feed_versions.version < excluded.version
    returning (select digest from before) as before`.execute(tx)
  const [saved] = rows
  return saved !== undefined && (digest === undefined || saved.before !== digest)
}

/** The same of many reservations. Returns their keys. */
export async function saveNewerVersions(
  tx: HotelTransaction,
  hotelId: number,
  versions: readonly Omit<FeedVersion, 'kind'>[],
): Promise<string[]> {
  const keys = versions.map(({ key }) => key)
  const { rows } = await sql<{ key: string }>`
    with said as (
      select * from ${unnestVersions(versions)}
    ), before as (
      select key, digest from feed_versions where hotel_id = ${hotelId} and kind = 'reservation'
        and key = any(${keys}::text[])
    ), saved as (
      insert into feed_versions (hotel_id, kind, key, version, event_id, digest)
      select ${hotelId}, 'reservation', said.* from said
      on conflict (hotel_id, kind, key) do update
        set version = excluded.version, event_id = excluded.event_id, digest = excluded.digest,
          taken_at = clock_timestamp()
        where feed_versions.version < excluded.version
      returning key, digest
    )
    select saved.key from saved left join before on before.key = saved.key
    where saved.digest is null or before.digest is distinct from saved.digest`.execute(tx)
  return rows.map(({ key }) => key)
}

/**
 * Records the versions of those reservations that say nothing new, and returns their keys: their
 * content is that of the version before, or this version or a later one is known.
 */
export async function confirmVersions(
  tx: HotelTransaction,
  hotelId: number,
  versions: readonly Omit<FeedVersion, 'kind'>[],
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with known as (
      select feed_versions.key, feed_versions.version, said.version as said, said.event_id,
        feed_versions.digest = said.digest as is_same
      from ${unnestVersions(versions)}
      join feed_versions on feed_versions.hotel_id = ${hotelId} and feed_versions.kind = 'reservation'
        and feed_versions.key = said.key
      -- Two readers lock them in the same order.
      order by feed_versions.key for update of feed_versions
    ), confirmed as (
      update feed_versions set version = known.said, event_id = known.event_id, taken_at = clock_timestamp()
      from known
      where hotel_id = ${hotelId} and kind = 'reservation' and feed_versions.key = known.key
        and known.is_same and known.version < known.said
    )
    select key from known where is_same or version >= said`.execute(tx)
  return rows.map(({ key }) => key)
}

/** As a table called `said`. */
function unnestVersions(versions: readonly Omit<FeedVersion, 'kind'>[]) {
  const pick = (name: keyof Omit<FeedVersion, 'kind'>) => versions.map((one) => one[name] ?? null)
  return sql`unnest(${pick('key')}::text[], ${pick('version')}::bigint[], ${pick('eventId')}::text[],
    ${pick('digest')}::text[]) as said (key, version, event_id, digest)`
}

/** Everything of it is received again. */
export async function deleteFeedVersion(tx: HotelTransaction, kind: FeedEvent['kind'], key: string): Promise<void> {
  await tx.deleteFrom('feed_versions').where('kind', '=', kind).where('key', '=', key).execute()
}

/**
 * A room may arrive before its type: then the type's number serves as its name for the time being.
 */
export async function insertRoomType(tx: HotelTransaction, hotelId: number, id: string): Promise<void> {
  await tx
    .insertInto('room_types')
    .values({ hotel_id: hotelId, id, name: id, names: JSON.stringify({}), picture: 'room' })
    .onConflict((known) => known.columns(['hotel_id', 'id']).doNothing())
    .execute()
}

export async function updateRoomType(
  tx: HotelTransaction,
  id: string,
  { name, names }: { readonly name: string; readonly names: Readonly<Record<string, string>> },
): Promise<void> {
  await tx
    .updateTable('room_types')
    .set({ name, names: JSON.stringify(names) })
    .where('id', '=', id)
    .execute()
}

export async function saveRoom(
  tx: HotelTransaction,
  hotelId: number,
  { number, roomType, floor, ready }: Pick<SystemRoom, 'number' | 'roomType' | 'floor' | 'ready'>,
): Promise<void> {
  const facts = { type_id: roomType, floor, ready }
  await tx
    .insertInto('rooms')
    .values({ hotel_id: hotelId, number, ...facts })
    .onConflict((known) => known.columns(['hotel_id', 'number']).doUpdateSet(facts))
    .execute()
}

/** Records when the hotel's system last sent or confirmed the reservation. */
export const recordFeedUpdate = (tx: HotelTransaction, reservationId: string): Promise<void> =>
  recordFeedUpdates(tx, [reservationId])

export async function recordFeedUpdates(tx: HotelTransaction, reservationIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('reservations')
    .set({ said_at: sql`clock_timestamp()` })
    .where('id', '=', sql<string>`any(${[...reservationIds]}::uuid[])`)
    .execute()
}

export async function hasArrivedHere(tx: HotelTransaction, reservationId: string): Promise<boolean> {
  const arrival = await tx
    .selectFrom('checkin_logs')
    .select('id')
    .where('reservation_id', '=', reservationId)
    .where('arrived_at', 'is not', null)
    .where('superseded_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return arrival !== undefined
}

/** While the departure isn't delivered, the hotel's system doesn't know about it. */
export async function isDeparturePending(tx: HotelTransaction, reservationId: string): Promise<boolean> {
  const waiting = await tx
    .selectFrom('deliveries')
    .select('id')
    .where('end_name', '=', HOTEL_SYSTEM_ENDPOINT)
    .where('stream', '=', reservationId)
    .where('kind', '=', 'departure')
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}
