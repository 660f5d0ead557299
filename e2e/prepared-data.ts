import { chownSync, cpSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const PREPARED_DATA = 'FOYER_E2E_PREPARED_DATA'

/** Servers of this run that start from now on begin with a copy of this folder. */
export function providePreparedData(folder: string): void {
  process.env[PREPARED_DATA] = folder
}

/**
 * Copies the prepared folder, if there is one, to where a server is about to start for the first
 * time. Files keep their owners: as root, the database runs as another user.
 */
export function copyPreparedData(to: string): void {
  const from = process.env[PREPARED_DATA]
  if (from === undefined) return
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  for (const name of ['', ...readdirSync(from, { recursive: true, encoding: 'utf8' })]) {
    const { uid, gid } = statSync(join(from, name))
    chownSync(join(to, name), uid, gid)
  }
}
