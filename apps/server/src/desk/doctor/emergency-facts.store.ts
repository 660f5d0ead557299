import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Administrators who can sign in with a password although only company accounts may. */
export async function countEmergencyAdministrators(db: Kysely<Tables>): Promise<number> {
  const rows = await db
    .selectFrom('staff_members')
    .select('id')
    .where('is_emergency', '=', true)
    .where('password_hash', 'is not', null)
    .execute()
  return rows.length
}
