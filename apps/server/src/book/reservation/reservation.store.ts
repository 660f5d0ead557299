import { type Selectable, sql, type Updateable } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Tables } from '../../platform/database/tables.ts'

export type KnownReservation = Selectable<Tables['reservations']>

export async function findReservationByReference(
  tx: HotelTransaction,
  reference: string,
): Promise<KnownReservation | undefined> {
  return tx.selectFrom('reservations').selectAll().where('reference', '=', reference).executeTakeFirst()
}

/** Those of these references that are known. */
export async function listKnownReferences(tx: HotelTransaction, references: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('reservations')
    .select('reference')
    .where('reference', '=', sql<string>`any(${[...references]}::text[])`)
    .execute()
  return rows.map(({ reference }) => reference)
}

/** By their references. */
export async function mapReservationsByReference(
  tx: HotelTransaction,
  references: readonly string[],
): Promise<ReadonlyMap<string, KnownReservation>> {
  const rows = await tx
    .selectFrom('reservations')
    .selectAll()
    .where(sql<boolean>`reference = any(${references}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.reference, row]))
}

export async function findReservationId(tx: HotelTransaction, reference: string): Promise<string | undefined> {
  const reservation = await tx
    .selectFrom('reservations')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return reservation?.id
}

export async function findReference(tx: HotelTransaction, id: string): Promise<string | undefined> {
  const reservation = await tx.selectFrom('reservations').select('reference').where('id', '=', id).executeTakeFirst()
  return reservation?.reference
}

/** Throws if there is no such reservation. */
export async function getReference(tx: HotelTransaction, id: string): Promise<string> {
  const { reference } = await tx
    .selectFrom('reservations')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return reference
}

/**
 * Whether the reservation is cancelled. Waits for a cancellation that is under way, and until the
 * transaction ends none can begin.
 */
export async function isCancelled(tx: HotelTransaction, id: string): Promise<boolean> {
  const { state } = await tx
    .selectFrom('reservations')
    .select('state')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow()
  return state === 'cancelled'
}

/** Throws if there is no such reservation. */
export function getIdAndReference(tx: HotelTransaction, id: string): Promise<{ id: string; reference: string }> {
  return tx.selectFrom('reservations').select(['id', 'reference']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** The address that came with the booking, whatever a page has entered since. */
export async function findBookedEmail(tx: HotelTransaction, id: string): Promise<string | undefined> {
  const booked = await tx.selectFrom('reservations').select('email').where('id', '=', id).executeTakeFirst()
  return booked?.email || undefined
}

export async function updateReservation(
  tx: HotelTransaction,
  id: string,
  row: Updateable<Tables['reservations']>,
): Promise<void> {
  await tx.updateTable('reservations').set(row).where('id', '=', id).execute()
}

/**
 * The better room that the guests have moved into, as long as the hotel's system still sends the
 * booked type.
 */
export async function findRoomOfUpgrade(tx: HotelTransaction, id: string, bookedTypeId: string) {
  return tx
    .selectFrom('chosen_upgrades')
    .select(['room_type_id', 'room_number'])
    .where('reservation_id', '=', id)
    .where('booked_type_id', '=', bookedTypeId)
    .where('applied_at', 'is not', null)
    .executeTakeFirst()
}
