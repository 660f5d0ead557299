import { findNewestBackup } from '../../platform/database/backup/backup-folder.ts'
import type { Check } from './doctor-context.ts'
import { ok, problem, warning } from './finding.ts'

const HOUR_MS = 3_600_000
/** A backup is made every night. */
const LATE_HOURS = 26
const MAX_HOURS = 72

export const backupCheck: Check = {
  name: 'backups',
  async run({ settings: { backups }, now }) {
    const { folder } = backups
    if (folder === undefined)
      return problem('none are made.', 'Set BACKUP_DIR to a folder on another disk, and BACKUP_KEY to a long secret.')
    const newest = await findNewestBackup(folder)
    if (!newest)
      return problem(
        `${folder} has none.`,
        'Wait for the night after the first start, or see whether the server may write there; Jobs in the staff application shows the last run.',
      )
    const hours = Math.floor((now().getTime() - newest.takenAt.getTime()) / HOUR_MS)
    const text = `the newest is ${hours} hours old`
    const advice = 'See Jobs in the staff application for the reason, and make one by hand with the backup command.'
    if (hours > MAX_HOURS) return problem(`${text}.`, advice)
    if (hours > LATE_HOURS) return warning(`${text}.`, advice)
    if (!newest.isEncrypted)
      return warning(`${text} and not encrypted.`, 'Set BACKUP_KEY to a long secret, and store a copy elsewhere.')
    return ok(`${text} and encrypted.`)
  },
}
