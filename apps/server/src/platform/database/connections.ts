import { setTimeout as delay } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { columnTypes } from './column-types.ts'
import { createDatabaseUnavailable, isConnectionLoss } from './connection-loss.ts'
import { createStatementNames } from './statement-names.ts'

/** How long a request waits for a database that restarts before it is asked to retry. */
const CONNECT_TIMEOUT_MS = 2_000
/** How long it waits for a free connection while all are in use. */
const WAIT_MS = 8_000
/**
 * How long any work may hold a connection before its transaction is rolled back. PostgreSQL has had
 * such a limit since 17; ours works with every version, and its limits for statements and idle
 * transactions apply when this process hangs.
 */
const HOLD_MS = 20_000
const RETRY_DELAY_MS = 50
/**
 * Longer than any statement that a guest waits for; cancels those blocked on a lock that is never
 * released.
 */
const STATEMENT_LIMIT_MS = 10_000
/** For a database that hangs without closing its connections. */
const ANSWER_LIMIT_MS = 30_000

/**
 * How long work in progress has when we stop; then it is cut off and the database rolls it back.
 */
const END_MS = 1_000

/**
 * The address with settings applied at the start of each connection, where RESET can't undo them.
 */
function withSettings(url: string, settings: Record<string, string | number>): string {
  const address = new URL(url)
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  address.searchParams.set('options', [address.searchParams.get('options'), ...options].filter(Boolean).join(' '))
  return address.href
}

export interface PoolSettings {
  /** The pool's name, for metrics and in `pg_stat_activity`. */
  readonly name: string
  readonly size: number
  readonly waitMs?: number
  readonly holdMs?: number
  /**
   * Whether repeated statements get names, under which PostgreSQL caches their plans. False behind
   * a pooler that doesn't preserve them across connections.
   */
  readonly preparedStatements?: boolean
}

export interface PoolMetrics {
  readonly name: string
  readonly size: number
  readonly busy: number
  readonly waiting: number
}

export interface Connections extends PostgresPool {
  metrics(): PoolMetrics
}

/** A self-healing pool: drops dead connections, waits for new ones, and handles every error. */
export function createConnections(url: string, role: string, settings: PoolSettings): Connections {
  const { name, size, waitMs = WAIT_MS, holdMs = HOLD_MS, preparedStatements = true } = settings
  const nameOf = preparedStatements ? createStatementNames() : () => undefined
  const open = new Set<pg.PoolClient>()
  const pool = new pg.Pool({
    connectionString: withSettings(url, {
      role,
      statement_timeout: STATEMENT_LIMIT_MS,
      idle_in_transaction_session_timeout: ANSWER_LIMIT_MS,
    }),
    application_name: `foyer ${name}`,
    max: size,
    connectionTimeoutMillis: waitMs,
    query_timeout: ANSWER_LIMIT_MS,
    keepAlive: true,
    types: columnTypes,
    pipeline: true,
  })
  // Without a listener, the loss of any connection would end the process; its user gets the error
  // from the query.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    open.add(client)
  })
  pool.on('remove', (client) => open.delete(client))

  return {
    async connect() {
      const until = performance.now() + CONNECT_TIMEOUT_MS
      for (;;) {
        try {
          return lendClient(await pool.connect(), { holdMs, nameOf })
        } catch (error) {
          if (!isConnectionLoss(error)) throw error
          if (pool.ending || performance.now() > until) throw createDatabaseUnavailable(error)
          await delay(RETRY_DELAY_MS)
        }
      }
    },
    async end() {
      await Promise.race([pool.end(), delay(END_MS, undefined, { ref: false })])
      await Promise.allSettled([...open].map((client) => destroyConnection(client).end()))
    },
    options: pool.options,
    metrics: () => ({ name, size, busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
  }
}

interface Lending {
  readonly holdMs: number
  readonly nameOf: (text: string) => string | undefined
}

/**
 * Destroys the socket, because a pipelining connection would wait for the hanging query before it
 * says goodbye.
 */
function destroyConnection<Client extends pg.PoolClient>(client: Client): Client {
  getStream(client).destroy()
  return client
}

/**
 * `pg` and its pool create nothing else; the type of a pool's client is narrower than the object.
 */
const getStream = (client: pg.PoolClient) => (client as pg.PoolClient & Pick<pg.Client, 'connection'>).connection.stream

/**
 * Buffers what is sent in the same turn, so that it is one system call and wakes the database once.
 */
function corkUntilNextTick(wire: pg.Connection['stream']): void {
  wire.cork()
  process.nextTick(() => wire.uncork())
}

/** Starts a transaction: sent together with the next statement, and answered before it. */
const isBeginning = (sql: string): boolean => sql.startsWith('begin;')

/** What PostgreSQL plans; statements that begin, end or set have no plan. */
const isPlanned = (sql: string, parameters: readonly unknown[]): boolean =>
  parameters.length > 0 || /^\s*(select|with|insert|update|delete)\b/.test(sql)

/**
 * The connection for one piece of work. Losing it, or holding it too long, is a Problem; other
 * errors pass through.
 */
function lendClient(client: pg.PoolClient, { holdMs, nameOf }: Lending): PostgresPoolClient {
  let isLent = true
  const giveBack = (destroy: boolean) => {
    if (!isLent) return
    isLent = false
    clearTimeout(limit)
    if (destroy) destroyConnection(client)
    client.release(destroy)
  }
  const limit = setTimeout(() => giveBack(true), holdMs)
  limit.unref()
  let begun: Promise<unknown> | undefined
  function begin(text: string) {
    begun = client.query({ text })
    // The next query reports the error.
    begun.catch(() => {})
    return { command: 'BEGIN', rowCount: null, rows: [] }
  }
  async function query(sql: string, parameters: readonly unknown[]) {
    corkUntilNextTick(getStream(client))
    try {
      if (isBeginning(sql)) return begin(sql)
      const name = isPlanned(sql, parameters) ? nameOf(sql) : undefined
      const answer = client.query({ text: sql, values: [...parameters], ...(name && { name }) })
      if (begun) await Promise.all([begun, answer])
      begun = undefined
      return await answer
    } catch (error) {
      throw isConnectionLoss(error) ? createDatabaseUnavailable(error) : error
    }
  }
  // Not derived from the client: writing to an object that is a prototype makes the engine drop its
  // optimisations.
  return { query: query as unknown as PostgresPoolClient['query'], release: (destroy = false) => giveBack(destroy) }
}
