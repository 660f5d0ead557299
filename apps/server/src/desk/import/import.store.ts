import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/**
 * Serializes imports, because two concurrent files would count each other's rows as their own. A
 * dry run rolls back to the savepoint.
 */
export async function beginImport(tx: HotelTransaction, hotelId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${hotelId}`}, 0))`.execute(tx)
  await sql`savepoint before_import`.execute(tx)
}

export async function rollBackImport(tx: HotelTransaction): Promise<void> {
  await sql`rollback to savepoint before_import`.execute(tx)
}

export async function readRooms(tx: HotelTransaction) {
  return {
    types: await tx.selectFrom('room_types').select(['id', 'name', 'names']).execute(),
    rooms: await tx.selectFrom('rooms').select(['number', 'type_id']).execute(),
  }
}

/** Returns what a reservation's main guest has entered, and in which visit. */
export function findMainGuest(tx: HotelTransaction, reservationId: string) {
  return tx
    .selectFrom('guests')
    .select(['given', 'given_by'])
    .where('reservation_id', '=', reservationId)
    .where('main', '=', true)
    .executeTakeFirst()
}

interface ArrivalTime {
  readonly id: string
  readonly arrivalTime: string | undefined
}

/** Updates main guests who haven't entered anything themselves. */
export async function updateArrivalTimes(tx: HotelTransaction, arrivals: readonly ArrivalTime[]): Promise<void> {
  const ids = arrivals.map(({ id }) => id)
  const times = arrivals.map(({ arrivalTime }) => arrivalTime)
  await sql`update guests set given = given || jsonb_build_object('arrivalTime', said.arrival_time)
    from unnest(${ids}::uuid[], ${times}::text[]) as said (reservation_id, arrival_time)
    where guests.reservation_id = said.reservation_id and main and given_by is null`.execute(tx)
}
