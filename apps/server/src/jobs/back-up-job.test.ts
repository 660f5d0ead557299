import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readArchive } from '../platform/database/backup/archive-file.ts'
import { createFreshDatabase } from '../platform/database/testing/create-fresh-database.ts'
import { createDataDir } from '../platform/database/testing/embedded.ts'
import { ManualClock } from '../platform/time/testing/manual-clock.ts'
import { createBackUpJob } from './back-up-job.ts'
import { createRunner, listJobRows } from './testing/runners.ts'

it('N5 backs up every night, and reports a failure if it cannot write', async () => {
  const database = await createFreshDatabase('demo')
  const folder = join(await createDataDir(), 'backups')
  const clock = new ManualClock('2027-05-10T10:00:00Z')
  const backUp = createBackUpJob({ folder, key: undefined, keepDays: 14 })
  const runner = await createRunner(database, { clock, jobs: { backUp } })
  await runner.runDue()
  const [name = ''] = await readdir(folder)
  expect(name).toBe('foyer-2027-05-10T10-00-00Z.jsonl.gz')
  const lines = await Array.fromAsync(readArchive(join(folder, name), { key: undefined }))
  expect(lines.at(-1)).toMatchObject({ end: { hotels: 5 } })
  expect(await listJobRows(database)).toMatchObject([
    { name: 'backUp', of_hotel: null, result: 'done', due_at: new Date('2027-05-11T02:30:00Z') },
  ])

  const inTheWay = join(await createDataDir(), 'a file')
  await writeFile(inTheWay, '')
  const other = createBackUpJob({ folder: join(inTheWay, 'backups'), key: undefined, keepDays: 14 })
  await database.directory.updateTable('jobs').set({ due_at: clock.now() }).execute()
  await (await createRunner(database, { clock, jobs: { backUp: other } })).runDue()
  expect(await listJobRows(database)).toMatchObject([{ result: 'failed', failure: 'unexpected', failures: 1 }])
})
