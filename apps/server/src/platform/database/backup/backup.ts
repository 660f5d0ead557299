import { parseArgs } from 'node:util'
import type pg from 'pg'
import { readSettings } from '../../env/env.ts'
import { formatCommand } from '../../env/format-command.ts'
import { resolveFromCaller } from '../../env/resolve-from-caller.ts'
import { runCommand } from '../../env/run-command.ts'
import { StartProblem } from '../../env/start-problem.ts'
import { withOwnerAddress } from '../owner-address.ts'
import { withOwner } from '../owner-connection.ts'
import { writeArchive } from './archive-file.ts'
import { storeBackup } from './backup-folder.ts'
import { PLAIN_BACKUP_WARNING } from './plain-warning.ts'
import { takeBackup } from './take-backup.ts'

const USAGE = `${formatCommand('backup', '[file]')}

Writes a consistent copy of the whole database to a file, while the server runs.
Without a file: into BACKUP_DIR, where backups older than BACKUP_DAYS are removed.
With BACKUP_KEY the backup is encrypted, and can be read only with that key.`

/** `npm run backup`. */
async function backup(): Promise<void> {
  const { values, positionals } = parseOptions()
  if (values.help) return void process.stdout.write(`${USAGE}\n`)
  const { backups } = readSettings(process.env)
  const [named] = positionals
  const file = named && resolveFromCaller(named)
  if (!file && !backups.folder) throw new StartProblem(`Name a file, or set BACKUP_DIR. Usage: ${USAGE}`)
  const { folder = '', key, keepDays } = backups
  const now = new Date()
  const take = (owner: pg.Client) =>
    file
      ? writeArchive(file, takeBackup(owner, { now }), { key }).then(({ bytes }) => ({ file, bytes, removed: [] }))
      : storeBackup(owner, { folder, key, keepDays }, { now })
  const kept = await withOwnerAddress((ownerUrl) => withOwner(ownerUrl, take), { mayBegin: false })
  const size = `${(kept.bytes / 1024).toFixed(0)} kB`
  process.stdout.write(`${kept.file}: ${size}, ${key ? 'encrypted' : 'not encrypted'}.\n`)
  if (!key) process.stdout.write(`${PLAIN_BACKUP_WARNING}\n`)
  if (kept.removed.length > 0)
    process.stdout.write(`Removed, older than ${keepDays} days: ${kept.removed.join(', ')}\n`)
}

function parseOptions() {
  try {
    return parseArgs({ options: { help: { type: 'boolean', short: 'h' } }, allowPositionals: true })
  } catch {
    throw new StartProblem(`Usage: ${USAGE}`)
  }
}

runCommand(backup)
