import { type Kysely, PostgresDialect, sql, Transaction } from 'kysely'
import type pg from 'pg'
import { runAfterCommit } from './after-commit.ts'
import { APP_ROLE, assertRunsAsAppRole } from './app-role.ts'
import { type Connections, createConnections, type PoolMetrics, type PoolSettings } from './connections.ts'
import { checkDatabaseUrl, withReadableErrors } from './database-url.ts'
import { checkDurability } from './durability.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { limitToOneConnection } from './held-connection.ts'
import { type Connection, HotelDriver } from './hotel-driver.ts'
import { registerDriver } from './hotel-transaction.ts'
import { type Listener, type Listening, type ListeningLines, listen, listeningLines } from './listen.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { withOwner } from './owner-connection.ts'
import type { Tables } from './tables.ts'

/** PostgreSQL is fastest with a few connections per core; further requests queue here. */
const guestPool: PoolSettings = { name: 'guests', size: 10 }

export interface DatabaseSettings {
  /** If absent, an embedded PostgreSQL in the data folder. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly pool?: PoolSettings | undefined
  readonly preparedStatements?: boolean
}

export interface Database {
  /** Everything inside sees and changes the rows of this hotel only. */
  inHotel<T>(hotelId: number, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>
  /**
   * The directory of companies, hotels and so on: tables without row security. Never a hotel's
   * rows.
   */
  readonly directory: Kysely<Tables>
  /** Receives what any process sends on this channel of the database. */
  listen(channel: string, listener: Listener): Promise<Listening>
  /**
   * For what the application's role may not do: runs as the owner of the tables, on a separate
   * connection.
   */
  asOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T>
  /** For readiness: resolves when a query was answered. */
  ping(): Promise<void>
  /**
   * The same database over a separate pool, so that a flood here leaves that one free. It is closed
   * with this one.
   */
  beside(pool: PoolSettings): Database
  /** Metrics of this pool and of the separate ones. */
  metrics(): readonly PoolMetrics[]
  close(): Promise<void>
}

/** The product's database, migrated and ready. Throws a StartProblem if that is impossible. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, pool = guestPool, preparedStatements = true } = settings
  async function open(ownerUrl: string): Promise<Database> {
    await migrate(ownerUrl, migrations)
    const database = connectDatabase(ownerUrl, { ...pool, preparedStatements })
    try {
      await assertRunsAsAppRole(database.directory)
      await checkDurability(database.directory)
      return database
    } catch (error) {
      await database.close()
      throw error
    }
  }
  if (databaseUrl) {
    checkDatabaseUrl(databaseUrl)
    return await withReadableErrors(databaseUrl, () => open(databaseUrl))
  }
  const embedded = await startEmbeddedPostgres(dataDir)
  try {
    const database = await open(embedded.url)
    return {
      ...database,
      async close() {
        await database.close().finally(embedded.stop)
      },
    }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

/** Where a database's connections come from. */
export interface ConnectionSource {
  pool(settings: PoolSettings): Connections
  readonly listening: ListeningLines
}

const connectionsTo = (ownerUrl: string): ConnectionSource => ({
  pool: (settings) => createConnections(ownerUrl, APP_ROLE, settings),
  listening: listeningLines(ownerUrl, APP_ROLE),
})

/** Connects to a migrated database that is already running. */
export function connectDatabase(
  ownerUrl: string,
  settings: PoolSettings,
  source: ConnectionSource = connectionsTo(ownerUrl),
): Database {
  const pool = source.pool(settings)
  const dialect = new PostgresDialect({ pool })
  const { db, close } = limitToOneConnection<Tables>(dialect)
  const others: Database[] = []
  return {
    async inHotel(hotelId, work) {
      const driver = new HotelDriver({ pool }, hotelId)
      const executor = db.getExecutor()
      const { tx, answer } = await executor.provideConnection(async (connection) => {
        let isOver = false
        const use = () => {
          if (isOver) throw new Error('This transaction is over.')
          return connection
        }
        // Concurrent queries are pipelined: PostgreSQL answers in the order of the requests.
        const inIt = executor.withConnectionProvider({ provideConnection: async (ask) => ask(use()) })
        const tx = registerDriver(new Transaction<Tables>({ config: { dialect }, dialect, driver, executor: inIt }), {
          hotelId,
          driver,
          use,
        })
        const answer = await driver
          .within(connection as Connection, () => work(tx))
          .finally(() => {
            isOver = true
          })
        return { tx, answer }
      })
      runAfterCommit(tx)
      return answer
    },
    directory: db,
    listen: (channel, listener) => listen(source.listening, channel, listener),
    asOwner: (work) => withOwner(ownerUrl, work),
    async ping() {
      await sql`select 1`.execute(db)
    },
    beside(other) {
      const merged = { preparedStatements: settings.preparedStatements ?? true, ...other }
      const opened = connectDatabase(ownerUrl, merged, source)
      others.push(opened)
      return opened
    },
    metrics: () => [pool.metrics(), ...others.flatMap((other) => other.metrics())],
    async close() {
      await Promise.all([close(), ...others.map((other) => other.close())])
    },
  }
}
