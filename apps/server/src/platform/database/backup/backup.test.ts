import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { beforeEach, expect, it } from 'vitest'
import { createTestServer } from '../../../testing/create-test-server.ts'
import { migrations } from '../migrations/all.ts'
import { connectDatabase } from '../open-database.ts'
import { createDatabase, createFreshDatabase, type FreshDatabase } from '../testing/create-fresh-database.ts'
import { createDataDir } from '../testing/embedded.ts'
import { hashTables } from '../testing/hash-tables.ts'
import { withOwnerClient } from '../testing/owner-client.ts'
import { readArchive, writeArchive } from './archive-file.ts'
import { RESTORED_CHANNEL } from './load-backup.ts'
import { restoreDatabase } from './restore-database.ts'
import { takeBackup } from './take-backup.ts'

const now = new Date('2027-05-10T10:00:00Z')
const key = 'a key of some length'

let file: string
beforeEach(async () => {
  file = join(await createDataDir(), 'a-backup')
})

async function backUp(ownerUrl: string, encrypted = false): Promise<void> {
  const settings = { key: encrypted ? key : undefined }
  await withOwnerClient(ownerUrl, (owner) => writeArchive(file, takeBackup(owner, { now }), settings))
}

interface RestoreSettings {
  readonly replace?: boolean
  readonly with?: string
  readonly migrations?: Record<string, Migration>
}

function restore(ownerUrl: string, { replace = false, with: given, ...more }: RestoreSettings = {}) {
  return restoreDatabase(ownerUrl, { lines: () => readArchive(file, { key: given }), replace, ...more })
}

/** Dropped after the test, together with its connections. */
async function createEmptyDatabase(): Promise<FreshDatabase> {
  const { ownerUrl, drop } = await createDatabase()
  const database = connectDatabase(ownerUrl, { name: 'test', size: 4 })
  const close = () => database.close().then(drop)
  return { ...database, ownerUrl, close }
}

/**
 * What protects a database's rows: constraints, row security and rights, triggers, policies,
 * counters, migrations.
 */
const guards = (url: string) =>
  withOwnerClient(url, async (owner) => {
    const { rows } = await owner.query(`
      select conrelid::regclass::text as "on", pg_get_constraintdef(oid) as what from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select relname, concat('rows ', relrowsecurity, relforcerowsecurity, relacl) from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
      union all select tgrelid::regclass::text, concat(tgname, tgenabled) from pg_trigger where not tgisinternal
      union all select tablename, concat(policyname, qual, with_check) from pg_policies
      union all select sequencename, concat(last_value) from pg_sequences where schemaname = 'public'
      union all select 'migrations', name from foyer_migrations.kysely_migration order by 1, 2`)
    return rows
  })

it('N5 a backup holds one moment while others write, and a server starts on the restored data, protected as before', async () => {
  const source = await createFreshDatabase('demo')
  // Values that are hard to preserve: SQL null and the text, characters special to JSON and lines,
  // bytes.
  await source.directory
    .insertInto('server_settings')
    .values([{ name: 'odd', value: 'null "quoted" \\ \t\r\n\u2028 {} NULL ü 🛎' }])
    .execute()
  await source.directory
    .insertInto('server_secrets')
    .values({ name: 'odd', value: Buffer.from([0, 10, 92, 255]) })
    .execute()
  let moment: Record<string, string> = {}
  let written = 0
  const write = async () => {
    written++
    await source.directory
      .insertInto('server_settings')
      .values({ name: `during ${written}`, value: '' })
      .execute()
  }
  await withOwnerClient(source.ownerUrl, async (owner) => {
    async function* watched() {
      let isFirst = true
      for await (const line of takeBackup(owner, { now, onStep: write })) {
        yield line
        if (!isFirst) continue
        isFirst = false
        const { rows } = await owner.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
        moment = await hashTables(source.ownerUrl, rows[0]?.snapshot)
        await write()
      }
    }
    await writeArchive(file, watched(), { key: undefined })
  })
  expect(written).toBeGreaterThan(10)
  expect(await hashTables(source.ownerUrl)).not.toEqual(moment)

  const target = await createEmptyDatabase()
  const counts = await restore(target.ownerUrl)
  expect(await hashTables(target.ownerUrl)).toEqual(moment)
  expect(Object.keys(moment).length).toBeGreaterThan(50)
  expect(counts['hotels']).toBe(5)
  expect(await guards(target.ownerUrl)).toEqual(await guards(source.ownerUrl))
  expect(await target.directory.selectFrom('reservations').select('id').execute()).toEqual([])

  const server = await createTestServer({ db: target })
  const page = await server.open()
  const { reservations } = await page.call(searchReservations, { body: { surname: 'Rossi', voucher: 'FOY1003' } })
  expect(reservations.map(({ reference }) => reference)).toEqual(['FOY1003'])
  await server.app.close()
  await target.close()
})

