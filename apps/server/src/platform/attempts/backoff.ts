import type { Kysely } from 'kysely'
import { type HotelTransaction, runLast } from '../database/hotel-transaction.ts'
import type { Tables } from '../database/tables.ts'
import { sha256 } from '../secrets/sha256.ts'
import { insertFailedTries, lockFailedTries } from './backoff.store.ts'

/** A key under which failures are counted, and how soon it slows down. */
export interface Backoff {
  /** Stored as a hash. */
  readonly caller: string
  readonly freeTries: number
  /** The wait after the last free attempt; each further one doubles it. */
  readonly firstSeconds: number
  readonly mostSeconds: number
}

export interface BackoffState {
  readonly failures: number
  /** Until the next attempt, or 0. */
  readonly waitSeconds: number
}

const MEMORY_MINUTES = 60

/**
 * The current state of each. Until the transaction ends, other attempts of any of them wait, so
 * concurrent attempts gain nothing.
 */
export async function readBackoffStates(
  tx: Kysely<Tables>,
  kind: string,
  slowings: readonly Backoff[],
): Promise<readonly BackoffState[]> {
  const callers = slowings.map(({ caller }) => sha256(caller))
  const rows = await lockFailedTries(tx, kind, callers, MEMORY_MINUTES)
  return slowings.map((slowing, place) => {
    const { tries = 0, age = null } = rows[place] ?? {}
    const wait = computeWait(tries, slowing) - (age ?? Number.POSITIVE_INFINITY)
    return { failures: tries, waitSeconds: Math.max(0, Math.ceil(wait)) }
  })
}

export function computeWait(failures: number, { freeTries, firstSeconds, mostSeconds }: Backoff): number {
  return failures < freeTries ? 0 : Math.min(mostSeconds, firstSeconds * 2 ** (failures - freeTries))
}

export async function recordFailures(tx: Kysely<Tables>, kind: string, slowings: readonly Backoff[]): Promise<void> {
  await insertFailedTries(
    tx,
    slowings.map(() => kind),
    slowings.map(({ caller }) => sha256(caller)),
  )
}

/** Records these with the end of the transaction, in one statement. */
export function recordAttempts(
  tx: HotelTransaction,
  tried: readonly { readonly kind: string; readonly caller: string }[],
): void {
  const write = insertFailedTries.with(
    tried.map(({ kind }) => kind),
    tried.map(({ caller }) => sha256(caller)),
  )
  runLast(tx, write)
}
