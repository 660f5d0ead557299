import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { StartProblem } from '../env/start-problem.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { protectByHotel } from './row-security.ts'
import { createDatabase, createFreshDatabase } from './testing/create-fresh-database.ts'
import { withOwnerClient } from './testing/owner-client.ts'

const child = fileURLToPath(new URL('./testing/migrate-process.ts', import.meta.url))

async function createEmptyDatabase(): Promise<string> {
  const { ownerUrl, drop } = await createDatabase()
  onTestFinished(drop)
  return ownerUrl
}

const notes: Record<string, Migration> = {
  '0001-notes': {
    async up(db) {
      await sql`create table notes (text text)`.execute(db)
    },
  },
}

const recorded = 'select name from foyer_migrations.kysely_migration order by name'

it('runs each migration once when four processes start at once', { timeout: 30_000 }, async () => {
  const url = await createEmptyDatabase()
  await Promise.all([1, 2, 3, 4].map(() => promisify(execFile)(process.execPath, [child, url])))
  const { rows } = await withOwnerClient(url, (client) => client.query(recorded))
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).sort())
})

it('N15 no table is unlogged: after a power cut PostgreSQL did not start with one', async () => {
  const { directory } = await createFreshDatabase()
  const { rows } = await sql`select relname from pg_class where relpersistence = 'u'`.execute(directory)
  expect(rows).toEqual([])
})

it('runs each migration once when many start at once in one process', async () => {
  const url = await createEmptyDatabase()
  await Promise.all(Array.from({ length: 8 }, () => migrate(url, notes)))
  const { rows } = await withOwnerClient(url, (client) => client.query(recorded))
  expect(rows).toEqual([{ name: '0001-notes' }])
})

it('N14 reports in one sentence that the data is of a newer version, and leaves it as it is', async () => {
  const url = await createEmptyDatabase()
  await migrate(url, { ...notes, '0002-later': { up: async () => {} } })
  await expect(migrate(url, { ...notes, '0003-ours': { up: async () => {} } })).rejects.toThrow(
    new StartProblem(
      'The data comes from a newer Foyer (0002-later); start that version, or restore an earlier backup.',
    ),
  )
  const { rows } = await withOwnerClient(url, (client) => client.query(recorded))
  expect(rows.map(({ name }) => name)).toEqual(['0001-notes', '0002-later'])
})

it('reports in one sentence that the data is of an unreleased version, and leaves it as it is', async () => {
  const url = await createEmptyDatabase()
  await migrate(url, { '0001-ground': { up: async () => {} }, '0261-signed-agreements': { up: async () => {} } })
  await expect(migrate(url, migrations)).rejects.toThrow(
    new StartProblem(
      'This data was made by an unreleased version of Foyer and cannot be opened; use a new data folder or database.',
    ),
  )
  const { rows } = await withOwnerClient(url, (client) => client.query(recorded))
  expect(rows.map(({ name }) => name)).toEqual(['0001-ground', '0261-signed-agreements'])
})

it('rolls back a migration that fails, and those that ran with it', async () => {
  const url = await createEmptyDatabase()
  const broken: Migration = {
    async up(db) {
      await sql`insert into notes values ('half')`.execute(db)
      await sql`select nonsense`.execute(db)
    },
  }
  await expect(migrate(url, { ...notes, '0002-broken': broken })).rejects.toThrow(
    new StartProblem(
      'The database could not be upgraded: migration 0002-broken failed (database error 42703 column "nonsense" does not exist); the data is unchanged.',
    ),
  )
  const { rows } = await withOwnerClient(url, (client) => client.query(`select to_regclass('notes') as notes`))
  expect(rows).toEqual([{ notes: null }])
})

/** A table with row security, and a check that runs at the end of the transaction. */
const hotelNotes: Migration = {
  async up(db) {
    await sql`create table notes (hotel_id int not null, id int primary key, text text,
      answers int references notes deferrable initially deferred)`.execute(db)
    await protectByHotel(db, 'notes')
  },
}

it('N15 a migration that fills a new column reaches the rows of every hotel, and row security holds afterwards', async () => {
  const url = await createEmptyDatabase()
  await migrate(url, { '0001-notes': hotelNotes })
  await withOwnerClient(url, async (client) => {
    for (const hotel of [101, 102]) {
      await client.query(`select set_config('foyer.hotel_id', '${hotel}', false)`)
      await client.query(`insert into notes values (${hotel}, ${hotel}, 'of ${hotel}')`)
    }
  })
  const byLanguage: Migration = {
    async up(db) {
      await sql`alter table notes add texts jsonb`.execute(db)
      await sql`update notes set texts = jsonb_build_object('en', text)`.execute(db)
      await sql`alter table notes alter texts set not null, drop text`.execute(db)
      await sql`update notes set answers = id`.execute(db)
    },
  }
  await migrate(url, { '0001-notes': hotelNotes, '0002-by-language': byLanguage })
  const rows = await withOwnerClient(url, async (client) => {
    const unseen = (await client.query('select * from notes')).rows
    await client.query('alter table notes no force row level security')
    return { unseen, all: (await client.query('select hotel_id, texts, answers from notes order by 1')).rows }
  })
  expect(rows.unseen).toEqual([])
  expect(rows.all).toEqual([101, 102].map((id) => ({ hotel_id: id, texts: { en: `of ${id}` }, answers: id })))
})

