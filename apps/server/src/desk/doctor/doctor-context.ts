import type pg from 'pg'
import type { Database } from '../../platform/database/open-database.ts'
import type { Settings } from '../../platform/env/env.ts'
import type { Finding } from './finding.ts'

/** What the checks look at. */
export interface DoctorContext {
  readonly settings: Settings
  readonly dataDir: string
  /** Undefined if it cannot be reached; `databaseProblem` then says why. */
  readonly database?: ReachedDatabase | undefined
  readonly databaseProblem?: string | undefined
  readonly now: () => Date
}

export interface ReachedDatabase {
  /** A connection as the owner of the tables. */
  readonly owner: pg.Client
  /** The tables; readable only if every migration is applied. */
  readonly db: Database
}

export interface Check {
  /** The first word of its line. */
  readonly name: string
  run(context: DoctorContext): Promise<Finding>
}

/** A network check that takes longer has failed. */
export const CHECK_TIMEOUT_MS = 5_000

/** Whether guests reach the server by a name, so that the demo's rules no longer apply. */
export function isPublic({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  if (!publicUrl) return false
  return !/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(publicUrl).hostname)
}
