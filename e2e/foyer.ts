import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect } from '@playwright/test'
import { ContactSheet } from './contact-sheet.ts'
import { Hub } from './hub.ts'
import { Server } from './server.ts'

export { expect }

export type AppKey = 'own' | 'kiosk' | 'tablet' | 'frontapp' | 'prechk'

/** A house in its demo state, seen from outside. */
export interface Foyer {
  readonly url: string
  /** The code of a device hub beside its kiosks. */
  readonly pairing: string
  /** Where a guest of this hotel begins. */
  readonly guest: (hotel: number, appKey: AppKey | (string & {}), lang?: string) => string
  /** What the server tells whoever starts it. */
  readonly notes: readonly string[]
  /** As if the power failed. Needs `test.use({ ownServer: true })`, as does restart. */
  readonly kill: () => Promise<void>
  /** Up again at the same address, with the data that survived. */
  readonly restart: () => Promise<void>
}

interface Options {
  /** For tests that kill or restart: a server that no other test uses. */
  ownServer: boolean
}

interface Fixtures {
  foyer: Foyer
  /** A device hub with simulated hardware, beside the browser. */
  hub: Hub
  /** Expects that the page, or a part of it, has nothing against the rules of accessibility. */
  axe: (part?: string) => Promise<void>
  /** Puts the page as it is now on the contact sheet of this test, in results/sheets. */
  shoot: (label: string) => Promise<void>
  nothingUncaught: undefined
}

export const test = base.extend<Options & Fixtures, { workerServer: Server }>({
  ownServer: [false, { option: true }],

  // Starting takes a second, laying the demo anew a fraction of it: one server serves a worker's tests one after another.
  workerServer: [
    async ({ browserName: _ }, use) => {
      const server = new Server()
      await server.start()
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  foyer: async ({ ownServer, workerServer }, use, testInfo) => {
    const server = ownServer ? new Server() : workerServer
    if (ownServer) await server.start()
    else await server.resetDemo()
    const before = server.said.length
    const own = (work: () => Promise<void>) => async () => {
      if (!ownServer) throw new Error('Other tests use this server too: say test.use({ ownServer: true }).')
      await work()
    }
    await use({
      url: server.url,
      notes: server.notes,
      pairing: server.pairing,
      guest: (hotel, appKey, lang = 'en') =>
        `${server.url}/pok/1/company/1/hotel/${hotel}/lang/${lang}/appkey/${appKey}/`,
      kill: own(() => server.kill()),
      restart: own(async () => {
        await server.stop()
        await server.start()
      }),
    })
    if (testInfo.status !== testInfo.expectedStatus && server.said.length > before) {
      await testInfo.attach('server', { body: server.said.slice(before), contentType: 'text/plain' })
    }
    if (ownServer) await server.close()
  },

  hub: async ({ foyer }, use) => {
    const hub = new Hub(foyer)
    await hub.start()
    await use(hub)
    await hub.kill()
  },

  axe: async ({ page }, use) => {
    await use(async (part) => {
      const builder = new AxeBuilder({ page })
      const { violations } = await (part === undefined ? builder : builder.include(part)).analyze()
      const sentences = violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`),
      )
      expect(sentences).toEqual([])
    })
  },

  shoot: async ({ page, browser }, use, testInfo) => {
    const sheet = new ContactSheet(testInfo.title)
    await use((label) => sheet.add(page, label))
    await sheet.save(browser)
  },

  nothingUncaught: [
    async ({ context }, use) => {
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(error.error().message))
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) errors.push(message.text())
      })
      await use(undefined)
      expect(errors, 'errors that nobody caught').toEqual([])
    },
    { auto: true },
  ],
})

/** Tells `npm run spec` where the requirement that a test proves is met. */
export const livesIn = (description: string): { type: string; description: string } => ({
  type: 'lives in',
  description,
})