it('migrations that run together reach the rows of tables that earlier ones created, and suspend the row security of each once', async () => {
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => void statements.mockRestore())
  const url = await createEmptyDatabase()
  await migrate(url, {
    '0001-notes': hotelNotes,
    '0002-drafts': {
      async up(db) {
        await sql`insert into notes values (101, 1, 'one'), (102, 2, 'two')`.execute(db)
        await sql`create table drafts (hotel_id int not null)`.execute(db)
        await protectByHotel(db, 'drafts')
      },
    },
    '0003-no-drafts': {
      async up(db) {
        await sql`update notes set text = upper(text)`.execute(db)
        await sql`drop table drafts`.execute(db)
      },
    },
    '0004-remarks': { up: (db) => sql`alter table notes rename to remarks`.execute(db).then(() => {}) },
  })
  const sent = statements.mock.calls.map(([query]) => String(query))
  expect(sent.filter((text) => /^alter table "\w+" (?:no )?force row level security$/.test(text))).toEqual([
    'alter table "notes" no force row level security',
    'alter table "drafts" no force row level security',
    'alter table "remarks" force row level security',
  ])
  const rows = await withOwnerClient(url, async (client) => {
    const unseen = (await client.query('select * from remarks')).rows
    await client.query('alter table remarks no force row level security')
    return { unseen, all: (await client.query('select hotel_id, text from remarks order by 1')).rows }
  })
  expect(rows).toEqual({
    unseen: [],
    all: [
      { hotel_id: 101, text: 'ONE' },
      { hotel_id: 102, text: 'TWO' },
    ],
  })
})

describe('while older servers serve', () => {
  const twoTables: Record<string, Migration> = {
    '0001-tables': {
      async up(db) {
        for (const table of ['first_notes', 'second_notes']) {
          await sql`create table ${sql.table(table)} (hotel_id int not null, text text)`.execute(db)
          await protectByHotel(db, table)
        }
      },
    },
  }
  const withNext = { ...twoTables, '0002-next': { up: async () => {} } }

  /** Resolves when a transaction waits for a lock. */
  const waitUntilBlocked = (client: pg.Client) =>
    expect
      .poll(async () => {
        const { rows } = await client.query(`select from pg_locks join pg_stat_activity using (pid)
          where not granted and datname = current_database()`)
        return rows.length
      })
      .toBeGreaterThan(0)

  it('an upgrade that deadlocks with a guest’s transaction is tried again, and the guest’s is done', async () => {
    const url = await createEmptyDatabase()
    await migrate(url, twoTables)
    await withOwnerClient(url, async (guest) => {
      await guest.query('begin; lock table second_notes in row exclusive mode')
      const upgrade = migrate(url, withNext)
      upgrade.catch(() => {})
      await withOwnerClient(url, waitUntilBlocked)
      await guest.query('lock table first_notes in row exclusive mode')
      await guest.query('commit')
      await upgrade
    })
    const { rows } = await withOwnerClient(url, (client) => client.query(recorded))
    expect(rows.map(({ name }) => name)).toEqual(['0001-tables', '0002-next'])
  })

  it('guests do not wait for as long as the upgrade waits', { timeout: 20_000 }, async () => {
    const url = await createEmptyDatabase()
    await migrate(url, twoTables)
    await withOwnerClient(url, async (backup) => {
      await backup.query('begin; lock table second_notes in access share mode')
      const upgrade = migrate(url, withNext)
      upgrade.catch(() => {})
      await withOwnerClient(url, waitUntilBlocked)
      await withOwnerClient(url, (guest) => guest.query('begin; lock table first_notes in row exclusive mode; commit'))
      await backup.query('commit')
      await upgrade
    })
  })
})

it('does not restore a right that a migration revoked', async () => {
  const url = await createEmptyDatabase()
  const ledger: Migration = {
    async up(db) {
      await sql`create table ledger (text text)`.execute(db)
      await sql`revoke update, delete on ledger from foyer_app`.execute(db)
    },
  }
  await migrate(url, { '0001-ledger': ledger })
  await migrate(url, { '0001-ledger': ledger, '0002-notes': notes['0001-notes'] ?? ledger })
  const { rows } = await withOwnerClient(url, (client) =>
    client.query(`select has_table_privilege('foyer_app', 'ledger', 'insert') as adds,
      has_table_privilege('foyer_app', 'ledger', 'delete') as deletes`),
  )
  expect(rows).toEqual([{ adds: true, deletes: false }])
})
