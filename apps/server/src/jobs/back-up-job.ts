import { type BackupSettings, storeBackup } from '../platform/database/backup/backup-folder.ts'
import type { ServerJob } from './job.ts'

/** Every transaction of a run belongs to a hotel; this one reads no hotel's rows. */
const NO_HOTEL = 0
/** How often a run renews its lease. */
const STEP_MS = 10_000

/** Backs up everything into a new file once a day, at night in Europe and Africa. */
export function createBackUpJob(settings: BackupSettings): ServerJob {
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
      await db.asOwner((owner) => storeBackup(owner, settings, { now, onStep }))
    },
  }
}
