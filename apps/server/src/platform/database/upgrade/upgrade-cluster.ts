import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem } from '../../env/start-problem.ts'
import { readArchive, writeArchive } from '../backup/archive-file.ts'
import { restoreDatabase } from '../backup/restore-database.ts'
import { takeBackup } from '../backup/take-backup.ts'
import {
  getClusterFolder,
  getPasswordFile,
  makeCluster,
  readClusterPassword,
  readVersion,
  VERSION,
} from '../cluster.ts'
import type { DatabaseUser } from '../database-user.ts'
import { withOwner } from '../owner-connection.ts'
import { findStoredPrograms, type PostgresPrograms } from '../postgres-programs.ts'
import { runCluster, type Settings } from '../run-cluster.ts'
import { syncFolder } from '../sync-folder.ts'

interface UpgradeClusterOptions {
  readonly dataDir: string
  readonly user: DatabaseUser | undefined
  readonly programs: PostgresPrograms
  readonly settings: Settings
  /** The version that our programs create. */
  readonly version?: string
}

/**
 * Moves the data of an earlier PostgreSQL into a new cluster: the stored programs that created it
 * write a backup, and ours read it. The old cluster stays next to the new one, named after its
 * version. Whenever this is interrupted, the next start finds either the old cluster or the new
 * one, and completes the rest.
 */
export async function upgradeCluster(parts: UpgradeClusterOptions): Promise<void> {
  const { dataDir, version = VERSION } = parts
  const folder = getClusterFolder(dataDir)
  const upgraded = join(dataDir, 'postgres-upgraded')
  if (!existsSync(folder) && existsSync(upgraded)) return putInPlace(upgraded, folder)
  const old = await readVersion(folder)
  if (!old || Number(old) >= Number(version)) return
  // An earlier Foyer may have used the old cluster since.
  await rm(upgraded, { recursive: true, force: true })
  await moveCluster(parts, { old, folder, upgraded })
  await putInPlace(folder, findFreeName(join(dataDir, `postgres-${old}`)))
  await putInPlace(upgraded, folder)
}

interface Folders {
  readonly old: string
  readonly folder: string
  readonly upgraded: string
}

async function moveCluster(
  { dataDir, user, programs, settings }: UpgradeClusterOptions,
  { old, folder, upgraded }: Folders,
) {
  const earlier = await findStoredPrograms(dataDir, old)
  if (!earlier)
    throw new StartProblem(
      `${folder} was made by PostgreSQL ${old}, whose programs are not beside it: run npm run backup with the earlier Foyer, ` +
        'then npm run restore with this one and another DATA_DIR.',
    )
  const password = await readClusterPassword(dataDir)
  const archive = join(dataDir, `postgres-${old}.backup`)
  const unfinished = join(dataDir, 'postgres.new')
  const ground = { dataDir, user, password, settings }
  {
    await using before = await startDisposableCluster({ ...ground, programs: earlier, folder })
    await withOwner(before.url, (owner) =>
      writeArchive(archive, takeBackup(owner, { now: new Date() }), { key: undefined }),
    )
  }
  await makeCluster(unfinished, { passwordFile: getPasswordFile(dataDir), programs, user })
  {
    await using after = await startDisposableCluster({ ...ground, programs, folder: unfinished })
    await restoreDatabase(after.url, { lines: () => readArchive(archive, { key: undefined }), replace: false })
  }
  await rm(archive)
  await putInPlace(unfinished, upgraded)
}

async function startDisposableCluster(parts: Parameters<typeof runCluster>[0]) {
  const postgres = await runCluster(parts)
  return { url: postgres.url, [Symbol.asyncDispose]: postgres.stop }
}

async function putInPlace(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(to)
}

/** An upgrade from the same version may have been undone by hand. */
function findFreeName(folder: string): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? folder : `${folder}-${count}`
    if (!existsSync(name)) return name
  }
}
