import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dataFolder } from '../server.ts'

const apps = join(import.meta.dirname, '../../apps')

interface Told {
  readonly type?: string
  readonly url?: string
  readonly bench?: string
  readonly words?: string
  readonly ports?: { readonly http: number }
}

export interface Lobby {
  readonly url: string
  /** The page on which a hand operates the simulated reader. */
  readonly bench: string
  /** The demo hotels as they are on the first day. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** A server with the demo hotels, a gateway that takes cards, and a device hub with simulated hardware beside it. */
export async function openLobby(): Promise<Lobby> {
  const folder = dataFolder()
  const pairing = randomUUID()
  const gateway = start('../simulators/gateway/main.ts', {})
  const port = await told(gateway, ({ ports }) => (ports ? String(ports.http) : undefined))
  const server = start('server/src/main.ts', {
    DEMO_GATEWAY_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: folder.path,
    PORT: '0',
    DATABASE_URL: '',
    HUB_PAIRING: pairing,
    DEMO: 'on',
  })
  const url = (await told(server, ({ url }) => url)).replace(/\/$/, '')
  const hub = start('device-hub/src/main.ts', { HUB_PORT: '0', HUB_SERVER: url, HUB_PAIRING: pairing })
  const [bench] = await Promise.all([
    told(hub, ({ bench }) => bench),
    told(hub, ({ words }) => (words?.startsWith('paired') ? words : undefined)),
  ])
  return {
    url,
    bench,
    async reset() {
      const done = told(server, ({ type }) => (type === 'demo-reset-done' ? type : undefined))
      server.send({ type: 'demo-reset' })
      await done
    },
    async close() {
      for (const child of [hub, server, gateway]) await stop(child)
      folder.remove()
    },
  }
}

function start(script: string, env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [join(apps, script)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

function told(child: ChildProcess, read: (message: Told) => string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A process of the lobby ended.'))
    const hear = (message: Told) => {
      const said = read(message)
      if (said === undefined) return
      child.off('message', hear)
      child.off('exit', ended)
      resolve(said)
    }
    child.once('exit', ended)
    child.on('message', hear)
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

/** The page becomes one of the Palace's kiosks. */
export async function enrol(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/pok/`)
  await page.locator('[name="licenseCode"]').fill('FOYE-RHOT-ELKI-OSK1')
  await page.locator('main button[type="submit"]').click()
  await page.waitForURL('**/appkey/kiosk/**')
}
