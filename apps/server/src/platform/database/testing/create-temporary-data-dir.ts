import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TemporaryDataDir {
  readonly dataDir: string
  remove(): Promise<void>
}

/** A data folder that the database's user can reach even when the tests run as root. */
export async function createTemporaryDataDir(): Promise<TemporaryDataDir> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-test-'))
  await chmod(dataDir, 0o711)
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}
