import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { openDatabase } from './open-database.ts'
import { aPreparedDataDir, createDataDir, startPostgres } from './testing/embedded.ts'
import { createDatabaseWithNotes } from './testing/notes.ts'
import { toDatabaseUrl, withOwnerClient } from './testing/owner-client.ts'
import { startPoolerWithoutOptions } from './testing/pooler-without-options.ts'

it('T10 the application runs as a role that owns nothing and cannot bypass row security', async () => {
  const { directory } = await createDatabaseWithNotes()
  const { rows } = await sql`
    select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin,
      exists (select from pg_class where relowner = pg_roles.oid) as owns
    from pg_roles where rolname = current_user
  `.execute(directory)
  expect(rows).toEqual([
    {
      rolname: 'foyer_app',
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: false,
      owns: false,
    },
  ])
})

it('T10 RESET ROLE stays with that role', async () => {
  const { directory } = await createDatabaseWithNotes()
  const me = await directory.connection().execute(async (connection) => {
    await sql`reset role`.execute(connection)
    return await sql`select current_user as me`.execute(connection)
  })
  expect(me.rows).toEqual([{ me: 'foyer_app' }])
})

it.each([
  ['switch row security off', 'alter table notes disable row level security'],
  ['drop a policy', 'drop policy same_hotel on notes'],
  ['create a table', 'create table sneaky (id int)'],
  ['read the record of migrations', 'select * from foyer_migrations.kysely_migration'],
  ['truncate a table despite the policies', 'truncate notes'],
])('T10 the application cannot %s', async (_what, statement) => {
  const { directory } = await createDatabaseWithNotes()
  await expect(sql.raw(statement).execute(directory)).rejects.toThrow(/permission denied|must be owner/)
})

it('can use tables that later migrations create', async () => {
  const { directory, ownerUrl } = await createDatabaseWithNotes()
  await withOwnerClient(ownerUrl, (client) =>
    client.query('create table later (id int generated always as identity, word text)'),
  )
  const { rows } = await sql`insert into later (word) values ('yes') returning id, word`.execute(directory)
  expect(rows).toEqual([{ id: 1, word: 'yes' }])
})

it('T10 refuses to start with a role that may bypass row security', { timeout: 60_000 }, async () => {
  const dataDir = await aPreparedDataDir()
  const postgres = await startEmbeddedPostgres(dataDir)
  // The cluster's administrator has the owner's password.
  const administrator = postgres.url.replace('//foyer:', '//postgres:')
  await withOwnerClient(administrator, (client) => client.query('alter role foyer_app bypassrls'))
  await postgres.stop()
  await expect(openDatabase({ dataDir })).rejects.toThrow(/^The database role foyer_app may bypass row security; run: /)
})

it('T10 refuses to start behind a pooler that ignores the startup options, by which the role is set', async () => {
  const { ownerUrl } = await createDatabaseWithNotes()
  const databaseUrl = await startPoolerWithoutOptions(ownerUrl)
  await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(
    /^Connections to the database do not become foyer_app: a pooler ignores their startup options\./,
  )
})

it('N27 says what an administrator has to do for an owner who may not create the role, as the guide does', {
  timeout: 60_000,
}, async () => {
  const postgres = await startPostgres(await createDataDir())
  const administrator = postgres.url.replace('//foyer:', '//postgres:')
  await withOwnerClient(administrator, (client) => client.query('alter role foyer nocreaterole'))
  await expect(openDatabase({ databaseUrl: postgres.url, dataDir: '' })).rejects.toThrow(
    /may not create the role foyer_app; ask a database administrator to run: create role foyer_app nologin; grant foyer_app to/,
  )
  // The cluster goes on as one whose administrator has followed the guide.
  await withOwnerClient(administrator, async (client) => {
    for (const statement of readGuide()) await client.query(statement)
  })
  const owner = toDatabaseUrl(postgres.url.replace(/\/\/foyer:[^@]*@/, '//foyer_owner:choose-one@'), 'foyer_guide')
  const db = await openDatabase({ databaseUrl: owner, dataDir: '' })
  const { rows } = await sql`select current_user as me, count(*)::int as hotels from hotels`.execute(db.directory)
  await db.close()
  expect(rows).toEqual([{ me: 'foyer_app', hotels: 0 }])
})

/** The statements of the operating guide, with a database name that is free here. */
function readGuide(): string[] {
  const guide = readFileSync(new URL('../../../../../docs/operating.md', import.meta.url), 'utf8')
  const block = /<<'SQL'\n(.*?)\nSQL\n/s.exec(guide)?.[1] ?? ''
  return block.replace('create database foyer ', 'create database foyer_guide ').split('\n')
}
