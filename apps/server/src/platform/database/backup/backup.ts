import { parseArgs } from 'node:util'
import type pg from 'pg'
import { readSettings } from '../../env/env.ts'
import { fileFromHere } from '../../env/file-from-here.ts'
import { howToRun } from '../../env/how-to-run.ts'
import { runCommand } from '../../env/run-command.ts'
import { StartProblem } from '../../env/start-problem.ts'
import { withOwnerAddress } from '../owner-address.ts'
import { withOwner } from '../owner-connection.ts'
import { writeArchive } from './archive-file.ts'
import { keepBackup } from './backup-folder.ts'
import { takeBackup } from './take-backup.ts'

const USAGE = `${howToRun('backup', '[file]')}

Writes everything that the database holds into a file, as it is at this moment; the server may run meanwhile.
Without a file: into BACKUP_DIR, where backups older than BACKUP_DAYS are removed.
With BACKUP_KEY the backup is encrypted, and can be read only with that key.`

/** `npm run backup`. */
async function backup(): Promise<void> {
  const { values, positionals } = parsed()
  if (values.help) return void process.stdout.write(`${USAGE}\n`)
  const { backups } = readSettings(process.env)
  const [named] = positionals
  const file = named && fileFromHere(named)
  if (!file && !backups.folder) throw new StartProblem(`Name a file, or set BACKUP_DIR. Say: ${USAGE}`)
  const { folder = '', key, keepDays } = backups
  const now = new Date()
  const take = (owner: pg.Client) =>
    file
      ? writeArchive(file, takeBackup(owner, { now }), { key }).then(({ bytes }) => ({ file, bytes, removed: [] }))
      : keepBackup(owner, { folder, key, keepDays }, { now })
  const kept = await withOwnerAddress((ownerUrl) => withOwner(ownerUrl, take), { mayBegin: false })
  const size = `${(kept.bytes / 1024).toFixed(0)} kB`
  process.stdout.write(`${kept.file}: ${size}, ${key ? 'encrypted' : 'not encrypted: BACKUP_KEY is not set'}.\n`)
  if (kept.removed.length > 0)
    process.stdout.write(`Removed, older than ${keepDays} days: ${kept.removed.join(', ')}\n`)
}

function parsed() {
  try {
    return parseArgs({ options: { help: { type: 'boolean', short: 'h' } }, allowPositionals: true })
  } catch {
    throw new StartProblem(`Say: ${USAGE}`)
  }
}

runCommand(backup)
