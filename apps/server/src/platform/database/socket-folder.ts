import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { canReach, type DatabaseUser } from './database-user.ts'

/** The longest path of a Unix socket on Linux. */
const MAX_PATH_BYTES = 107
const SOCKET_FILE = '.s.PGSQL.5432'
const TEMPORARY = 'foyer-socket-'

/**
 * The folder of the database's socket: in the data folder or, if that path is too long, a short
 * private one. The caller owns the data folder and has ended any PostgreSQL left in it.
 */
export async function prepareSocketFolder(dataDir: string, user: DatabaseUser | undefined): Promise<string> {
  const beside = join(dataDir, 'postgres-socket')
  const fits = Buffer.byteLength(join(beside, SOCKET_FILE)) <= MAX_PATH_BYTES
  if (fits && !existsSync(beside)) await mkdir(beside)
  const folder = fits ? beside : await mkdtemp(join(chooseShortFolder(user), TEMPORARY))
  // After a power cut the process that the lock names may be anything, and PostgreSQL would mistake
  // it for a postmaster.
  await rm(join(folder, `${SOCKET_FILE}.lock`), { force: true })
  await chmod(folder, 0o700)
  if (user) await chown(folder, user.uid, user.gid)
  return folder
}

function chooseShortFolder(user: DatabaseUser | undefined): string {
  const chosen = tmpdir()
  return chosen.length < MAX_PATH_BYTES / 2 && canReach(chosen, user) ? chosen : '/tmp'
}

/** Removes a temporary folder; one in the data folder stays. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (basename(folder).startsWith(TEMPORARY)) await rm(folder, { recursive: true, force: true })
}
