import { setTimeout as delay } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { columnTypes } from './column-types.ts'
import { databaseUnavailable, isConnectionLoss } from './connection-loss.ts'

/** A request waits this long for a database that restarts, then it is told to come back. */
const PATIENCE_MS = 2_000
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

/** Connections that heal: a dead one is dropped, a new one is waited for, and no error goes unheard. */
export function connections({ url, role, size }: { url: string; role: string; size: number }): PostgresPool {
  const open = new Set<pg.PoolClient>()
  const pool = new pg.Pool({
    connectionString: withSettings(url, {
      role,
      statement_timeout: STATEMENT_LIMIT_MS,
      idle_in_transaction_session_timeout: ANSWER_LIMIT_MS,
    }),
    application_name: 'foyer',
    max: size,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: ANSWER_LIMIT_MS,
    keepAlive: true,
    types: columnTypes,
  })
  // Without a listener the end of any connection would end the process; whoever is using it is told by its query.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    open.add(client)
  })
  pool.on('remove', (client) => open.delete(client))

  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    const known = wrapped.get(client) ?? translating(client)
    wrapped.set(client, known)
    return known
  }

  return {
    async connect() {
      const until = performance.now() + PATIENCE_MS
      for (;;) {
        try {
          return wrap(await pool.connect())
        } catch (error) {
          if (!isConnectionLoss(error)) throw error
          if (pool.ending || performance.now() > until) throw databaseUnavailable(error)
          await delay(RETRY_MS)
        }
      }
    },
    async end() {
      await Promise.race([pool.end(), delay(END_MS, undefined, { ref: false })])
      await Promise.allSettled([...open].map((client) => client.end()))
    },
    options: pool.options,
  }
}

/** The same connection, whose loss is a Problem; everything else of it shows through. */
function translating(client: pg.PoolClient): PostgresPoolClient {
  return Object.assign(Object.create(client), {
    async query(sql: string, parameters: readonly unknown[]) {
      try {
        return await client.query(sql, [...parameters])
      } catch (error) {
        throw isConnectionLoss(error) ? databaseUnavailable(error) : error
      }
    },
    release: (destroy?: boolean) => client.release(destroy),
  })
}