it('N5 never overwrites hotels unless asked to, and notifies running servers when it does', async () => {
  const source = await createFreshDatabase('demo')
  await backUp(source.ownerUrl, true)
  const target = await createFreshDatabase('demo')
  await target.directory.updateTable('hotels').set({ name: 'Another' }).where('id', '=', 1).execute()
  const before = await hashTables(target.ownerUrl)
  const heard = Promise.withResolvers<void>()
  const listening = await target.listen(RESTORED_CHANNEL, { onMessage: () => heard.resolve(), onReconnect() {} })
  await expect(restore(target.ownerUrl, { with: key })).rejects.toThrow(
    'The database holds 5 hotels already; use --replace to replace them with the backup.',
  )
  await expect(restore(target.ownerUrl, { replace: true })).rejects.toThrow('is encrypted; set BACKUP_KEY to its key.')
  expect(await hashTables(target.ownerUrl)).toEqual(before)
  await restore(target.ownerUrl, { replace: true, with: key })
  expect(await hashTables(target.ownerUrl)).toEqual(await hashTables(source.ownerUrl))
  await heard.promise
  await listening.stop()
})

it('N5 a truncated or modified backup changes nothing, and is reported in one sentence', async () => {
  const source = await createFreshDatabase('demo')
  const before = await hashTables(source.ownerUrl)
  await backUp(source.ownerUrl)
  const whole = await readFile(file)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await truncate(file, whole.length - 20)
  await expect(restore(source.ownerUrl, { replace: true })).rejects.toThrow('is not a whole backup')
  await writeFile(file, 'a letter')
  await expect(restore(source.ownerUrl, { replace: true })).rejects.toThrow('is not a whole backup')
  async function* without(word: string) {
    for await (const line of readArchive(file, { key: undefined })) if (!JSON.stringify(line).includes(word)) yield line
  }
  await writeFile(file, whole)
  const lacking = restoreDatabase(source.ownerUrl, { lines: () => without('FOY1003'), replace: true })
  await expect(lacking).rejects.toThrow('The backup lacks rows of reservations')
  expect(await hashTables(source.ownerUrl)).toEqual(before)
})

it.each([undefined, key])(
  'N5 a backup that fails midway leaves no file and the old one as it was (key: %s)',
  async (given) => {
    async function* failing() {
      yield Buffer.alloc(200_000, 'x')
      throw new Error('the line is cut')
    }
    await writeFile(file, 'the old one')
    await expect(writeArchive(file, failing(), { key: given })).rejects.toThrow('the line is cut')
    expect(await readdir(dirname(file))).toEqual(['a-backup'])
    expect(await readFile(file, 'utf8')).toBe('the old one')
  },
)

const later: Record<string, Migration> = {
  ...migrations,
  '9999-later': {
    up: (db) => sql`alter table companies add since int not null default 2027`.execute(db).then(() => {}),
  },
}

it('N5 brings the data of an older Foyer to the newest tables, and refuses that of a newer and of an unreleased one', async () => {
  const old = await createFreshDatabase()
  const record = (statement: string) => withOwnerClient(old.ownerUrl, (owner) => owner.query(statement))
  await record(`insert into companies (id, name) values (7, 'Older')`)
  await backUp(old.ownerUrl)
  const target = await createEmptyDatabase()
  await restore(target.ownerUrl, { migrations: later })
  const companies = await target.directory.selectFrom('companies').selectAll().execute()
  expect(companies).toEqual([{ id: 7, name: 'Older', since: 2027 }])
  const { rows } = await withOwnerClient(target.ownerUrl, (owner) =>
    owner.query<{ name: string }>('select name from foyer_migrations.kysely_migration order by 1'),
  )
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(later))
  await record(`insert into foyer_migrations.kysely_migration values ('9999-later', '2027-05-10')`)
  await backUp(old.ownerUrl)
  await expect(restore(target.ownerUrl, { replace: true })).rejects.toThrow(
    'The backup comes from a newer Foyer (9999-later',
  )
  await record(`delete from foyer_migrations.kysely_migration where name = '0001-schema'`)
  await backUp(old.ownerUrl)
  await expect(restore(target.ownerUrl, { replace: true })).rejects.toThrow(
    'This backup was made by an unreleased version of Foyer and cannot be restored.',
  )
  await target.close()
})

it('N5 leaves a database with other tables than ours alone', async () => {
  const source = await createFreshDatabase()
  await backUp(source.ownerUrl)
  const { ownerUrl, drop } = await createDatabase()
  await expect(backUp(ownerUrl)).rejects.toThrow('There is nothing to back up')
  await withOwnerClient(ownerUrl, (owner) => owner.query('create table theirs (id int)'))
  await expect(restore(ownerUrl, { replace: true })).rejects.toThrow('tables of other programs')
  await drop()
})
