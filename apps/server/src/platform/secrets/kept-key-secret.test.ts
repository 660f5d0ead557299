import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryDataDir } from '../database/testing/temporary-data-dir.ts'
import { StartProblem } from '../env/start-problem.ts'
import { keptKeySecret } from './kept-key-secret.ts'

async function aFolder(): Promise<string> {
  const { dataDir, remove } = await temporaryDataDir()
  onTestFinished(remove)
  return join(dataDir, 'of', 'its', 'own')
}

it('is created once, by the first process, and unreadable for other users of the machine', async () => {
  const dataDir = await aFolder()
  const found = await Promise.all(Array.from({ length: 5 }, () => keptKeySecret({ keySecret: undefined, dataDir })))
  expect(new Set(found.map(({ grantKey }) => grantKey)).size).toBe(1)
  expect((await keptKeySecret({ keySecret: undefined, dataDir })).grantKey).toBe(found[0]?.grantKey)
  expect((await stat(join(dataDir, 'key-secret'))).mode & 0o777).toBe(0o600)
})

it('the environment takes precedence over the file, and no file is created', async () => {
  const dataDir = await aFolder()
  const said = { keySecret: 'a secret that several servers share', dataDir }
  expect((await keptKeySecret(said)).grantKey).toBe((await keptKeySecret(said)).grantKey)
  await expect(readFile(join(dataDir, 'key-secret'))).rejects.toMatchObject({ code: 'ENOENT' })
})

it('a truncated file is not accepted as a secret', async () => {
  const dataDir = await aFolder()
  await keptKeySecret({ keySecret: undefined, dataDir })
  await writeFile(join(dataDir, 'key-secret'), 'short')
  await expect(keptKeySecret({ keySecret: undefined, dataDir })).rejects.toThrow(StartProblem)
})
