import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { VERSION } from '../cluster.ts'
import { findDatabaseUser } from '../database-user.ts'
import { findPostgresPrograms, storePrograms } from '../postgres-programs.ts'
import { aPreparedDataDir, queryPostgres, startPostgres } from '../testing/embedded.ts'
import { listOldClusterNotes } from './old-clusters.ts'
import { upgradeCluster } from './upgrade-cluster.ts'

/** For this version, ours is the earlier one. */
const later = String(Number(VERSION) + 1)

it('N5 the stored programs of an earlier PostgreSQL move its data, and the old folder stays', async () => {
  const dataDir = await aPreparedDataDir()
  const first = await startPostgres(dataDir)
  await queryPostgres(first, `insert into companies (id, name) values (7, 'Kept')`)
  await first.stop()
  const user = findDatabaseUser()
  const parts = { dataDir, user, programs: await findPostgresPrograms(dataDir, user), settings: { fsync: 'off' } }

  await expect(upgradeCluster({ ...parts, version: later })).rejects.toThrow(
    `was made by PostgreSQL ${VERSION}, whose programs are not beside it: run npm run backup with the earlier Foyer`,
  )
  await storePrograms(dataDir)
  // As an upgrade leaves it that was interrupted at its end: the earlier program may have written
  // since.
  const upgraded = join(dataDir, 'postgres-upgraded')
  await writeFile(upgraded, 'left')
  await upgradeCluster({ ...parts, version: later })
  const old = join(dataDir, `postgres-${VERSION}`)
  expect((await readFile(join(old, 'PG_VERSION'), 'utf8')).trim()).toBe(VERSION)
  expect([existsSync(upgraded), existsSync(`${old}.backup`)]).toEqual([false, false])

  expect(await listOldClusterNotes(dataDir)).toEqual([
    `${old} is the database from before an upgrade, with its guests; remove it when all is well.`,
  ])

  // Interrupted between the two renames: the next start does the second.
  const folder = join(dataDir, 'postgres')
  await rename(folder, upgraded)
  const second = await startPostgres(dataDir)
  expect(await queryPostgres(second, 'select id, name from companies')).toEqual([{ id: 7, name: 'Kept' }])
  await second.stop()
  await rm(old, { recursive: true })
  expect(await listOldClusterNotes(dataDir)).toEqual([])
})
