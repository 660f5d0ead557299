import { openConfiguredDatabase } from '../../platform/database/open-configured-database.ts'
import { runScript, type Script } from './commands.ts'

/** Runs a script with the process's arguments, streams and exit code. */
export async function runAsProcess(script: Script): Promise<void> {
  process.exitCode = await runScript(script, process.argv.slice(2), {
    open: openConfiguredDatabase,
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  })
}
