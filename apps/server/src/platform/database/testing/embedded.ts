import { onTestFinished } from 'vitest'
import { embeddedPostgres } from '../embedded-postgres.ts'
import type { EmbeddedPostgres } from '../run-cluster.ts'
import { withOwnerClient } from './owner-client.ts'
import { temporaryDataDir } from './temporary-data-dir.ts'

/** Removed after the test. */
export async function aDataDir(): Promise<string> {
  const { dataDir, remove } = await temporaryDataDir()
  onTestFinished(remove)
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
