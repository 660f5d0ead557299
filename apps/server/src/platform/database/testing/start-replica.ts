import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { ADMINISTRATOR, getClusterFolder } from '../cluster.ts'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import type { EmbeddedPostgres } from '../run-cluster.ts'
import { toAdministratorUrl } from './administrator-url.ts'
import { aPreparedDataDir, createDataDir, startPostgres } from './embedded.ts'
import { withOwnerClient } from './owner-client.ts'
import { copyCluster } from './prepared-cluster.ts'

export interface ReplicatedPostgres {
  readonly primary: EmbeddedPostgres
  readonly replica: EmbeddedPostgres
  /** The replica receives changes and does not show them. Resolves when it has stopped showing them. */
  pause(): Promise<void>
  resume(): Promise<void>
  /** The replica becomes a primary of its own. */
  promote(): Promise<void>
}

/** A migrated cluster and a streaming replica of it, both stopped after the test. */
export async function startReplicated(): Promise<ReplicatedPostgres> {
  const primary = await startPostgres(await aPreparedDataDir())
  const dataDir = await createDataDir()
  // A copy from before the primary's start, which continues with the changes since then.
  copyCluster(inject('preparedDataDir'), dataDir)
  const { hostname, port, password } = new URL(primary.url)
  const address = `host=${decodeURIComponent(hostname)} port=${port} user=${ADMINISTRATOR} password=${password}`
  const folder = getClusterFolder(dataDir)
  appendFileSync(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${address}'\n`)
  writeFileSync(join(folder, 'standby.signal'), '')
  const replica = await startEmbeddedPostgres(dataDir)
  onTestFinished(replica.stop)
  const control = (text: string) =>
    withOwnerClient(toAdministratorUrl(replica.url), async (client) => (await client.query(text)).rows[0])
  return {
    primary,
    replica,
    async pause() {
      await control('select pg_wal_replay_pause()')
      while ((await control('select pg_get_wal_replay_pause_state() as state'))?.state !== 'paused');
    },
    async resume() {
      await control('select pg_wal_replay_resume()')
    },
    async promote() {
      await control('select pg_promote()')
    },
  }
}
