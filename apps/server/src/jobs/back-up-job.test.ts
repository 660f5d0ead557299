import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readArchive } from '../platform/database/backup/archive-file.ts'
import { aDataDir } from '../platform/database/testing/embedded.ts'
import { freshDatabase } from '../platform/database/testing/fresh-database.ts'
import { HandClock } from '../platform/time/testing/hand-clock.ts'
import { backUpJob } from './back-up-job.ts'
import { aRunner, jobRows } from './testing/runners.ts'

it('N5 backs up every night, and reports a failure if it cannot write', async () => {
  const database = await freshDatabase('demo')
  const folder = join(await aDataDir(), 'backups')
  const clock = new HandClock('2027-05-10T10:00:00Z')
  const backUp = backUpJob({ folder, key: undefined, keepDays: 14 })
  const runner = await aRunner(database, { clock, jobs: { backUp } })
  await runner.runDue()
  const [name = ''] = await readdir(folder)
  expect(name).toBe('foyer-2027-05-10T10-00-00Z.jsonl.gz')
  const lines = await Array.fromAsync(readArchive(join(folder, name), { key: undefined }))
  expect(lines.at(-1)).toMatchObject({ end: { hotels: 4 } })
  expect(await jobRows(database)).toMatchObject([
    { name: 'backUp', of_hotel: null, result: 'done', due_at: new Date('2027-05-11T02:30:00Z') },
  ])

  const inTheWay = join(await aDataDir(), 'a file')
  await writeFile(inTheWay, '')
  const other = backUpJob({ folder: join(inTheWay, 'backups'), key: undefined, keepDays: 14 })
  await database.directory.updateTable('jobs').set({ due_at: clock.now() }).execute()
  await (await aRunner(database, { clock, jobs: { backUp: other } })).runDue()
  expect(await jobRows(database)).toMatchObject([{ result: 'failed', failure: 'unexpected', failures: 1 }])
})
