import type { Database } from '../../../platform/database/open-database.ts'
import { runScript, type Script } from '../commands.ts'

/** Runs a script inside the test process on a database that stays open. */
export async function runScriptInTest(script: Script, db: Database, args: readonly string[]) {
  const said = { out: '', err: '' }
  const rc = await runScript(script, args, {
    open: async () => ({ ...db, close: async () => {} }),
    out(text) {
      said.out += text
    },
    err(text) {
      said.err += text
    },
  })
  return { rc, ...said }
}
