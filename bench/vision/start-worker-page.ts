import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const assets = join(import.meta.dirname, '../../apps/guest/dist/assets')

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.jpg': 'image/jpeg' }

/** A page with only the worker in which the built guest app reads documents. */
export interface WorkerPage {
  readonly url: string
  /** Address of the worker's script. */
  readonly worker: string
  stop(): Promise<void>
}

export async function startWorkerPage(pictures: readonly Uint8Array[]): Promise<WorkerPage> {
  const worker = readdirSync(assets).find((name) => /^reader-worker-.*\.js$/.test(name))
  if (!worker) throw new Error('The guest’s app has no worker that reads.')
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const body = findContent(path, pictures)
    if (!body) return response.writeHead(404).end()
    return response
      .writeHead(200, {
        'content-type': types[extname(path)] ?? (path === '/' ? 'text/html' : 'application/octet-stream'),
        // Only a cross-origin isolated page may measure its memory.
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      })
      .end(body)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}/`,
    worker: `/assets/${worker}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function findContent(path: string, pictures: readonly Uint8Array[]): Uint8Array | string | undefined {
  if (path === '/') return '<!doctype html><title>Reader</title><video muted playsinline></video>'
  const [, folder, name = ''] = path.split('/')
  if (folder === 'pictures') return pictures[Number.parseInt(name, 10)]
  return folder === 'assets' && readdirSync(assets).includes(name) ? readFileSync(join(assets, name)) : undefined
}
