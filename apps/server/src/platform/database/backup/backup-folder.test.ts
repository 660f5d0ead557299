import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFreshDatabase } from '../testing/create-fresh-database.ts'
import { createDataDir } from '../testing/embedded.ts'
import { storeBackup } from './backup-folder.ts'

it('N5 retains backups for the configured days, never removes the newest, and touches no other files', async () => {
  const database = await createFreshDatabase()
  const folder = join(await createDataDir(), 'backups')
  const backUp = (now: string, key?: string) =>
    database.asOwner((owner) => storeBackup(owner, { folder, key, keepDays: 2 }, { now: new Date(now) }))
  await backUp('2027-05-08T02:30:00Z')
  await backUp('2027-05-09T02:30:00Z', 'a key of some length')
  await writeFile(join(folder, 'foyer-2020-01-01.sql'), '')
  await backUp('2027-05-10T02:30:00Z')
  const { removed } = await backUp('2027-05-11T02:30:00Z')
  expect(removed).toEqual(['foyer-2027-05-08T02-30-00Z.jsonl.gz'])
  expect((await readdir(folder)).toSorted()).toEqual([
    'foyer-2020-01-01.sql',
    'foyer-2027-05-09T02-30-00Z.jsonl.gz.age',
    'foyer-2027-05-10T02-30-00Z.jsonl.gz',
    'foyer-2027-05-11T02-30-00Z.jsonl.gz',
  ])
  await backUp('2028-01-01T02:30:00Z')
  expect((await readdir(folder)).toSorted()).toEqual(['foyer-2020-01-01.sql', 'foyer-2028-01-01T02-30-00Z.jsonl.gz'])
})
