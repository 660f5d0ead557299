import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createTemporaryDataDir } from '../database/testing/create-temporary-data-dir.ts'
import { StartProblem } from '../env/start-problem.ts'
import { loadKeySecret } from './load-key-secret.ts'

async function createFolder(): Promise<string> {
  const { dataDir, remove } = await createTemporaryDataDir()
  onTestFinished(remove)
  return join(dataDir, 'of', 'its', 'own')
}

it('is created once, by the first process, and unreadable for other users of the machine', async () => {
  const dataDir = await createFolder()
  const found = await Promise.all(Array.from({ length: 5 }, () => loadKeySecret({ keySecret: undefined, dataDir })))
  expect(new Set(found.map(({ grantKey }) => grantKey)).size).toBe(1)
  expect((await loadKeySecret({ keySecret: undefined, dataDir })).grantKey).toBe(found[0]?.grantKey)
  expect((await stat(join(dataDir, 'key-secret'))).mode & 0o777).toBe(0o600)
})

it('the environment takes precedence over the file, and no file is created', async () => {
  const dataDir = await createFolder()
  const said = { keySecret: 'a secret that several servers share', dataDir }
  expect((await loadKeySecret(said)).grantKey).toBe((await loadKeySecret(said)).grantKey)
  await expect(readFile(join(dataDir, 'key-secret'))).rejects.toMatchObject({ code: 'ENOENT' })
})

it('a truncated file is not accepted as a secret', async () => {
  const dataDir = await createFolder()
  await loadKeySecret({ keySecret: undefined, dataDir })
  await writeFile(join(dataDir, 'key-secret'), 'short')
  await expect(loadKeySecret({ keySecret: undefined, dataDir })).rejects.toThrow(StartProblem)
})
