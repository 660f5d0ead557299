import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/**
 * Whether this address may sign in with a password: not if a company account manages it, or if only
 * company accounts may. Emergency administrators always may. Costs the same for unknown addresses.
 */
export async function canUsePassword(db: Kysely<Tables>, email: string, isSignOnOnly: boolean): Promise<boolean> {
  const row = await db
    .selectFrom('staff_members')
    .select(
      sql<boolean>`is_emergency or (not ${isSignOnOnly}::boolean and not exists (
        select from staff_identities where member_id = staff_members.id))`.as('can'),
    )
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.can ?? false
}
