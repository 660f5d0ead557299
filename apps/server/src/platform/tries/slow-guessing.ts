import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { sha256 } from '../digest/sha256.ts'
import { networkOf } from './network-of.ts'

interface Slowing {
  /** What is counted: an address guessing one account, one account, one address. */
  readonly of: (guess: Guess) => string
  readonly freeTries: number
  readonly mostSeconds: number
}

interface Guess {
  /** What is being opened; each kind is counted by itself. */
  readonly kind: 'staffSignIn' | 'guestSignIn'
  readonly email: string
  readonly address: string
}

/**
 * Every failure beyond the free ones doubles the wait. Whoever guesses from one place is slowed soon; the account itself only
 * after many, and to once a minute at most, so that nobody can be locked out by somebody else.
 */
const slowings: readonly Slowing[] = [
  { of: ({ email, address }) => `pair ${networkOf(address)} ${email}`, freeTries: 3, mostSeconds: 900 },
  { of: ({ email }) => `email ${email}`, freeTries: 20, mostSeconds: 60 },
  { of: ({ address }) => `address ${networkOf(address)}`, freeTries: 50, mostSeconds: 60 },
]

const REMEMBERED_HOURS = 1

/** Counts the try before it is made, so that many at once are as slow as one after the other. Seconds to wait, or 0. */
export async function beginGuess(db: Database, guess: Guess): Promise<number> {
  return db.directory.transaction().execute(async (tx) => {
    const callers = slowings.map((slowing) => ({ slowing, caller: sha256(slowing.of(guess)) }))
    for (const { caller } of callers.toSorted((a, b) => (a.caller < b.caller ? -1 : 1)))
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${guess.kind} ${caller}`}, 0))`.execute(tx)
    let wait = 0
    for (const { slowing, caller } of callers) {
      const { tries, age } = await tx
        .selectFrom('failed_tries')
        .select((row) => row.fn.countAll<number>().as('tries'))
        .select(sql<number | null>`extract(epoch from clock_timestamp() - max(at))::float8`.as('age'))
        .where('kind', '=', guess.kind)
        .where('caller', '=', caller)
        .where('at', '>', sql<Date>`clock_timestamp() - make_interval(hours => ${REMEMBERED_HOURS})`)
        .executeTakeFirstOrThrow()
      wait = Math.max(wait, Math.ceil(waitAfter(tries, slowing) - (age ?? Number.POSITIVE_INFINITY)))
    }
    if (wait > 0) return wait
    await tx
      .insertInto('failed_tries')
      .values(callers.map(({ caller }) => ({ kind: guess.kind, caller })))
      .execute()
    return 0
  })
}

/** How long this guess has to wait after its next failure: what the page says beside "that did not match". */
export async function waitAfterFailure(db: Database, guess: Guess): Promise<number> {
  const pair = slowings[0]
  if (!pair) return 0
  const { tries } = await db.directory
    .selectFrom('failed_tries')
    .select((row) => row.fn.countAll<number>().as('tries'))
    .where('kind', '=', guess.kind)
    .where('caller', '=', sha256(pair.of(guess)))
    .where('at', '>', sql<Date>`clock_timestamp() - make_interval(hours => ${REMEMBERED_HOURS})`)
    .executeTakeFirstOrThrow()
  return waitAfter(tries, pair)
}

/** It was no guess: this place may err again from the start. The account's own count only loses this one try. */
export async function endGuess(db: Database, guess: Guess): Promise<void> {
  const [pair, ...others] = slowings.map((slowing) => sha256(slowing.of(guess)))
  await db.directory
    .deleteFrom('failed_tries')
    .where('kind', '=', guess.kind)
    .where('caller', '=', pair ?? '')
    .execute()
  for (const caller of others) {
    await sql`delete from failed_tries where ctid in (
      select ctid from failed_tries where kind = ${guess.kind} and caller = ${caller} order by at desc limit 1)`.execute(
      db.directory,
    )
  }
}

function waitAfter(tries: number, { freeTries, mostSeconds }: Slowing): number {
  return tries <= freeTries ? 0 : Math.min(mostSeconds, 2 ** (tries - freeTries))
}
