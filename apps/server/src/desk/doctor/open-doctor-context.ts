import { defaultDataDir } from '../../platform/database/data-dir.ts'
import { connectDatabase } from '../../platform/database/open-database.ts'
import { withOwnerAddress } from '../../platform/database/owner-address.ts'
import { withOwner } from '../../platform/database/owner-connection.ts'
import { readSettings, type Settings } from '../../platform/env/env.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'
import type { DoctorContext } from './doctor-context.ts'

interface DoctorWork<T> {
  readable(context: DoctorContext): Promise<T>
  /** The settings cannot be read, for the given reason. */
  unreadable(reason: string): T
}

/** Connects without migrating anything. Without a database the other checks still run. */
export async function openDoctorContext<T>(
  environment: Record<string, string | undefined>,
  { readable, unreadable }: DoctorWork<T>,
): Promise<T> {
  let settings: Settings
  try {
    settings = readSettings(environment)
  } catch (error) {
    if (error instanceof StartProblem) return unreadable(error.message)
    throw error
  }
  const { dataDir = defaultDataDir().dataDir, preparedStatements } = settings
  const base = { settings, dataDir, now: () => new Date() }
  let isReached = false
  const withDatabase = (ownerUrl: string) =>
    withOwner(ownerUrl, async (owner) => {
      isReached = true
      const db = connectDatabase(ownerUrl, { name: 'doctor', size: 2, preparedStatements })
      try {
        return await readable({ ...base, database: { owner, db } })
      } finally {
        await db.close()
      }
    })
  try {
    return await withOwnerAddress(withDatabase, { mayBegin: false, settings })
  } catch (error) {
    if (isReached) throw error
    return readable({ ...base, databaseProblem: error instanceof Error ? error.message : String(error) })
  }
}
