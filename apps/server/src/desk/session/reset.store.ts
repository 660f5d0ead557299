import { type Kysely, sql } from 'kysely'
import { newToken, tokenHash } from '../../access/staff-session/session.store.ts'
import type { Tables } from '../../platform/database/tables.ts'

const RESET_MINUTES = 30
/** An invitation waits for somebody who may be off until Monday. */
export const INVITATION_DAYS = 7

/**
 * A link that lets its reader choose a password, once. Earlier ones of the same kind end; an invitation does not end because somebody
 * says that its password is forgotten.
 */
export async function newReset(db: Kysely<Tables>, memberId: string, why: 'forgotten' | 'invited'): Promise<string> {
  const token = newToken()
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
    .values({ token_hash: tokenHash(token), member_id: memberId, expires_at: lasts })
    .execute()
  return token
}

/** Whose link this is; undefined when it was used, has expired or was never ours. */
export async function resetOf(db: Kysely<Tables>, token: string) {
  return db
    .selectFrom('staff_resets')
    .innerJoin('staff_members', 'staff_members.id', 'staff_resets.member_id')
    .select(['staff_members.id', 'name', 'email'])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
}

/** True for the first who uses it. */
export async function takeReset(db: Kysely<Tables>, token: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('staff_resets')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning('member_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Behind the hash: what stands there never reaches a server's log. */
export function resetLink(baseUrl: string, token: string): string {
  return `${baseUrl}/staff/#/password/${token}`
}
