import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from './calls/postgres.ts'
import { readCpuMs } from './cpu-time.ts'
import type { Running } from './server.ts'

/** What servers and database have used so far. */
export interface Use {
  readonly serverMs: number
  readonly databaseMs: number
  readonly databaseBytes: number
  /** Of its log of changes, which replicas and backups receive. */
  readonly logBytes: number
}

/** `dataDir`: of the database that `startPostgres` has started; `url`: of the servers' database there. */
export async function readUse(servers: readonly Running[], dataDir: string, url: string): Promise<Use> {
  const { databaseBytes, logBytes } = await withClient(url, async (client) => {
    const { rows } = await client.query<{ databaseBytes: string; logBytes: string }>(
      `select pg_database_size(current_database()) as "databaseBytes",
        pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as "logBytes"`,
    )
    return rows[0] ?? { databaseBytes: 'NaN', logBytes: 'NaN' }
  })
  return {
    serverMs: servers.reduce((sum, { pid }) => sum + readCpuMs(pid), 0),
    databaseMs: readDatabaseMs(dataDir),
    databaseBytes: Number(databaseBytes),
    logBytes: Number(logBytes),
  }
}

/** Of all its processes, those that have ended included. */
function readDatabaseMs(dataDir: string): number {
  const postmaster = Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').split(' ').filter(Boolean)
  const ofChildren = children.reduce((sum, pid) => sum + readCpuMsIfRuns(Number(pid)), 0)
  // Last, because it has the time of a child that has ended meanwhile.
  return ofChildren + readCpuMs(postmaster, { withEnded: true })
}

/** Zero for a process that has ended since it was listed, as a worker of autovacuum does. */
function readCpuMsIfRuns(pid: number): number {
  try {
    return readCpuMs(pid, { withEnded: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return 0
    throw error
  }
}

/** For each of so many actions. */
export function computeUse(before: Use, after: Use, actions: number): Use {
  const part = (name: keyof Use) => (after[name] - before[name]) / actions
  return {
    serverMs: part('serverMs'),
    databaseMs: part('databaseMs'),
    databaseBytes: part('databaseBytes'),
    logBytes: part('logBytes'),
  }
}
