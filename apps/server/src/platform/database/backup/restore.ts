import { parseArgs } from 'node:util'
import { readSettings } from '../../env/env.ts'
import { formatCommand } from '../../env/format-command.ts'
import { resolveFromCaller } from '../../env/resolve-from-caller.ts'
import { runCommand } from '../../env/run-command.ts'
import { StartProblem } from '../../env/start-problem.ts'
import { withOwnerAddress } from '../owner-address.ts'
import { readArchive } from './archive-file.ts'
import { restoreDatabase } from './restore-database.ts'

const USAGE = `${formatCommand('restore', 'file [--replace]')}

Restores a backup into the database: all of it, or nothing if anything is wrong with it.
A database that holds hotels is left alone unless you use --replace, which deletes them.
A running server answers 503 and restarts. An encrypted backup needs BACKUP_KEY.`

/** `npm run restore`. */
async function restore(): Promise<void> {
  const { values, positionals } = parseOptions()
  if (values.help) return void process.stdout.write(`${USAGE}\n`)
  const [named] = positionals
  const file = named && resolveFromCaller(named)
  if (!file) throw new StartProblem(`Usage: ${USAGE}`)
  const { key } = readSettings(process.env).backups
  // Reads the whole file before anything is touched, so that a truncated backup is detected here.
  for await (const _ of readArchive(file, { key }));
  const wanted = { lines: () => readArchive(file, { key }), replace: values.replace }
  const counts = await withOwnerAddress((ownerUrl) => restoreDatabase(ownerUrl, wanted), { mayBegin: true })
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  process.stdout.write(`${file} is restored: ${rows} rows, ${counts['hotels'] ?? 0} hotels.\n`)
}

function parseOptions() {
  try {
    const options = { help: { type: 'boolean', short: 'h' }, replace: { type: 'boolean', default: false } } as const
    return parseArgs({ options, allowPositionals: true })
  } catch {
    throw new StartProblem(`Usage: ${USAGE}`)
  }
}

runCommand(restore)
