import { createServerFolder, KEY_SECRET } from './prepared-data.ts'
import { startProcess } from './processes.ts'

/** The product as `npm start` runs it, with the demo, on its own database. */
export async function startProduct(more: Readonly<Record<string, string>> = {}) {
  const folder = createServerFolder()
  const server = await startProcess<{ local: string }>('apps/server/src/main.ts', {
    DATA_DIR: folder.path,
    KEY_SECRET,
    PORT: '0',
    HOST: '127.0.0.1',
    FOYER_DEV: '1',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'silent',
    DEMO: 'on',
    ...more,
  })
  return {
    url: server.ready.local.replace('localhost', '127.0.0.1'),
    resetDemo: () => server.tell({ type: 'demo-reset' }),
    async stop() {
      await server.stop()
      folder.remove()
    },
  }
}
