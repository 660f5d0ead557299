import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Kysely, Transaction } from 'kysely'
import { statement } from '../database/statement.ts'
import type { Tables } from '../database/tables.ts'
import { sha256 } from '../secrets/sha256.ts'

export interface AttemptKey {
  readonly kind:
    | 'license'
    | 'postalCode'
    | 'hub'
    | 'face'
    | 'setUp'
    | 'invite'
    | 'staffMail'
    | 'singleSignOn'
    | 'forgotten'
    | 'signUp'
    | 'confirmation'
    | 'guestForgotten'
    | 'preCheckinLink'
    | 'secondFactor'
    | 'staffSecondFactor'
    | 'reservationSecret'
    | 'keyCode'
    | 'stayCard'
    | 'handOver'
    | 'lostCode'
    | 'lostCodeSearch'
    | 'walkIn'
    | 'membership'
    | 'promotionalCode'
    | 'voucher'
  /**
   * Who the attempts are counted for: an enrolled device, otherwise the client's network. Stored as
   * a hash.
   */
  readonly caller: string
}

export interface Limit {
  readonly tries: number
  readonly minutes: number
}

/** A refusal whose transaction is committed, so that the failure counts. */
export class FailedAttempt extends Problem {}

/**
 * Failed guesses are counted in the database: for all processes, and across restarts. Until the
 * transaction ends, other attempts of the same caller wait, so concurrent attempts gain nothing.
 * With several limits the wait grows; returns the count for each.
 */
export async function assertWithinLimit(
  tx: Transaction<Tables>,
  key: AttemptKey,
  limit: Limit | readonly Limit[],
): Promise<readonly number[]> {
  const limits = [limit].flat()
  const counts = await countFailures(tx, key, limits)
  if (!isWithinLimits(counts, limits)) throw new Problem('tooManyTries', 'too many attempts; wait a little')
  return counts
}

/** Counts the failures within each limit's time; other attempts of the same caller wait. */
export async function countFailures(
  tx: Transaction<Tables>,
  { kind, caller }: AttemptKey,
  limits: readonly Limit[],
): Promise<readonly number[]> {
  const spans = limits.map(({ minutes }) => minutes)
  const [failed] = await lockAndCount(tx, kind, sha256(caller), spans)
  return failed?.counts ?? limits.map(() => Number.POSITIVE_INFINITY)
}

export function isWithinLimits(counts: readonly number[], limits: readonly Limit[]): boolean {
  return limits.every(({ tries }, at) => (counts[at] ?? tries) < tries)
}

const lockAndCount = statement<{ counts: number[] }, [kind: string, caller: string, minutes: readonly number[]]>(
  'select count_failed_tries_within($1, $2, $3) as counts',
)

export async function recordFailure(tx: Transaction<Tables>, { kind, caller }: AttemptKey): Promise<void> {
  await insertFailure(tx, kind, sha256(caller))
}

const insertFailure = statement<never, [kind: string, caller: string]>(
  'insert into failed_tries (kind, caller) values ($1, $2)',
)

/**
 * For a code that is too long to guess: a right code is accepted however many others were wrong, so
 * call this only for a wrong one. Counts it, and throws `tooManyTries` above the limit. One
 * statement, because strangers may send as many as they like.
 */
export async function countWrongCode(
  db: Kysely<Tables>,
  { kind, caller }: AttemptKey,
  { tries, minutes }: Limit,
): Promise<void> {
  const [counted] = await insertIfWithinLimit(db, kind, sha256(caller), minutes, tries)
  if (!counted?.allowed) throw new Problem('tooManyTries', 'too many attempts; wait a little')
}

const insertIfWithinLimit = statement<
  { allowed: boolean },
  [kind: string, caller: string, minutes: number, tries: number]
>(`
  with counted as materialized (
      select (count_failed_tries_within($1, $2, array[$3::int]))[1] < $4::int as allowed),
    added as (insert into failed_tries (kind, caller) select $1, $2 from counted where allowed)
  select allowed from counted`)

/** Resets the count of this caller. */
export async function deleteFailures(tx: Transaction<Tables>, { kind, caller }: AttemptKey): Promise<void> {
  await tx.deleteFrom('failed_tries').where('kind', '=', kind).where('caller', '=', sha256(caller)).execute()
}
