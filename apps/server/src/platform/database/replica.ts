import { setTimeout as delay } from 'node:timers/promises'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { type Kysely, sql } from 'kysely'
import type { PoolMetrics, PoolSettings } from './connections.ts'
import type { HotelTransaction } from './hotel-transaction.ts'
import { connectDatabase } from './open-database.ts'
import type { Tables } from './tables.ts'

/** Somewhere in the primary's log of changes. */
export type Position = string

export interface Replica {
  /**
   * Runs work that only reads on a replica that has everything up to this position. Returns undefined if
   * there is none now, or if the replica ends the work: then the primary has to do it.
   */
  read<Answer>(
    hotelId: number,
    position: Position,
    work: (tx: HotelTransaction) => Promise<Answer>,
  ): Promise<{ readonly answer: Answer } | undefined>
  metrics(): readonly PoolMetrics[]
  close(): Promise<void>
}

interface ReplicaSettings {
  /** Of the tables' owner. */
  readonly url: string
  readonly preparedStatements: boolean
  /** Monotonic milliseconds; if absent, the machine's. */
  readonly now?: () => number
}

/** A call waits this long for changes that are on their way, and then goes to the primary. */
const MAX_BEHIND_MS = 60
const POLL_INTERVAL_MS = 5
/** After a failure, calls are not delayed by further ones for this long. */
const AWAY_MS = 15_000
/** `waitMs`: a replica that is away is noticed by the first call only. */
const pool: PoolSettings = { name: 'replica', size: 5, waitMs: 1_000, holdMs: 30_000 }

/** serialization_failure: a change on the primary removes rows that the work still reads. */
const CONFLICT = '40001'

/** The position of the last change that this transaction of the primary could see. */
export async function readPosition(tx: HotelTransaction): Promise<Position> {
  const { rows } = await sql<{ position: Position }>`select pg_current_wal_flush_lsn()::text as position`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The primary has no position.')
  return row.position
}

/** Connects to a streaming replica. It may be away, now or later. */
export function connectReplica({ url, preparedStatements, now = () => performance.now() }: ReplicaSettings): Replica {
  const db = connectDatabase(url, { ...pool, preparedStatements })
  let awayUntil = Number.NEGATIVE_INFINITY
  return {
    async read(hotelId, position, work) {
      if (now() < awayUntil) return undefined
      try {
        return await db.inHotel(hotelId, async (tx) =>
          (await hasReached(tx, position)) ? { answer: await work(tx) } : undefined,
        )
      } catch (error) {
        if (isAway(error)) awayUntil = now() + AWAY_MS
        else if (!isConflict(error)) throw error
        return undefined
      }
    },
    metrics: db.metrics,
    close: db.close,
  }
}

/** False on a server that is no replica any more: it may be the primary of nothing. */
async function hasReached(tx: Kysely<Tables>, position: Position): Promise<boolean> {
  for (let waitedMs = 0; ; waitedMs += POLL_INTERVAL_MS) {
    const { rows } = await sql<{ isThere: boolean }>`
      select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as "isThere"`.execute(tx)
    const isThere = rows[0]?.isThere === true
    if (isThere || waitedMs >= MAX_BEHIND_MS) return isThere
    await delay(POLL_INTERVAL_MS)
  }
}

const isAway = (error: unknown): boolean => error instanceof Problem && error.code === 'unavailable'

const isConflict = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === CONFLICT
