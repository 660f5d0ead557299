import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { clusterFolder, clusterPassword } from './cluster.ts'
import { livingOwner } from './folder-owner.ts'
import { isPostgresOf } from './left-postgres.ts'
import { ownerAddress } from './run-cluster.ts'

/** A server that is just starting will have its database soon. */
const WAIT_MS = 30_000
const POLL_MS = 100

/**
 * The URL of the database that a living server runs in this folder, for a command that runs at the
 * same time; undefined if the folder has no owner, so that the command may open it.
 */
export async function runningPostgres(dataDir: string): Promise<string | undefined> {
  const until = performance.now() + WAIT_MS
  while (await livingOwner(dataDir)) {
    const place = await listeningPlace(dataDir)
    if (place) return ownerAddress({ ...place, password: await clusterPassword(dataDir) })
    if (performance.now() > until) return undefined
    await delay(POLL_MS)
  }
  return undefined
}

/**
 * Lines of the file: process id, data folder, start, port, socket folder, addresses, shared memory,
 * state.
 */
async function listeningPlace(dataDir: string): Promise<{ host: string; port: number } | undefined> {
  const file = await readFile(join(clusterFolder(dataDir), 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, sockets, addresses, , state] = file.split('\n').map((line) => line.trim())
  if (state !== 'ready' || !(await isPostgresOf(Number(pid), clusterFolder(dataDir)))) return undefined
  return { host: sockets || addresses || '127.0.0.1', port: Number(port) }
}
