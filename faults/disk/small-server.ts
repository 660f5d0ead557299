import { once } from 'node:events'
import { join } from 'node:path'
import { compileCache } from '@foyer/tools/process/compile-cache.ts'
import { NodeProcess } from '@foyer/tools/process/node-process.ts'
import { KEY_SECRET } from '../prepared-data.ts'

const main = join(import.meta.dirname, '../../apps/server/src/main.ts')

/** The product with its own database in this folder, as one hotel runs it. */
function createServer(dataDir: string, port: number): NodeProcess {
  const { DATABASE_URL: _, PUBLIC_URL: __, ...inherited } = process.env
  return new NodeProcess([main], {
    name: 'The server',
    stdout: 'collect',
    stderr: 'collect',
    env: {
      ...compileCache,
      ...inherited,
      DATA_DIR: dataDir,
      KEY_SECRET,
      PORT: String(port),
      HOST: '127.0.0.1',
      FOYER_DEV: '1',
      TRUST_PROXY: 'loopback',
      STAFF_SECOND_FACTOR: 'off',
      LOG_LEVEL: 'error',
      DEMO: 'on',
    },
  })
}

const waitUntilReady = (server: NodeProcess): Promise<unknown> =>
  server.waitFor('that it is ready', (message: { readonly type?: string }) => message.type)

export async function startSmallServer(dataDir: string, port: number) {
  const server = createServer(dataDir, port)
  await waitUntilReady(server)
  return {
    url: `http://127.0.0.1:${port}`,
    /** Its log. */
    output: () => server.output,
    stop: () => server.stop(),
  }
}

/** Starts the server where it cannot start, and returns what it says. */
export async function failToStart(dataDir: string, port: number): Promise<string> {
  const server = createServer(dataDir, port)
  const closed = once(server.child, 'close')
  const starts = await waitUntilReady(server).then(
    () => true,
    () => false,
  )
  await server.stop()
  await closed
  return starts ? 'It starts.' : server.output.trim()
}
