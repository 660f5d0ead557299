import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

type Db = Kysely<Tables>

/** How long a confirmation allows a change of the factors. */
const CONFIRMED_MINUTES = 5

/** The session is complete from here on. */
export async function recordProof(db: Db, session: string): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ proved_at: sql`clock_timestamp()`, offered_secret: null })
    .where('token_hash', '=', session)
    .execute()
}

export async function recordConfirmation(db: Db, session: string): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ confirmed_at: sql`clock_timestamp()` })
    .where('token_hash', '=', session)
    .execute()
}

const isConfirmed = sql<boolean>`confirmed_at > clock_timestamp() - make_interval(mins => ${CONFIRMED_MINUTES})`

export async function hasConfirmation(db: Db, session: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_sessions')
    .select('token_hash')
    .where('token_hash', '=', session)
    .where(isConfirmed)
    .executeTakeFirst()
  return row !== undefined
}

/** Allows one change: returns true once for each confirmation. */
export async function consumeConfirmation(db: Db, session: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_sessions')
    .set({ confirmed_at: null })
    .where('token_hash', '=', session)
    .where(isConfirmed)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function setChallenge(db: Db, session: string, challenge: string): Promise<void> {
  await db.updateTable('staff_sessions').set({ challenge }).where('token_hash', '=', session).execute()
}

/** Returns the challenge for its first answer only. */
export async function consumeChallenge(db: Db, session: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_sessions')
    .select('challenge')
    .where('token_hash', '=', session)
    .forUpdate()
    .executeTakeFirst()
  await db.updateTable('staff_sessions').set({ challenge: null }).where('token_hash', '=', session).execute()
  return row?.challenge ?? undefined
}

export async function setOfferedSecret(db: Db, session: string, sealed: string): Promise<void> {
  await db.updateTable('staff_sessions').set({ offered_secret: sealed }).where('token_hash', '=', session).execute()
}

export async function findOfferedSecret(db: Db, session: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_sessions')
    .select('offered_secret')
    .where('token_hash', '=', session)
    .executeTakeFirst()
  return row?.offered_secret ?? undefined
}
