import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Who has a password, and where the links are stored that set a new one. */
const links = {
  accounts: { table: 'account_resets', owner: 'account_id' },
  staff_members: { table: 'staff_resets', owner: 'member_id' },
} as const satisfies Partial<Record<keyof Tables, { table: keyof Tables; owner: string }>>

type PasswordTable = keyof typeof links

interface PasswordOwner {
  readonly id: string
  readonly password_hash: string | null
}

/**
 * Locks the owner until the transaction ends. Returns false if their password has changed since the
 * row was read.
 */
export async function lockUnchangedPassword(
  db: Kysely<Tables>,
  table: PasswordTable,
  { id, password_hash }: PasswordOwner,
): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)}
    where id = ${id} and password_hash = ${password_hash} for no key update`.execute(db)
  return rows.length > 0
}

/** Also deletes pending links, which were sent for the old password. */
export async function setPassword(
  db: Kysely<Tables>,
  table: PasswordTable,
  { id, password_hash }: PasswordOwner,
): Promise<void> {
  await sql`update ${sql.table(table)} set password_hash = ${password_hash} where id = ${id}`.execute(db)
  await sql`delete from ${sql.table(links[table].table)} where ${sql.ref(links[table].owner)} = ${id}`.execute(db)
}
