import { type BackupSettings, keepBackup } from '../platform/database/backup/backup-folder.ts'
import type { ServerJob } from './job.ts'

/** Every transaction of a run says whose rows it sees; this one looks at none. */
const NO_HOTEL = 0
/** How often a run proves that it still holds its job. */
const STEP_MS = 10_000

/** Everything into a file of its own, once a day, in the hours in which a hotel in Europe or Africa sleeps. */
export function backUpJob(settings: BackupSettings): ServerJob {
  return {
    of: 'server',
    schedule: { at: '02:30' },
    async run({ db, now }) {
      let provedAt = performance.now()
      const onStep = async () => {
        if (performance.now() - provedAt < STEP_MS) return
        await db.inHotel(NO_HOTEL, async () => {})
        provedAt = performance.now()
      }
      await db.asOwner((owner) => keepBackup(owner, settings, { now, onStep }))
    },
  }
}
