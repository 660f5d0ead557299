import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { canReach, type DatabaseUser } from './database-user.ts'

/** The longest address of a Unix socket on Linux. */
const LONGEST_PATH = 107
const SOCKET_FILE = '.s.PGSQL.5432'
const TEMPORARY = 'foyer-socket-'

/**
 * The folder of the database's socket: with the data or, where that path is too long, a private one that is short. The
 * caller owns the data folder and has ended a PostgreSQL that was left in it.
 */
export async function socketFolder(dataDir: string, user: DatabaseUser | undefined): Promise<string> {
  const beside = join(dataDir, 'postgres-socket')
  const fits = Buffer.byteLength(join(beside, SOCKET_FILE)) <= LONGEST_PATH
  if (fits && !existsSync(beside)) await mkdir(beside)
  const folder = fits ? beside : await mkdtemp(join(shortFolder(user), TEMPORARY))
  // After a power cut the process that it names may be anything by now, and PostgreSQL would take it for its like.
  await rm(join(folder, `${SOCKET_FILE}.lock`), { force: true })
  await chmod(folder, 0o700)
  if (user) await chown(folder, user.uid, user.gid)
  return folder
}

function shortFolder(user: DatabaseUser | undefined): string {
  const chosen = tmpdir()
  return chosen.length < LONGEST_PATH / 2 && canReach(chosen, user) ? chosen : '/tmp'
}

/** A folder beside the data stays. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (basename(folder).startsWith(TEMPORARY)) await rm(folder, { recursive: true, force: true })
}
