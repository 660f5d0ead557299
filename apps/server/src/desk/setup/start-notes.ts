import type { Database } from '../../platform/database/open-database.ts'
import { ensureServerSecret } from '../../platform/database/server-secret.store.ts'
import { formatCommand } from '../../platform/env/format-command.ts'
import { createSetUpCode, FIRST_RUN_SECRET, isFirstRun } from './first-run.ts'

/** Printed at start for an operator who has no hotel yet. */
export async function listSetUpNotes(db: Database, url: string): Promise<string[]> {
  if (!(await isFirstRun(db.directory))) return []
  const code = createSetUpCode(await ensureServerSecret(db, FIRST_RUN_SECRET))
  return [`Your own hotel: ${url}/staff/#/set-up with the code ${code}, or run ${formatCommand('setup')}.`]
}
