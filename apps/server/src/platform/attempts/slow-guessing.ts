import type { Database } from '../database/open-database.ts'
import { sha256 } from '../secrets/sha256.ts'
import { deleteFailedTries, deleteNewestFailedTry } from './backoff.store.ts'
import { type Backoff, computeWait, readBackoffStates, recordFailures } from './backoff.ts'
import { getNetwork } from './get-network.ts'

export interface Guess {
  /** What is being opened; each kind is counted separately. */
  readonly kind: 'staffSignIn' | 'guestSignIn'
  readonly email: string
  readonly address: string
  /** The browser in which this account was opened before. */
  readonly knownBrowser?: string | undefined
}

/** The queue of a guess: known browsers are checked before unknown callers. */
export const chooseQueue = ({ knownBrowser }: Guess) => (knownBrowser === undefined ? 'anybody' : 'known')

/** Guesses at one account from one network are slowed soon. */
const createPairBackoff = ({ email, address }: Guess): Backoff => ({
  caller: `pair ${getNetwork(address)} ${email}`,
  freeTries: 4,
  firstSeconds: 2,
  mostSeconds: 900,
})

/** The account itself only after many attempts, and to once a minute at most. */
const createAccountBackoff = ({ email }: Guess): Backoff => ({
  caller: `email ${email}`,
  freeTries: 21,
  firstSeconds: 2,
  mostSeconds: 60,
})

const createNetworkBackoff = ({ address }: Guess): Backoff => ({
  caller: `address ${getNetwork(address)}`,
  freeTries: 51,
  firstSeconds: 2,
  mostSeconds: 60,
})

/**
 * A network without failures at this account may try despite others' failures, until the account
 * has had this many.
 */
const MAX_FIRST_ATTEMPTS = 500

/**
 * A browser that has opened this account before is counted separately: guesses of others at this
 * account or from this address must not lock its owner out.
 */
function listBackoffs(guess: Guess): readonly [Backoff, ...Backoff[]] {
  if (guess.knownBrowser === undefined)
    return [createPairBackoff(guess), createAccountBackoff(guess), createNetworkBackoff(guess)]
  return [{ ...createPairBackoff(guess), caller: `browser ${guess.knownBrowser} ${guess.email}` }]
}

/**
 * Counts the attempt before it is made, so that concurrent attempts are as slow as consecutive
 * ones. Returns the seconds to wait, or 0.
 */
export async function beginGuess(db: Database, guess: Guess): Promise<number> {
  return db.directory.transaction().execute(async (tx) => {
    const slowings = listBackoffs(guess)
    const [own, ofAccount, ofNetwork] = await readBackoffStates(tx, guess.kind, slowings)
    const isFirstHere = own?.failures === 0 && (ofAccount?.failures ?? 0) < MAX_FIRST_ATTEMPTS
    const counted = [own, isFirstHere ? undefined : ofAccount, ofNetwork]
    const wait = Math.max(...counted.map((standing) => standing?.waitSeconds ?? 0))
    if (wait === 0) await recordFailures(tx, guess.kind, slowings)
    return wait
  })
}

/** How long to wait after the next failure, which the page shows with "that did not match". */
export async function waitAfterFailure(db: Database, guess: Guess): Promise<number> {
  const [own] = listBackoffs(guess)
  return db.directory.transaction().execute(async (tx) => {
    const [standing] = await readBackoffStates(tx, guess.kind, [own])
    return computeWait(standing?.failures ?? 0, own)
  })
}

/**
 * The guess was right: its own count is reset. Counts that it shares with others only lose this one
 * attempt.
 */
export async function endGuess(db: Database, guess: Guess): Promise<void> {
  const [own, ...shared] = listBackoffs(guess).map(({ caller }) => sha256(caller))
  await deleteFailedTries(db.directory, guess.kind, own ?? '')
  for (const caller of shared) await deleteNewestFailedTry(db.directory, guess.kind, caller)
}
