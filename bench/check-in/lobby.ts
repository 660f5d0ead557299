import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { NodeProcess } from '@foyer/tools/process/node-process.ts'
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
  /** The page that operates the simulated reader. */
  readonly bench: string
  /** Restores the demo hotels to their initial state. */
  reset(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a server with the demo hotels, a payment gateway, and a device hub with simulated
 * hardware.
 */
export async function openLobby(): Promise<Lobby> {
  const folder = dataFolder()
  const pairing = randomUUID()
  const gateway = start('../simulators/gateway/main.ts', {})
  const port = await gateway.waitFor('its port', ({ ports }: Told) => ports?.http)
  const server = start('server/src/main.ts', {
    DEMO_GATEWAY_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: folder.path,
    PORT: '0',
    DATABASE_URL: '',
    HUB_PAIRING: pairing,
    DEMO: 'on',
  })
  const url = (await server.waitFor('its address', (message: Told) => message.url)).replace(/\/$/, '')
  const hub = start('device-hub/src/main.ts', { HUB_PORT: '0', HUB_SERVER: url, HUB_PAIRING: pairing })
  const [bench] = await Promise.all([
    hub.waitFor('its address', (message: Told) => message.bench),
    hub.waitFor('that it is paired', ({ words }: Told) => (words?.startsWith('paired') ? words : undefined)),
  ])
  return {
    url,
    bench,
    async reset() {
      const done = server.waitFor('that the demo is reset', ({ type }: Told) =>
        type === 'demo-reset-done' ? type : undefined,
      )
      server.send({ type: 'demo-reset' })
      await done
    },
    async close() {
      for (const one of [hub, server, gateway]) await one.stop()
      folder.remove()
    },
  }
}

function start(script: string, env: Readonly<Record<string, string>>): NodeProcess {
  return new NodeProcess([join(apps, script)], { name: script, env: { ...process.env, ...env }, stdout: 'ignore' })
}

/** Enrols the page as one of the Palace's kiosks. */
export async function enrol(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/pok/`)
  await page.locator('[name="licenseCode"]').fill('FOYE-RHOT-ELKI-OSK1')
  await page.locator('main button[type="submit"]').click()
  await page.waitForURL('**/appkey/kiosk/**')
}
