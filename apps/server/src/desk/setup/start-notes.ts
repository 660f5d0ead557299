import type { Database } from '../../platform/database/open-database.ts'
import { serverSecret } from '../../platform/database/server-secret.store.ts'
import { howToRun } from '../../platform/env/how-to-run.ts'
import { FIRST_RUN_SECRET, isFirstRun, setUpCode } from './first-run.ts'

/** Printed at start for an operator who has no hotel yet. */
export async function setUpNotes(db: Database, url: string): Promise<string[]> {
  if (!(await isFirstRun(db.directory))) return []
  const code = setUpCode(await serverSecret(db, FIRST_RUN_SECRET))
  return [`Your own hotel: ${url}/staff/#/set-up with the code ${code}, or run ${howToRun('setup')}.`]
}
