import { execFileSync, spawnSync } from 'node:child_process'

/** The user that the embedded database runs as, if not ours. */
export interface DatabaseUser {
  readonly uid: number
  readonly gid: number
}

/** The id of the user `nobody` if the system doesn't know it. */
const NOBODY_ID = 65_534

function readNobodyId(flag: '-u' | '-g'): number {
  try {
    return Number(execFileSync('id', [flag, 'nobody'], { stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return NOBODY_ID
  }
}

/** PostgreSQL refuses to run as root; then, and only then, it runs as `nobody`. */
export function findDatabaseUser(): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  return { uid: readNobodyId('-u'), gid: readNobodyId('-g') }
}

/**
 * Whether that user can enter this folder or run this program. Asks the system, which knows every
 * rule.
 */
export function canReach(path: string, user: DatabaseUser | undefined): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}
