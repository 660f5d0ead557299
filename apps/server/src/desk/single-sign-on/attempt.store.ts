import { type Kysely, sql, type Transaction } from 'kysely'
import { createToken, hashToken } from '../../access/staff-session/session.store.ts'
import type { Tables } from '../../platform/database/tables.ts'

export const ATTEMPT_MINUTES = 10

interface NewAttempt {
  readonly returnPath: string
  /** The token of the browser's current session. */
  readonly oldToken: string | undefined
}

/** Stores an attempt under its token's hash, deletes expired ones, and returns the token. */
export async function insertAttempt(tx: Transaction<Tables>, { returnPath, oldToken }: NewAttempt): Promise<string> {
  await tx.deleteFrom('staff_sign_on_attempts').where('expires_at', '<=', sql<Date>`clock_timestamp()`).execute()
  const token = createToken()
  await tx
    .insertInto('staff_sign_on_attempts')
    .values({
      token_hash: hashToken(token),
      return_path: returnPath,
      old_session: oldToken === undefined ? null : hashToken(oldToken),
      expires_at: sql<Date>`clock_timestamp() + make_interval(mins => ${sql.lit(ATTEMPT_MINUTES)})`,
    })
    .execute()
  return token
}

/** Returns the attempt once, and only within its ten minutes. */
export async function consumeAttempt(db: Kysely<Tables>, token: string) {
  return db
    .deleteFrom('staff_sign_on_attempts')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning(['return_path as returnPath', 'old_session as oldSession'])
    .executeTakeFirst()
}
