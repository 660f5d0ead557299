import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem } from '../env/start-problem.ts'
import { createKeySecret, type KeySecret } from './key-secret.ts'

const FILE = 'key-secret'
const MIN_LENGTH = 32

interface KeySecretSettings {
  /** `KEY_SECRET`: the same for all servers on one database. */
  readonly keySecret: string | undefined
  readonly dataDir: string
}

/** Read from the environment, otherwise from a file in the data folder, which is created once. */
export async function loadKeySecret({ keySecret: said, dataDir }: KeySecretSettings): Promise<KeySecret> {
  if (said !== undefined) return createKeySecret(said)
  const path = join(dataDir, FILE)
  const kept = (await readSecretFile(path)) ?? (await createSecretFile(dataDir, path))
  if (kept.length < MIN_LENGTH)
    throw new StartProblem(`${path} is not a valid secret: restore the original file, or set KEY_SECRET.`)
  return createKeySecret(kept)
}

async function readSecretFile(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new StartProblem(`${path} cannot be read by this user; it holds the secret of the room keys.`, {
      cause: error,
    })
  }
}

/**
 * Completely on disk before it gets its name; if two processes create it at once, both read the
 * first one's.
 */
async function createSecretFile(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const beside = `${path}.${randomUUID()}`
  const file = await open(beside, 'w', 0o600)
  try {
    await file.writeFile(`${randomBytes(32).toString('base64url')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await chmod(beside, 0o600)
  try {
    await link(beside, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(beside, { force: true })
  }
  return (await readSecretFile(path)) ?? ''
}
