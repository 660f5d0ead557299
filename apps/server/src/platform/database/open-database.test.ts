import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { connectDatabase, type Database, openDatabase } from './open-database.ts'
import { createFreshDatabase } from './testing/create-fresh-database.ts'
import { aPreparedDataDir, createDataDir, startPostgres } from './testing/embedded.ts'
import { withOwnerClient } from './testing/owner-client.ts'
import { readPostmasterPid } from './testing/processes.ts'

const unavailable = { code: 'unavailable' }

it('opens an embedded database, migrated, and closes it', { timeout: 60_000 }, async () => {
  const database = await openDatabase({ dataDir: await createDataDir() })
  expect(await database.directory.selectFrom('hotels').selectAll().execute()).toEqual([])
  await database.close()
  await expect(database.ping()).rejects.toThrow()
})

it('F10 heals when the embedded database was killed', { timeout: 60_000 }, async () => {
  const dataDir = await aPreparedDataDir()
  const database = await openDatabase({ dataDir })
  onTestFinished(database.close)
  await database.ping()
  process.kill(await readPostmasterPid(dataDir), 'SIGKILL')
  await vi.waitFor(() => database.ping(), { timeout: 20_000, interval: 100 })
})

it('F10 a connection that is cut during a transaction is a problem for its caller and no one else', async () => {
  const database = await createFreshDatabase()
  const cut = database.inHotel(1, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await withOwnerClient(database.ownerUrl, (client) =>
      client.query('select pg_terminate_backend($1)', [rows[0]?.pid]),
    )
    await sql`select 1`.execute(tx)
  })
  await expect(cut).rejects.toMatchObject(unavailable)
  await database.ping()
})

it('F10 replaces idle connections that are cut', async () => {
  const database = await createFreshDatabase()
  await Promise.all([database.ping(), database.ping(), database.ping()])
  await withOwnerClient(database.ownerUrl, async (client) => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  })
  await vi.waitFor(() => database.ping())
})

it('closes while a statement waits for a lock and a transaction was left open: both are cut off and rolled back', async () => {
  const database = await createFreshDatabase('demo')
  const other = connectDatabase(database.ownerUrl, { name: 'other', size: 2 })
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const change = (city: string) => sql`update hotels set city = ${city} where id = 1`
  const [locked, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = database.inHotel(1, async (tx) => {
    await change('held').execute(tx)
    locked.resolve()
    await closed.promise
  })
  await locked.promise
  const waiting = other.inHotel(1, async (tx) => {
    begun[0]?.resolve()
    await change('waiting').execute(tx)
  })
  void other.inHotel(2, async () => {
    begun[1]?.resolve()
    await new Promise(() => {})
  })
  await Promise.all(begun.map(({ promise }) => promise))
  await Promise.all([expect(waiting).rejects.toMatchObject(unavailable), other.close()])
  closed.resolve()
  await holding
  const { city } = await database.directory
    .selectFrom('hotels')
    .select('city')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  expect(city).toBe('held')
})

/** Holds this many connections until released. */
async function hold(database: Database, count: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const busy = Array.from({ length: count }, () =>
    database.inHotel(1, () => {
      begun += 1
      return promise
    }),
  )
  await expect.poll(() => begun).toBe(count)
  return async () => {
    resolve()
    await Promise.all(busy)
  }
}

it('F10 waits a while for a connection, then reports that the database is unavailable', async () => {
  const { ownerUrl } = await createFreshDatabase()
  const database = connectDatabase(ownerUrl, { name: 'impatient', size: 2, waitMs: 1_500 })
  onTestFinished(database.close)
  const letGo = await hold(database, 2)
  await expect(database.ping()).rejects.toMatchObject(unavailable)
  await letGo()
  await database.ping()
})

it('F10 a primary that has become a replica is unavailable, so that the caller tries again at the new one', async () => {
  const database = await createFreshDatabase()
  const write = database.inHotel(1, async (tx) => {
    await sql`set local transaction_read_only = on`.execute(tx)
    await tx.insertInto('companies').values({ id: 7, name: 'Half' }).execute()
  })
  await expect(write).rejects.toMatchObject(unavailable)
})

it('R5 one pool is free while the other is fully used, and the reverse; the metrics show it', async () => {
  const database = await createFreshDatabase()
  const staff = database.beside({ name: 'staff', size: 2 })
  const letGo = await hold(database, 4)
  const waiting = database.ping()
  await Promise.all([staff.ping(), staff.ping(), staff.ping()])
  await expect
    .poll(() => database.metrics())
    .toEqual([
      { name: 'test', size: 4, busy: 4, waiting: 1 },
      { name: 'staff', size: 2, busy: 0, waiting: 0 },
    ])
  await letGo()
  await waiting
  const letStaffGo = await hold(staff, 2)
  await database.ping()
  await letStaffGo()
})

it('R5 work that holds a connection too long loses it: it is rolled back, and the connection is free for others', async () => {
  const { ownerUrl } = await createFreshDatabase()
  const database = connectDatabase(ownerUrl, { name: 'short', size: 1, holdMs: 300 })
  onTestFinished(database.close)
  const slow = database.inHotel(1, async (tx) => {
    await tx.insertInto('companies').values({ id: 7, name: 'Half' }).execute()
    await sql`select pg_sleep(8)`.execute(tx)
  })
  await expect(slow).rejects.toMatchObject(unavailable)
  const idle = database.inHotel(1, async (tx) => {
    await tx.insertInto('companies').values({ id: 7, name: 'Half' }).execute()
    await expect.poll(() => database.metrics()[0]?.busy).toBe(0)
  })
  await expect(idle).rejects.toMatchObject(unavailable)
  expect(await database.directory.selectFrom('companies').selectAll().execute()).toEqual([])
})

it('rolls back what failing work has written', async () => {
  const database = await createFreshDatabase()
  const failing = database.inHotel(1, async (tx) => {
    await tx.insertInto('companies').values({ id: 7, name: 'Half' }).execute()
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await database.directory.selectFrom('companies').selectAll().execute()).toEqual([])
})

it('rejects a hotel that is not a whole number', async () => {
  const database = await createFreshDatabase()
  await expect(database.inHotel(Number.NaN, async () => {})).rejects.toThrow(RangeError)
})

it('shares one database between any number of servers', { timeout: 60_000 }, async () => {
  const { url } = await startPostgres(await aPreparedDataDir())
  const servers = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: url, dataDir: '' })))
  await servers[0]?.directory.insertInto('companies').values({ id: 1, name: 'Foyer' }).execute()
  for (const server of servers) {
    expect(await server.directory.selectFrom('companies').select('name').execute()).toEqual([{ name: 'Foyer' }])
    await server.close()
  }
})

it('F11 refuses a database that may lose what it has confirmed', async () => {
  const { ownerUrl } = await createFreshDatabase()
  await expect(openDatabase({ databaseUrl: ownerUrl, dataDir: '' })).rejects.toThrow(
    'The database may lose confirmed writes; switch on: fsync, full_page_writes, synchronous_commit',
  )
})
