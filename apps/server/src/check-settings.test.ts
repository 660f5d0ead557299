import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { acquireFolder } from './platform/database/folder-owner.ts'
import { createDataDir } from './platform/database/testing/embedded.ts'
import { runServerCommand } from './testing/run-command.ts'

const check = (env: Record<string, string>) => runServerCommand('check-settings.ts', { env: { PORT: '0', ...env } })

it('N29 a data folder in use is reported before anything is built or opened', async () => {
  const dataDir = await createDataDir()
  expect(await check({ DATA_DIR: dataDir })).toEqual({ rc: 0, out: '', err: '' })
  const release = await acquireFolder(dataDir)
  const err = `Another Foyer server (process ${process.pid}) uses the data folder ${dataDir}; stop it, or choose another folder with DATA_DIR.\n`
  expect(await check({ DATA_DIR: dataDir })).toEqual({ rc: 1, out: '', err })
  expect((await check({ DATA_DIR: dataDir, DATABASE_URL: 'postgresql://localhost/foyer' })).rc).toBe(0)
  await release()
})

it('N29 a port in use is reported as early', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const err = `Port ${port} is taken; stop what uses it or set PORT to another.\n`
  const env = { DATA_DIR: await createDataDir(), HOST: '127.0.0.1', PORT: String(port) }
  expect(await check(env)).toEqual({ rc: 1, out: '', err })
})
