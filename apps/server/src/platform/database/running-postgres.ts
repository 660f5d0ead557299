import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PASSWORD_FILE } from './cluster.ts'
import { isPostgresOf } from './left-postgres.ts'
import { databaseAddress } from './run-cluster.ts'

/** The address of the embedded database that a server keeps running in this folder; undefined: none runs. */
export async function runningPostgres(dataDir: string): Promise<string | undefined> {
  const folder = join(dataDir, 'postgres')
  const pidFile = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  // Lines of the file: process number, data folder, start, port, socket folder, …
  const [pid, , , port, socket] = pidFile.split('\n')
  if (!pid || !port || !(await isPostgresOf(Number(pid), folder))) return undefined
  const password = await readFile(join(dataDir, PASSWORD_FILE), 'utf8')
  return databaseAddress({ host: socket || '127.0.0.1', port: Number(port), password })
}
