import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { NodeProcess } from '@foyer/tools/process/node-process.ts'
import type { Page } from '@playwright/test'
import { createBenchFolder } from '../server.ts'

const apps = join(import.meta.dirname, '../../apps')

interface ReadyMessage {
  readonly type?: string
  readonly url?: string
  readonly bench?: string
  readonly words?: string
  readonly ports?: { readonly http: number }
}

export interface Lobby {
  readonly url: string
  /** The page that operates the simulated reader. */
  readonly panel: string
  /** Restores the demo hotels to their initial state. */
  reset(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a server with the demo hotels, a payment gateway, and a device hub with simulated
 * hardware.
 */
export async function startLobby(): Promise<Lobby> {
  const folder = createBenchFolder()
  const pairing = randomUUID()
  const gateway = startScript('../simulators/gateway/main.ts', {})
  const port = await gateway.waitFor('its port', ({ ports }: ReadyMessage) => ports?.http)
  const server = startScript('server/src/main.ts', {
    DEMO_GATEWAY_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: folder.path,
    PORT: '0',
    DATABASE_URL: '',
    HUB_PAIRING: pairing,
    DEMO: 'on',
  })
  const url = (await server.waitFor('its address', (message: ReadyMessage) => message.url)).replace(/\/$/, '')
  const hub = startScript('device-hub/src/main.ts', {
    HUB_PORT: '0',
    HUB_SERVER: url,
    HUB_PAIRING: pairing,
    HUB_DEMO: 'on',
  })
  const [bench] = await Promise.all([
    hub.waitFor('its address', (message: ReadyMessage) => message.bench),
    hub.waitFor('that it is paired', ({ words }: ReadyMessage) => (words?.startsWith('paired') ? words : undefined)),
  ])
  return {
    url,
    panel: bench,
    async reset() {
      const done = server.waitFor('that the demo is reset', ({ type }: ReadyMessage) =>
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

function startScript(script: string, env: Readonly<Record<string, string>>): NodeProcess {
  return new NodeProcess([join(apps, script)], { name: script, env: { ...process.env, ...env }, stdout: 'ignore' })
}

/** Enrols the page as one of the Palace's kiosks. */
export async function enrol(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/pok/`)
  await page.locator('[name="licenseCode"]').fill('FOYE-RHOT-ELKI-OSK1')
  await page.locator('main button[type="submit"]').click()
  await page.waitForURL('**/appkey/kiosk/**')
}
