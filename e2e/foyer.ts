import { type BrowserContext, test as base, expect, type Page, type ViewportSize } from '@playwright/test'
import { barriers } from './barriers.ts'
import { atTheBench, type Bench } from './bench.ts'
import { ContactSheet } from './contact-sheet.ts'
import { type Guest, guestAt } from './guest.ts'
import { Hub } from './hub.ts'
import { Server } from './server.ts'
import { Simulator } from './simulator.ts'
import { type Desk, deskAt } from './staff.ts'

export { expect }

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1280, height: 800 },
  kiosk: { width: 1080, height: 1920 },
} as const satisfies Record<string, ViewportSize>

export type AppKey = 'own' | 'kiosk' | 'tablet' | 'frontapp' | 'prechk'

/** A hotel in its demo state, seen from outside. */
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
  /** What its operator runs at a terminal, with the server stopped meanwhile; answers what it said. */
  readonly command: (script: string, args: readonly string[], env: Readonly<Record<string, string>>) => Promise<string>
}

interface Options {
  /** For tests that kill or restart: a server that no other test uses. */
  ownServer: boolean
}

interface Fixtures {
  foyer: Foyer
  /** Whoever is at the page, a guest or one of the staff. */
  guest: Guest
  desk: Desk
  /** A browser of somebody else, for as long as the test runs. */
  elsewhere: (size: ViewportSize) => Promise<Page>
  /** A device hub with simulated hardware, beside the browser. */
  hub: Hub
  /** A hand at that hardware. */
  bench: Bench
  /** Expects that the page has nothing against the rules of accessibility. */
  axe: () => Promise<void>
  /** Puts the page as it is now on the contact sheet of this test, in results/sheets, when SHEETS asks for pictures. */
  shoot: (label: string) => Promise<void>
  nothingUncaught: undefined
}

export const test = base.extend<Options & Fixtures, { workerServer: Server; gateway: Simulator; bus: Simulator }>({
  ownServer: [false, { option: true }],

  // Starting takes a second, laying the demo anew a fraction of it: one server serves a worker's tests one after another.
  workerServer: [
    async ({ gateway, bus }, use) => {
      const server = new Server({ DEMO_GATEWAY_URL: gateway.url, DEMO_BUS_URL: bus.url })
      await server.start()
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  // Whoever takes the demo's cards.
  gateway: [
    async ({ browserName: _ }, use) => {
      const gateway = new Simulator('gateway')
      await gateway.start()
      await use(gateway)
      await gateway.close()
    },
    { scope: 'worker' },
  ],

  // Whoever charges terminals by itself.
  bus: [
    async ({ browserName: _ }, use) => {
      const bus = new Simulator('bus-payment')
      await bus.start()
      await use(bus)
      await bus.close()
    },
    { scope: 'worker' },
  ],

  foyer: async ({ ownServer, workerServer, gateway, bus }, use, testInfo) => {
    const server = ownServer ? new Server({ DEMO_GATEWAY_URL: gateway.url, DEMO_BUS_URL: bus.url }) : workerServer
    if (ownServer) await server.start()
    else await server.resetDemo()
    const before = server.said.length
    const own =
      <Given extends unknown[], Answer>(work: (...given: Given) => Promise<Answer>) =>
      async (...given: Given) => {
        if (!ownServer) throw new Error('Other tests use this server too: say test.use({ ownServer: true }).')
        return work(...given)
      }
    await use({
      url: server.url,
      notes: server.notes,
      pairing: server.pairing,
      guest: (hotel, appKey, lang = 'en') =>
        `${server.url}/pok/1/company/1/hotel/${hotel}/lang/${lang}/appkey/${appKey}/`,
      kill: own(() => server.kill()),
      command: own((...asked: Parameters<Foyer['command']>) => server.command(...asked)),
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

  // Every browser lets go before its server ends: a server waits a good minute for a connection that is kept alive.
  context: async ({ foyer: _, context }, use) => use(context),

  guest: async ({ page }, use) => use(guestAt(page)),

  desk: async ({ page, foyer }, use) => use(deskAt(page, foyer)),

  elsewhere: async ({ foyer: _, browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (viewport) => {
      const context = await browser.newContext({ viewport })
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },

  hub: async ({ foyer }, use) => {
    const hub = new Hub(foyer)
    await hub.start()
    await use(hub)
    await hub.close()
  },

  bench: async ({ hub, elsewhere }, use) => use(await atTheBench(await elsewhere(sizes.tablet), hub.bench)),

  axe: async ({ page }, use) => {
    await use(async () => expect(await barriers(page)).toEqual([]))
  },

  shoot: async ({ page, browser }, use, testInfo) => {
    if (!process.env['SHEETS']) return use(async () => {})
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
