import { sql, type Transaction } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { HOTEL_SETTING } from '../../platform/database/row-security.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { AUDIT_SECRET } from '../../platform/secrets/head-signature.ts'
import type { SealedEntry } from './audit.ts'

interface LockedHead {
  readonly number: number
  readonly seal: string
  /** When the next entry is written, by the database's clock. */
  readonly at: Date
  /** The key that signs heads. */
  readonly key: Buffer
}

/**
 * The end of the hotel's chain, created if there is none, and locked until the transaction ends.
 */
export async function lockHead(
  tx: HotelTransaction,
  hotelId: number,
  firstSeal: string,
): Promise<LockedHead | undefined> {
  const { rows } = await sql<LockedHead>`
    insert into audit_heads (hotel_id, number, seal, signature) values (${hotelId}, 0, ${firstSeal}, '')
    on conflict (hotel_id) do update set number = audit_heads.number
    returning number, seal, date_trunc('milliseconds', clock_timestamp()) as at,
      (select value from server_secrets where name = ${AUDIT_SECRET}) as key
  `.execute(tx)
  return rows[0]
}

export async function insertEntry(tx: HotelTransaction, entry: SealedEntry, seal: string): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({
      hotel_id: entry.hotelId,
      number: entry.number,
      at: entry.at,
      member_id: entry.memberId,
      who: entry.who,
      action: entry.action,
      subject: entry.subject,
      details: JSON.stringify(entry.details),
      seal,
    })
    .execute()
}

export async function insertReason(
  tx: HotelTransaction,
  { hotelId, number }: Pick<SealedEntry, 'hotelId' | 'number'>,
  { salt, reason }: { readonly salt: string; readonly reason: string },
): Promise<void> {
  await tx.insertInto('audit_reasons').values({ hotel_id: hotelId, number, salt, reason }).execute()
}

export async function updateHead(
  tx: HotelTransaction,
  hotelId: number,
  head: { readonly number: number; readonly seal: string; readonly signature: string },
): Promise<void> {
  await tx.updateTable('audit_heads').set(head).where('hotel_id', '=', hotelId).execute()
}

/** Lets a transaction that belongs to no hotel see the rows of this one from here on. */
export async function enterHotel(tx: Transaction<Tables>, hotelId: number): Promise<void> {
  await sql`select set_config(${HOTEL_SETTING}, ${String(hotelId)}, true)`.execute(tx)
}

/** Makes the transaction belong to no hotel again. */
export async function leaveHotel(tx: Transaction<Tables>): Promise<void> {
  await sql`select set_config(${HOTEL_SETTING}, '', true)`.execute(tx)
}
