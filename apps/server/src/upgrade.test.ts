import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from './platform/database/migrate.ts'
import { migrations } from './platform/database/migrations/all.ts'
import { connectDatabase, type Database } from './platform/database/open-database.ts'
import { toAdministratorUrl } from './platform/database/testing/administrator-url.ts'
import { createDatabase, createFreshDatabase, testPool } from './platform/database/testing/create-fresh-database.ts'
import { type Columns, describeSchema, hashColumns, readColumns } from './platform/database/testing/hash-columns.ts'
import { listReleases, loadRelease } from './platform/database/testing/load-release.ts'
import { withOwnerClient } from './platform/database/testing/owner-client.ts'
import { createTestServer } from './testing/create-test-server.ts'
import { checkIn, findReservation } from './testing/journey.ts'
import { testCodes } from './testing/test-key-secret.ts'

/** What a migration changes in earlier rows on purpose: these columns of a table, or all. */
const changed: Readonly<Record<string, readonly string[] | 'all'>> = {
  // 0005: earlier visits end, and what they sealed is deleted.
  visits: ['ended_at'],
  server_secrets: 'all',
  idempotent_answers: 'all',
  account_tokens: 'all',
}

/** Rows that the upgrade had to reach; row security hides them from their owner. */
async function readChanged(ownerUrl: string) {
  const { rows } = await withOwnerClient(toAdministratorUrl(ownerUrl), (client) =>
    client.query(`select (select count(*)::int from visits where ended_at is null) as "openVisits",
      (select count(*)::int from idempotent_answers) as answers`),
  )
  return rows[0]
}

function withoutChanged(columns: Columns): Columns {
  const rest = Object.entries(columns).flatMap(([table, names]): [string, readonly string[]][] => {
    const except = changed[table] ?? []
    return except === 'all' ? [] : [[table, names.filter((name) => !except.includes(name))]]
  })
  return Object.fromEntries(rest)
}

async function createReleasedDatabase(version: string): Promise<string> {
  const { ownerUrl, drop } = await createDatabase()
  onTestFinished(drop)
  await loadRelease(ownerUrl, version)
  return ownerUrl
}

it.each(listReleases())(
  'N15 the data of %s is upgraded without a loss to the tables of a new installation',
  async (version) => {
    const url = await createReleasedDatabase(version)
    const columns = withoutChanged(await readColumns(url))
    const before = await hashColumns(url, columns)
    expect(Object.values(before).filter((hash) => !hash.startsWith('0 ')).length).toBeGreaterThan(25)
    await migrate(url, migrations)
    expect(await hashColumns(url, columns)).toEqual(before)
    expect(await readChanged(url)).toEqual({ openVisits: 0, answers: 0 })
    expect(await describeSchema(url)).toEqual(await describeSchema((await createFreshDatabase()).ownerUrl))
  },
)

it.each(listReleases())(
  'N15 a guest checks in on the data of %s, and one in house has their door code',
  async (version) => {
    const url = await createReleasedDatabase(version)
    await migrate(url, migrations)
    const database = connectDatabase(url, testPool)
    const db = { ...database, ownerUrl: url }
    onTestFinished(() => database.close())
    const server = await createTestServer({ db })
    const { state, room } = await checkIn(await server.open(), 'FOY1001', 'García López')
    expect([state, room.keyCode]).toEqual(['inHouse', expect.stringMatching(/^\d{6}$/)])
    const inHouse = await findReservation(await server.open(), 'FOY1006', 'Dupont')
    expect([inHouse.state, await readDoorCode(db, inHouse.id)]).toEqual(['inHouse', expect.stringMatching(/^\d{6}$/)])
  },
)

/** The code of the key that this reservation had before the upgrade. */
async function readDoorCode(db: Database, reservationId: string): Promise<string | undefined> {
  const { code } = await db.inHotel(1, (tx) =>
    tx
      .selectFrom('keys')
      .select('code')
      .where('reservation_id', '=', reservationId)
      .where('state', '=', 'done')
      .executeTakeFirstOrThrow(),
  )
  return code ? testCodes.open({ hotelId: 1, reservationId }, code) : undefined
}

it('N15 the data of every released version is stored', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../../../CHANGELOG.md'), 'utf8')
  const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \(/gm)].map(([, version]) => version)
  expect(listReleases().toSorted()).toEqual(released.toSorted())
})
