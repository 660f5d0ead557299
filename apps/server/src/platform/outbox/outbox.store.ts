import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { HotelTransaction } from '../database/hotel-transaction.ts'
import type { Database } from '../database/open-database.ts'
import type { Delivery } from './endpoint.ts'

export interface NewDelivery {
  readonly hotelId: number
  readonly end: string
  readonly stream: string
  readonly kind: string
  readonly payload?: object
  /** If absent, a new one. */
  readonly id?: string
  /**
   * A digest of what it says: nothing is inserted if the last of this kind in this stream said the
   * same.
   */
  readonly content?: string
}

/**
 * Inserts the delivery in the transaction of the action, so both exist or neither. Writers of one
 * stream are serialised until their transactions end, so that its order is the commit order.
 */
export async function insertDelivery(tx: HotelTransaction, delivery: NewDelivery): Promise<boolean> {
  const { hotelId, end, stream, kind, payload, content, id = randomUUID() } = delivery
  await sql`select pg_advisory_xact_lock(hashtextextended(${`outbox ${hotelId} ${end} ${stream}`}, 0))`.execute(tx)
  const written = payload === undefined ? null : JSON.stringify(payload)
  if (content !== undefined && (await findLastContent(tx, delivery)) === content) return false
  await sql`with kept as (
      insert into deliveries (hotel_id, id, end_name, stream, kind, payload, content)
      values (${hotelId}, ${id}, ${end}, ${stream}, ${kind}, ${written}::jsonb, ${content ?? null}) returning position
    ) insert into outbox_queue (delivery_id, of_hotel, end_name, stream, position)
      select ${id}, ${hotelId}, ${end}, ${stream}, position from kept`.execute(tx)
  return true
}

async function findLastContent(
  tx: HotelTransaction,
  { end, stream, kind }: NewDelivery,
): Promise<string | null | undefined> {
  const last = await tx
    .selectFrom('deliveries')
    .select('content')
    .where('end_name', '=', end)
    .where('stream', '=', stream)
    .where('kind', '=', kind)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.content
}

/**
 * Queues it again, at its old position in the stream. Returns false if there is no such refused
 * delivery.
 */
export async function requeue(tx: HotelTransaction, id: string): Promise<boolean> {
  const waiting = await tx
    .updateTable('deliveries')
    .set({ state: 'waiting', tries: 0, settled_at: null })
    .where('id', '=', id)
    .where('state', '=', 'refused')
    .returning(['id as delivery_id', 'hotel_id as of_hotel', 'end_name', 'stream', 'position'])
    .executeTakeFirst()
  if (!waiting) return false
  await tx.insertInto('outbox_queue').values(waiting).execute()
  return true
}

/**
 * Leaves everything that waits for this destination to a person. Returns how many; what is being
 * delivered right now may still arrive there, and then counts as delivered.
 */
export async function rejectWaiting(tx: HotelTransaction, end: string, error: string): Promise<number> {
  const rejected = await tx
    .updateTable('deliveries')
    .set({ state: 'refused', last_error: error, settled_at: sql`clock_timestamp()` })
    .where('end_name', '=', end)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()
  for (const { id } of rejected) await unqueue(tx, id)
  return rejected.length
}

export interface Claim {
  readonly delivery_id: string
  readonly of_hotel: number
  readonly end_name: string
  readonly claims: number
}

interface ClaimOptions {
  readonly end: string
  readonly claimSeconds: number
  /** Hotels that have too many deliveries in progress. */
  readonly busyHotels: readonly number[]
}

/** Claims the first of its stream that is due, for a while. Uses the database's clock. */
export async function claimNext(
  db: Database,
  { end, claimSeconds, busyHotels }: ClaimOptions,
): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    update outbox_queue set claims = claims + 1, due_at = clock_timestamp() + make_interval(secs => ${claimSeconds})
    where delivery_id = (
      select delivery_id from outbox_queue next
      where due_at <= clock_timestamp() and end_name = ${end} and not of_hotel = any(${[...busyHotels]}::int[])
        and not exists (select from outbox_queue before where before.of_hotel = next.of_hotel
          and before.end_name = next.end_name and before.stream = next.stream and before.position < next.position)
      order by due_at, position limit 1 for update skip locked
    ) returning delivery_id, of_hotel, end_name, claims`.execute(db.directory)
  return rows[0]
}

/** Returns undefined if it is gone, or an earlier claimant has settled it. */
export async function findWaitingDelivery(
  tx: HotelTransaction,
  { delivery_id }: Claim,
): Promise<(Delivery & { readonly tries: number }) | undefined> {
  const row = await tx
    .selectFrom('deliveries')
    .select(['hotel_id as hotelId', 'id', 'stream', 'kind', 'payload', 'created_at as createdAt', 'tries'])
    .where('id', '=', delivery_id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row
}

/**
 * Applies no matter who holds the claim by now, because it has been delivered. The payload is
 * deleted.
 */
export async function markDelivered(tx: HotelTransaction, { delivery_id }: Claim): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set({
      state: 'delivered',
      tries: sql`tries + 1`,
      last_error: null,
      payload: null,
      settled_at: sql`clock_timestamp()`,
    })
    .where('id', '=', delivery_id)
    .where('state', '!=', 'delivered')
    .executeTakeFirst()
  await unqueue(tx, delivery_id)
  return numUpdatedRows > 0n
}

/** Returns false if another process has claimed it meanwhile: then its outcome counts. */
export async function markFailed(
  tx: HotelTransaction,
  { delivery_id, claims }: Claim,
  { error, waitSeconds }: { error: string; waitSeconds: number | undefined },
): Promise<boolean> {
  const held = await tx
    .updateTable('outbox_queue')
    .set({ due_at: sql`clock_timestamp() + make_interval(secs => ${waitSeconds ?? 0})` })
    .where('delivery_id', '=', delivery_id)
    .where('claims', '=', claims)
    .returning('delivery_id')
    .executeTakeFirst()
  if (!held) return false
  await tx
    .updateTable('deliveries')
    .set({
      tries: sql`tries + 1`,
      last_error: error,
      ...(waitSeconds === undefined && { state: 'refused', settled_at: sql`clock_timestamp()` }),
    })
    .where('id', '=', delivery_id)
    .execute()
  if (waitSeconds === undefined) await unqueue(tx, delivery_id)
  return true
}

export async function unqueue(tx: Pick<HotelTransaction, 'deleteFrom'>, deliveryId: string): Promise<void> {
  await tx.deleteFrom('outbox_queue').where('delivery_id', '=', deliveryId).execute()
}
