import { createServer as createListener } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'vite'
import { delegateTo, proxyToServer } from './dev/proxy-to-server.ts'
import { runServer } from './process/server-process.ts'
import { formatLinks } from './start/format-links.ts'
import { resolveDemoSetting } from './start/resolve-demo-setting.ts'

const host = 'localhost'
const port = Number(process.env['PORT'] ?? 8080)

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const listener = createListener()
    listener.on('error', reject)
    listener.listen(0, host, () => {
      const address = listener.address()
      listener.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

const serverPort = await findFreePort()
const serverUrl = `http://${host}:${serverPort}`
const vite = await createServer({
  root: join(import.meta.dirname, '../apps/guest'),
  appType: 'custom',
  logLevel: 'warn',
  server: { host, port, strictPort: port !== 0 },
  plugins: [delegateTo('/staff/', () => staffVite), proxyToServer(serverUrl)],
})
const staffVite = await createServer({
  root: join(import.meta.dirname, '../apps/staff'),
  appType: 'custom',
  logLevel: 'warn',
  // Its reloads use the same port, distinguished by path.
  server: { middlewareMode: true, ...(vite.httpServer && { hmr: { server: vite.httpServer } }) },
  plugins: [proxyToServer(serverUrl)],
})
try {
  await vite.listen()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const address = vite.resolvedUrls?.local[0] ?? ''
let printed = false
runServer(
  ['--watch', '--watch-preserve-output'],
  {
    FOYER_DEV: '1',
    PORT: String(serverPort),
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? new URL(address).origin,
    DEMO: resolveDemoSetting(process.env),
  },
  (ready) => {
    if (!printed) console.log(formatLinks(ready))
    printed = true
    for (const one of [vite, staffVite]) one.ws.send({ type: 'full-reload' })
  },
)
