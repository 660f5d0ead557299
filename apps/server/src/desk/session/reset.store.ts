import { type Kysely, sql } from 'kysely'
import { createToken, hashToken } from '../../access/staff-session/session.store.ts'
import type { Tables } from '../../platform/database/tables.ts'

const RESET_MINUTES = 30
/** Long enough for someone who is off until Monday. */
export const INVITATION_DAYS = 7

/**
 * Creates a one-time link for choosing a password. Earlier links of the same kind end; a claim that
 * the password is forgotten doesn't end an invitation.
 */
export async function createReset(db: Kysely<Tables>, memberId: string, why: 'forgotten' | 'invited'): Promise<string> {
  const token = createToken()
  await db
    .deleteFrom('staff_resets')
    .where('member_id', '=', memberId)
    .$if(why === 'forgotten', (resets) =>
      resets.where('expires_at', '<=', sql<Date>`clock_timestamp() + make_interval(mins => ${RESET_MINUTES})`),
    )
    .execute()
  const lasts =
    why === 'forgotten'
      ? sql<Date>`clock_timestamp() + make_interval(mins => ${RESET_MINUTES})`
      : sql<Date>`clock_timestamp() + make_interval(days => ${INVITATION_DAYS})`
  await db
    .insertInto('staff_resets')
    .values({ token_hash: hashToken(token), member_id: memberId, expires_at: lasts })
    .execute()
  return token
}

/** Returns the link's owner, or undefined if it was used, has expired or is unknown. */
export async function findReset(db: Kysely<Tables>, token: string) {
  return db
    .selectFrom('staff_resets')
    .innerJoin('staff_members', 'staff_members.id', 'staff_resets.member_id')
    .select(['staff_members.id', 'name', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
}

/** Returns true for the first use only. */
export async function consumeReset(db: Kysely<Tables>, token: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('staff_resets')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning('member_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** In the fragment, which never reaches a server's log. */
export function formatResetLink(baseUrl: string, token: string): string {
  return `${baseUrl}/staff/#/password/${token}`
}
