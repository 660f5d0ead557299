import type { Database } from '../database/open-database.ts'
import { sha256 } from '../secrets/sha256.ts'
import { networkOf } from './network-of.ts'
import { deleteFailedTries, deleteNewestFailedTry } from './waits.store.ts'
import { noteFailures, type Slowing, standingsOf, waitAfter } from './waits.ts'

export interface Guess {
  /** What is being opened; each kind is counted separately. */
  readonly kind: 'staffSignIn' | 'guestSignIn'
  readonly email: string
  readonly address: string
  /** The browser in which this account was opened before. */
  readonly knownBrowser?: string | undefined
}

/** The queue of a guess: known browsers are checked before unknown callers. */
export const lineOf = ({ knownBrowser }: Guess) => (knownBrowser === undefined ? 'anybody' : 'known')

/** Guesses at one account from one network are slowed soon. */
const pair = ({ email, address }: Guess): Slowing => ({
  caller: `pair ${networkOf(address)} ${email}`,
  freeTries: 4,
  firstSeconds: 2,
  mostSeconds: 900,
})

/** The account itself only after many attempts, and to once a minute at most. */
const account = ({ email }: Guess): Slowing => ({
  caller: `email ${email}`,
  freeTries: 21,
  firstSeconds: 2,
  mostSeconds: 60,
})

const network = ({ address }: Guess): Slowing => ({
  caller: `address ${networkOf(address)}`,
  freeTries: 51,
  firstSeconds: 2,
  mostSeconds: 60,
})

/**
 * A network without failures at this account may try despite others' failures, until the account
 * has had this many.
 */
const MOST_FIRST_TRIES = 500

/**
 * A browser that has opened this account before is counted separately: guesses of others at this
 * account or from this address must not lock its owner out.
 */
function slowingsOf(guess: Guess): readonly [Slowing, ...Slowing[]] {
  if (guess.knownBrowser === undefined) return [pair(guess), account(guess), network(guess)]
  return [{ ...pair(guess), caller: `browser ${guess.knownBrowser} ${guess.email}` }]
}

/**
 * Counts the attempt before it is made, so that concurrent attempts are as slow as consecutive
 * ones. Returns the seconds to wait, or 0.
 */
export async function beginGuess(db: Database, guess: Guess): Promise<number> {
  return db.directory.transaction().execute(async (tx) => {
    const slowings = slowingsOf(guess)
    const [own, ofAccount, ofNetwork] = await standingsOf(tx, guess.kind, slowings)
    const isFirstHere = own?.failures === 0 && (ofAccount?.failures ?? 0) < MOST_FIRST_TRIES
    const counted = [own, isFirstHere ? undefined : ofAccount, ofNetwork]
    const wait = Math.max(...counted.map((standing) => standing?.waitSeconds ?? 0))
    if (wait === 0) await noteFailures(tx, guess.kind, slowings)
    return wait
  })
}

/** How long to wait after the next failure, which the page shows with "that did not match". */
export async function waitAfterFailure(db: Database, guess: Guess): Promise<number> {
  const [own] = slowingsOf(guess)
  return db.directory.transaction().execute(async (tx) => {
    const [standing] = await standingsOf(tx, guess.kind, [own])
    return waitAfter(standing?.failures ?? 0, own)
  })
}

/**
 * The guess was right: its own count is reset. Counts that it shares with others only lose this one
 * attempt.
 */
export async function endGuess(db: Database, guess: Guess): Promise<void> {
  const [own, ...shared] = slowingsOf(guess).map(({ caller }) => sha256(caller))
  await deleteFailedTries(db.directory, guess.kind, own ?? '')
  for (const caller of shared) await deleteNewestFailedTry(db.directory, guess.kind, caller)
}
