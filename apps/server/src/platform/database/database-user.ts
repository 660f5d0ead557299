import { execFileSync, spawnSync } from 'node:child_process'

/** Whom the embedded database runs as, when that is not ourselves. */
export interface DatabaseUser {
  readonly uid: number
  readonly gid: number
}

/** What `nobody` is where the system does not say. */
const NOBODY = 65_534

function idOfNobody(flag: '-u' | '-g'): number {
  try {
    return Number(execFileSync('id', [flag, 'nobody'], { stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return NOBODY
  }
}

/** PostgreSQL refuses to run as root; then, and only then, it runs as `nobody`. */
export function databaseUser(): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') }
}

/** Whether that user can enter this folder or run this program; asked of the system itself, which knows every rule. */
export function canReach(path: string, user: DatabaseUser | undefined): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}
