import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { connectDatabase, openDatabase } from './open-database.ts'
import { aDataDir, started } from './testing/embedded.ts'
import { freshDatabase } from './testing/fresh-database.ts'
import { withOwnerClient } from './testing/owner-client.ts'
import { postmasterPid } from './testing/processes.ts'

const unavailable = { code: 'unavailable' }

it('opens an embedded database, migrated, and closes it', { timeout: 60_000 }, async () => {
  const database = await openDatabase({ dataDir: await aDataDir() })
  expect(await database.directory.selectFrom('hotels').selectAll().execute()).toEqual([])
  await database.close()
  await expect(database.ping()).rejects.toThrow()
})

it('F10 heals when the embedded database was killed', { timeout: 60_000 }, async () => {
  const dataDir = await aDataDir()
  const database = await openDatabase({ dataDir })
  onTestFinished(database.close)
  await database.ping()
  process.kill(await postmasterPid(dataDir), 'SIGKILL')
  await vi.waitFor(() => database.ping(), { timeout: 20_000, interval: 100 })
})

it('F10 a connection that is cut under a transaction is a problem to its caller and to nobody else', async () => {
  const database = await freshDatabase()
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

it('F10 idle connections that are cut are replaced', async () => {
  const database = await freshDatabase()
  await Promise.all([database.ping(), database.ping(), database.ping()])
  await withOwnerClient(database.ownerUrl, async (client) => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  })
  await vi.waitFor(() => database.ping())
})

it('closes while a statement waits for somebody’s lock and a transaction was left open: both are cut off and undone', async () => {
  const database = await freshDatabase('demo')
  const other = connectDatabase(database.ownerUrl, 2)
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const change = (city: string) => sql`update hotels set city = ${city} where id = 1`
  await database.inHotel(1, async (tx) => {
    await change('held').execute(tx)
    const waiting = other.inHotel(1, async (otherTx) => {
      begun[0]?.resolve()
      await change('waiting').execute(otherTx)
    })
    void other.inHotel(2, async () => {
      begun[1]?.resolve()
      await new Promise(() => {})
    })
    await Promise.all(begun.map(({ promise }) => promise))
    await Promise.all([expect(waiting).rejects.toMatchObject(unavailable), other.close()])
  })
  const { city } = await database.directory
    .selectFrom('hotels')
    .select('city')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  expect(city).toBe('held')
})

it('F10 waits two seconds for a connection, then says that the database is unavailable', {
  timeout: 10_000,
}, async () => {
  const database = await freshDatabase()
  let finish = () => {}
  const held = new Promise<void>((resolve) => {
    finish = resolve
  })
  const busy = Array.from({ length: 4 }, () => database.inHotel(1, () => held))
  await expect(database.ping()).rejects.toMatchObject(unavailable)
  finish()
  await Promise.all(busy)
  await database.ping()
})

it('rolls back what a failing piece of work has written', async () => {
  const database = await freshDatabase()
  const failing = database.inHotel(1, async (tx) => {
    await tx.insertInto('companies').values({ id: 7, name: 'Half' }).execute()
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await database.directory.selectFrom('companies').selectAll().execute()).toEqual([])
})

it('takes no hotel that is not a whole number', async () => {
  const database = await freshDatabase()
  await expect(database.inHotel(Number.NaN, async () => {})).rejects.toThrow(RangeError)
})

it('shares one database between any number of servers', { timeout: 60_000 }, async () => {
  const { url } = await started(await aDataDir())
  const servers = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: url, dataDir: '' })))
  await servers[0]?.directory.insertInto('companies').values({ id: 1, name: 'Foyer' }).execute()
  for (const server of servers) {
    expect(await server.directory.selectFrom('companies').select('name').execute()).toEqual([{ name: 'Foyer' }])
    await server.close()
  }
})

it('F11 refuses a database that may forget what it has confirmed', async () => {
  const { ownerUrl } = await freshDatabase()
  await expect(openDatabase({ databaseUrl: ownerUrl, dataDir: '' })).rejects.toThrow(
    'The database may forget what it has confirmed; switch on there: fsync, full_page_writes, synchronous_commit',
  )
})
