import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { getClusterFolder, readClusterPassword } from './cluster.ts'
import { findLivingOwner } from './folder-owner.ts'
import { isPostgresOf } from './leftover-postgres.ts'
import { formatOwnerUrl } from './run-cluster.ts'

/** A server that is just starting will have its database soon. */
const TIMEOUT_MS = 30_000
const POLL_INTERVAL_MS = 100

/**
 * The URL of the database that a living server runs in this folder, for a command that runs at the
 * same time; undefined if the folder has no owner, so that the command may open it.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const until = performance.now() + TIMEOUT_MS
  while (await findLivingOwner(dataDir)) {
    const place = await readListenAddress(dataDir)
    if (place) return formatOwnerUrl({ ...place, password: await readClusterPassword(dataDir) })
    if (performance.now() > until) return undefined
    await delay(POLL_INTERVAL_MS)
  }
  return undefined
}

/**
 * Lines of the file: process id, data folder, start, port, socket folder, addresses, shared memory,
 * state.
 */
async function readListenAddress(dataDir: string): Promise<{ host: string; port: number } | undefined> {
  const file = await readFile(join(getClusterFolder(dataDir), 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, sockets, addresses, , state] = file.split('\n').map((line) => line.trim())
  if (state !== 'ready' || !(await isPostgresOf(Number(pid), getClusterFolder(dataDir)))) return undefined
  return { host: sockets || addresses || '127.0.0.1', port: Number(port) }
}
