import { existsSync } from 'node:fs'
import { access, chmod, constants, mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { StartProblem } from '../env/start-problem.ts'
import { canReach, type DatabaseUser, findDatabaseUser } from './database-user.ts'

const LOCAL = './data'
const SYSTEM = '/var/lib/foyer'

export interface DataDir {
  readonly dataDir: string
  /** Printed at startup if the folder isn't in the usual place. */
  readonly note?: string
}

/** Where data is stored unless DATA_DIR is set. */
export function defaultDataDir(user: DatabaseUser | undefined = findDatabaseUser()): DataDir {
  const local = resolve(LOCAL)
  if (!user || canReach(nearestExisting(local), user)) return { dataDir: local }
  return {
    dataDir: SYSTEM,
    note: `Data is kept in ${SYSTEM}: as root, the database runs as nobody, who cannot reach ${local}.`,
  }
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path))
}

/** Creates the folder if it is missing, and verifies that we can use it. */
export async function prepareDataDir(dataDir: string, user: DatabaseUser | undefined): Promise<void> {
  try {
    await makeFolder(dataDir, user ? 0o711 : 0o700)
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartProblem(`The data folder ${dataDir} cannot be read and written by this user; see DATA_DIR.`, {
      cause: error,
    })
  }
  if (user && !canReach(dataDir, user)) {
    throw new StartProblem(
      `The data folder ${dataDir} cannot be reached by nobody, who runs the database when Foyer is started as root; see DATA_DIR.`,
    )
  }
}

/** `mkdir` applies the umask to the mode, and a strict umask would lock out the database's user. */
async function makeFolder(path: string, mode: number): Promise<void> {
  if (existsSync(path)) return
  await makeFolder(dirname(path), mode)
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await chmod(path, mode)
}
