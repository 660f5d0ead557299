import type { Database } from '../../platform/database/open-database.ts'
import { formatCommand } from '../../platform/env/format-command.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { createSetUpCode, isFirstRun } from './first-run.ts'

/** Printed at start for an operator who has no hotel yet. */
export async function listSetUpNotes(
  db: Database,
  url: string,
  keySecret: Pick<KeySecret, 'sealKey'>,
): Promise<string[]> {
  if (!(await isFirstRun(db.directory))) return []
  const code = createSetUpCode(keySecret.sealKey('first-run'))
  return [`Your own hotel: ${url}/staff/#/set-up with the code ${code}, or run ${formatCommand('setup')}.`]
}
