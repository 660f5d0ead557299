import type { PostgresPoolClient } from 'kysely'
import { APP_ROLE } from '../app-role.ts'
import { type Connections, connections, type PoolSettings } from '../connections.ts'

/** The pools of one database, which outlive the tests that use it one after the other. */
export interface WarmConnections {
  /** A pool for one test. Its end is its end for that test, and leaves the connections open for the next one. */
  lend(settings: PoolSettings): Connections
  /** Ends whatever is lent. False: somebody still had a connection or waited for one. */
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

  function poolFor(settings: PoolSettings): Omit<Lent, 'lease'> {
    const key = JSON.stringify(settings)
    const found = idle.find((one) => one.key === key)
    idle = idle.filter((one) => one !== found)
    return found ?? { key, pool: connections(ownerUrl, APP_ROLE, settings) }
  }

  return {
    lend(settings) {
      const taken = poolFor(settings)
      const lease = new Lease(taken.pool)
      lent.push({ ...taken, lease })
      return lease
    },
    takeBack() {
      const isUnused = lent.every(({ lease }) => lease.inUse === 0)
      for (const { lease } of lent) void lease.end()
      idle.push(...lent)
      lent = []
      return isUnused
    },
    async end() {
      await Promise.all([...idle, ...lent].map(({ pool }) => pool.end()))
    },
  }
}

/** A pool in the hands of one test. */
class Lease implements Connections {
  readonly options: Connections['options']
  readonly figures: Connections['figures']
  readonly #pool: Connections
  #isOver = false
  /** Connections that somebody has or waits for. */
  inUse = 0

  constructor(pool: Connections) {
    this.#pool = pool
    this.options = pool.options
    this.figures = pool.figures
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
