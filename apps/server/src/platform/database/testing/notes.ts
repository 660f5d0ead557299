import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { protectByHotel } from '../row-security.ts'
import type { Tables } from '../tables.ts'
import { createFreshDatabase, type FreshDatabase } from './create-fresh-database.ts'

/**
 * A database with an extra table, `notes`, whose rows belong to hotels: for testing the rules
 * independently of the product's tables.
 */
export async function createDatabaseWithNotes(): Promise<FreshDatabase> {
  const database = await createFreshDatabase()
  const pool = new pg.Pool({ connectionString: database.ownerUrl, max: 1 })
  // Its end is not awaited: the database may be dropped before the connection has closed.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const owner = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  await sql`create table notes (id int generated always as identity, hotel_id int not null, text text)`.execute(owner)
  await protectByHotel(owner, 'notes')
  await owner.destroy()
  return database
}

export async function addNote(tx: Kysely<Tables> | Transaction<Tables>, hotelId: number, text: string): Promise<void> {
  await sql`insert into notes (hotel_id, text) values (${hotelId}, ${text})`.execute(tx)
}

export async function listNotes(tx: Kysely<Tables> | Transaction<Tables>): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from notes order by id`.execute(tx)
  return rows.map(({ text }) => text)
}
