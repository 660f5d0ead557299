import { type Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { APP_ROLE } from './app-role.ts'
import { connections } from './connections.ts'
import { checkDatabaseUrl, inOneSentence } from './database-url.ts'
import { checkDurability } from './durability.ts'
import { embeddedPostgres } from './embedded-postgres.ts'
import { oneConnectionEach } from './held-connection.ts'
import { type Listener, type Listening, listen } from './listen.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { HOTEL_SETTING } from './row-security.ts'
import type { Tables } from './tables.ts'

/** PostgreSQL answers fastest with a few connections per core; further requests wait in line here. */
const POOL_SIZE = 10

export interface DatabaseSettings {
  /** Absent: an embedded PostgreSQL in the data folder. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly poolSize?: number | undefined
}

export interface Database {
  /** Everything inside sees and touches the rows of this hotel only. */
  inHotel<T>(hotelId: number, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>
  /** The directory of companies, hotels and such: tables without row security. Never a hotel's rows. */
  readonly directory: Kysely<Tables>
  /** Hears what any process says on this channel of the database. */
  listen(channel: string, listener: Listener): Promise<Listening>
  /** For readiness: resolves when a query was answered. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** The product's database, migrated and ready. What prevents it is a StartProblem. */
export async function openDatabase({ databaseUrl, dataDir, poolSize }: DatabaseSettings): Promise<Database> {
  async function open(ownerUrl: string): Promise<Database> {
    await migrate(ownerUrl, migrations)
    const database = connectDatabase(ownerUrl, poolSize ?? POOL_SIZE)
    try {
      await checkDurability(database.directory)
      return database
    } catch (error) {
      await database.close()
      throw error
    }
  }
  if (databaseUrl) {
    checkDatabaseUrl(databaseUrl)
    return await inOneSentence(databaseUrl, () => open(databaseUrl))
  }
  const embedded = await embeddedPostgres(dataDir)
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

/** A migrated database that somebody else keeps running. */
export function connectDatabase(ownerUrl: string, poolSize: number): Database {
  const pool = connections({ url: ownerUrl, role: APP_ROLE, size: poolSize })
  const { db, close } = oneConnectionEach<Tables>(new PostgresDialect({ pool }))
  return {
    async inHotel(hotelId, work) {
      if (!Number.isSafeInteger(hotelId)) throw new RangeError(`${hotelId} is no hotel.`)
      return await db.transaction().execute(async (tx) => {
        await sql`select set_config(${HOTEL_SETTING}, ${String(hotelId)}, true)`.execute(tx)
        return work(tx)
      })
    },
    directory: db,
    listen: (channel, listener) => listen(ownerUrl, APP_ROLE, channel, listener),
    async ping() {
      await sql`select 1`.execute(db)
    },
    close,
  }
}
