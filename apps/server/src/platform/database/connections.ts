import { setTimeout as delay } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { columnTypes } from './column-types.ts'
import { databaseUnavailable, isConnectionLoss } from './connection-loss.ts'
import { statementNames } from './statement-names.ts'

/** A request waits this long for a database that restarts, then it is told to come back. */
const PATIENCE_MS = 2_000
/** And so long for one of its connections, while others have them all. */
const WAIT_MS = 8_000
/**
 * No piece of work holds one for longer, whatever it does with it: its transaction is undone. PostgreSQL has a limit of its own for
 * this since 17; ours holds with every version, and theirs for statements and for idleness hold when this process stands still.
 */
const HOLD_MS = 20_000
const RETRY_MS = 50
/** Longer than any statement that a guest waits for; ends those that wait for a lock nobody will give back. */
const STATEMENT_LIMIT_MS = 10_000
/** For a database that hangs without closing its connections. */
const ANSWER_LIMIT_MS = 30_000

/** When we stop, what is under way has this long; then it is cut off, and the database undoes it. */
const END_MS = 1_000

/** The address with these settings made at the start of each connection, where RESET cannot undo them. */
function withSettings(url: string, settings: Record<string, string | number>): string {
  const address = new URL(url)
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  address.searchParams.set('options', [address.searchParams.get('options'), ...options].filter(Boolean).join(' '))
  return address.href
}

export interface PoolSettings {
  /** Whose connections these are, for whoever looks at figures or at the database. */
  readonly name: string
  readonly size: number
  readonly waitMs?: number
  readonly holdMs?: number
  /**
   * Whether statements that come back get names, under which PostgreSQL keeps their plans. False behind a pooler that does not
   * carry them from one connection to another.
   */
  readonly preparedStatements?: boolean
}

export interface PoolFigures {
  readonly name: string
  readonly size: number
  readonly busy: number
  readonly waiting: number
}

export interface Connections extends PostgresPool {
  figures(): PoolFigures
}

/** Connections that heal: a dead one is dropped, a new one is waited for, and no error goes unheard. */
export function connections(url: string, role: string, settings: PoolSettings): Connections {
  const { name, size, waitMs = WAIT_MS, holdMs = HOLD_MS, preparedStatements = true } = settings
  const nameOf = preparedStatements ? statementNames() : () => undefined
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
  // Without a listener the end of any connection would end the process; whoever is using it is told by its query.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    open.add(client)
  })
  pool.on('remove', (client) => open.delete(client))

  return {
    async connect() {
      const until = performance.now() + PATIENCE_MS
      for (;;) {
        try {
          return lent(await pool.connect(), { holdMs, nameOf })
        } catch (error) {
          if (!isConnectionLoss(error)) throw error
          if (pool.ending || performance.now() > until) throw databaseUnavailable(error)
          await delay(RETRY_MS)
        }
      }
    },
    async end() {
      await Promise.race([pool.end(), delay(END_MS, undefined, { ref: false })])
      await Promise.allSettled([...open].map((client) => cutOff(client).end()))
    },
    options: pool.options,
    figures: () => ({ name, size, busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
  }
}

interface Lending {
  readonly holdMs: number
  readonly nameOf: (text: string) => string | undefined
}

/** A connection that sends ahead would wait for what hangs before it says goodbye. */
function cutOff<Client extends pg.PoolClient>(client: Client): Client {
  wireOf(client).destroy()
  return client
}

/** Both `pg` and its pool make nothing else; the type of a client of a pool says less than there is. */
const wireOf = (client: pg.PoolClient) => (client as pg.PoolClient & Pick<pg.Client, 'connection'>).connection.stream

/** What is sent in the same turn is written at once: one message to the system, and one wake of the database. */
function holdBack(wire: pg.Connection['stream']): void {
  wire.cork()
  process.nextTick(() => wire.uncork())
}

/** Begins a transaction: sent with whatever comes next, and answered before it. */
const isBeginning = (sql: string): boolean => sql.startsWith('begin;')

/** What PostgreSQL makes a plan for; what begins, ends and sets has none. */
const isPlanned = (sql: string, parameters: readonly unknown[]): boolean =>
  parameters.length > 0 || /^\s*select\b/.test(sql)

/** The same connection for one piece of work. Its loss is a Problem, and so is holding it for too long; everything else shows through. */
function lent(client: pg.PoolClient, { holdMs, nameOf }: Lending): PostgresPoolClient {
  let isLent = true
  const giveBack = (destroy: boolean) => {
    if (!isLent) return
    isLent = false
    clearTimeout(limit)
    if (destroy) cutOff(client)
    client.release(destroy)
  }
  const limit = setTimeout(() => giveBack(true), holdMs)
  limit.unref()
  let begun: Promise<unknown> | undefined
  function begin(text: string) {
    begun = client.query({ text })
    // Told to whoever asks next.
    begun.catch(() => {})
    return { command: 'BEGIN', rowCount: null, rows: [] }
  }
  async function query(sql: string, parameters: readonly unknown[]) {
    holdBack(wireOf(client))
    try {
      if (isBeginning(sql)) return begin(sql)
      const name = isPlanned(sql, parameters) ? nameOf(sql) : undefined
      const answer = client.query({ text: sql, values: [...parameters], ...(name && { name }) })
      if (begun) await Promise.all([begun, answer])
      begun = undefined
      return await answer
    } catch (error) {
      throw isConnectionLoss(error) ? databaseUnavailable(error) : error
    }
  }
  // No descendant of the client: each write to an object that others descend from makes the engine forget what it knows of it.
  return { query: query as unknown as PostgresPoolClient['query'], release: (destroy = false) => giveBack(destroy) }
}
