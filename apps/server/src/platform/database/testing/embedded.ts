import { inject, onTestFinished } from 'vitest'
import { embeddedPostgres } from '../embedded-postgres.ts'
import type { EmbeddedPostgres } from '../run-cluster.ts'
import { withOwnerClient } from './owner-client.ts'
import { copyCluster } from './prepared-cluster.ts'
import { temporaryDataDir } from './temporary-data-dir.ts'

/** Removed after the test. */
export async function aDataDir(): Promise<string> {
  const { dataDir, remove } = await temporaryDataDir()
  onTestFinished(remove)
  return dataDir
}

/** The same with a cluster in it, as after a first start: the database is migrated and empty. */
export async function aPreparedDataDir(): Promise<string> {
  const dataDir = await aDataDir()
  copyCluster(inject('preparedDataDir'), dataDir)
  return dataDir
}

/** Stopped after the test. */
export async function started(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await embeddedPostgres(dataDir)
  onTestFinished(postgres.stop)
  return postgres
}

export async function ask<Row>({ url }: EmbeddedPostgres, question: string): Promise<Row[]> {
  return await withOwnerClient(url, async (client) => (await client.query(question)).rows)
}
