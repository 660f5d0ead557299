import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
/** Where the server's own packages are found from it; another run has its own. */
const outDir = `apps/server/node_modules/.foyer/faults-${process.pid}`

/** Packages that look for files beside themselves. */
const external = ['@fastify/swagger', '@fastify/swagger-ui', '@fastify/static']

const once = new Map<string, Promise<string>>()

/**
 * A script and all that it imports as one file: who starts it a thousand times waits a quarter as long each time. What it would read
 * from beside its own files, as the pictures of mails, it does not find.
 */
export function bundled(script: string): Promise<string> {
  const known = once.get(script)
  if (known) return known
  const made = bundle(script)
  once.set(script, made)
  return made
}

async function bundle(script: string): Promise<string> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true, external },
    build: { ssr: script, outDir, emptyOutDir: true, minify: false, target: 'esnext' },
  })
  process.once('exit', () => rmSync(join(root, outDir), { recursive: true, force: true }))
  return join(outDir, 'server.js')
}
