import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

/** The cost of React alone: one heading and seven buttons, built and compressed like ours. */
export interface BarePage {
  readonly url: string
  readonly scriptGzipped: number
  stop(): Promise<void>
}

export async function startBarePage(): Promise<BarePage> {
  const outDir = mkdtempSync(join(tmpdir(), 'foyer-bare-'))
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, 'bare-page'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  })
  if (!('output' in built)) throw new Error('The bare page is one build.')
  const files = new Map(
    built.output.map(({ fileName }) => [`/${fileName}`, compress(readFileSync(join(outDir, fileName)))]),
  )
  rmSync(outDir, { recursive: true, force: true })

  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const file = files.get(path)
    if (!file) return response.writeHead(404).end()
    const br = String(request.headers['accept-encoding']).includes('br')
    response.writeHead(200, {
      'content-type': path.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8',
      'content-encoding': br ? 'br' : 'gzip',
    })
    return response.end(br ? file.br : file.gz)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const scripts = [...files].filter(([path]) => path.endsWith('.js'))
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}/`,
    scriptGzipped: scripts.reduce((sum, [, { gz }]) => sum + gz.length, 0),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const compress = (content: Buffer) => ({ br: brotliCompressSync(content), gz: gzipSync(content, { level: 9 }) })
