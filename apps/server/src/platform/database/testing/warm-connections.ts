import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { APP_ROLE } from '../app-role.ts'
import { type Connections, createConnections, type PoolSettings } from '../connections.ts'
import { type ListeningLines, listeningLines } from '../listen.ts'
import type { ConnectionSource } from '../open-database.ts'

/**
 * The connections to one database, which outlive the tests that use it one after the other. A pool
 * or listening connection ends only for that test; its connections stay open for the next one.
 */
export interface WarmConnections extends ConnectionSource {
  /** Ends everything that is lent. Returns false if a connection was still in use or waited for. */
  takeBack(): boolean
  end(): Promise<void>
}

interface Lent {
  readonly key: string
  readonly pool: Connections
  readonly lease: Lease
}

export function warmConnections(ownerUrl: string): WarmConnections {
  let idle: Omit<Lent, 'lease'>[] = []
  let lent: Lent[] = []
  const lines = warmLines(listeningLines(ownerUrl, APP_ROLE))

  function poolFor(settings: PoolSettings): Omit<Lent, 'lease'> {
    const key = JSON.stringify(settings)
    const found = idle.find((one) => one.key === key)
    idle = idle.filter((one) => one !== found)
    return found ?? { key, pool: createConnections(ownerUrl, APP_ROLE, settings) }
  }

  return {
    listening: lines,
    pool(settings) {
      const taken = poolFor(settings)
      const lease = new Lease(taken.pool)
      lent.push({ ...taken, lease })
      return lease
    },
    takeBack() {
      const isUnused = lines.lent === 0 && lent.every(({ lease }) => lease.inUse === 0)
      for (const { lease } of lent) void lease.end()
      idle.push(...lent)
      lent = []
      return isUnused
    },
    async end() {
      await Promise.all([lines.end(), ...[...idle, ...lent].map(({ pool }) => pool.end())])
    },
  }
}

/** A connection that has stopped listening receives nothing sent before it listens again. */
function warmLines(lines: ListeningLines): ListeningLines & { readonly lent: number; end(): Promise<void> } {
  const idle = new Set<pg.Client>()
  let lent = 0
  return {
    get lent() {
      return lent
    },
    async open() {
      lent++
      const [warm] = idle
      if (warm) {
        idle.delete(warm)
        return warm
      }
      return lines.open().catch((error: unknown) => {
        lent--
        throw error
      })
    },
    async close(client) {
      client.removeAllListeners('notification').removeAllListeners('end')
      client.once('end', () => idle.delete(client))
      await client.query('unlisten *')
      idle.add(client)
      lent--
    },
    async end() {
      await Promise.allSettled([...idle].map((client) => client.end()))
    },
  }
}

/** A pool lent to one test. */
class Lease implements Connections {
  readonly options: Connections['options']
  readonly metrics: Connections['metrics']
  readonly #pool: Connections
  #isOver = false
  /** Connections in use or waited for. */
  inUse = 0

  constructor(pool: Connections) {
    this.#pool = pool
    this.options = pool.options
    this.metrics = pool.metrics
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#isOver) throw new Error('Cannot use a pool after calling end on the pool')
    this.inUse++
    try {
      return this.#counted(await this.#pool.connect())
    } catch (error) {
      this.inUse--
      throw error
    }
  }

  async end(): Promise<void> {
    this.#isOver = true
  }

  #counted(client: PostgresPoolClient): PostgresPoolClient {
    let isReturned = false
    return {
      query: client.query,
      release: (destroy = false) => {
        if (!isReturned) this.inUse--
        isReturned = true
        client.release(destroy)
      },
    }
  }
}
