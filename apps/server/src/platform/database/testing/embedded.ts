import { inject, onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import type { EmbeddedPostgres } from '../run-cluster.ts'
import { createTemporaryDataDir } from './create-temporary-data-dir.ts'
import { withOwnerClient } from './owner-client.ts'
import { copyCluster } from './prepared-cluster.ts'

/** Removed after the test. */
export async function createDataDir(): Promise<string> {
  const { dataDir, remove } = await createTemporaryDataDir()
  onTestFinished(remove)
  return dataDir
}

/** The same with a cluster in it, as after a first start: the database is migrated and empty. */
export async function aPreparedDataDir(): Promise<string> {
  const dataDir = await createDataDir()
  copyCluster(inject('preparedDataDir'), dataDir)
  return dataDir
}

/** Stopped after the test. */
export async function startPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(dataDir)
  onTestFinished(postgres.stop)
  return postgres
}

export async function queryPostgres<Row>({ url }: EmbeddedPostgres, question: string): Promise<Row[]> {
  return await withOwnerClient(url, async (client) => (await client.query(question)).rows)
}
