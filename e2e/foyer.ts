import { taxAgencyCa } from '@foyer/tools/process/simulator-process.ts'
import { type BrowserContext, test as base, expect, type Page, type ViewportSize } from '@playwright/test'
import { findAccessibilityIssues } from './accessibility-issues.ts'
import { ContactSheet } from './contact-sheet.ts'
import { createGuest, type Guest } from './guest.ts'
import { Hub } from './hub.ts'
import { Server } from './server.ts'
import { Simulator } from './simulator.ts'
import { openSimulatorPanel, type SimulatorPanel } from './simulator-panel.ts'
import { createDesk, type Desk } from './staff.ts'

export { expect }

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1280, height: 800 },
  kiosk: { width: 1080, height: 1920 },
} as const satisfies Record<string, ViewportSize>

export type AppKey = 'own' | 'kiosk' | 'tablet' | 'frontapp' | 'prechk'

/** A running server with the demo hotels, seen from outside. */
export interface Foyer {
  readonly url: string
  /** The pairing code of the hub at its kiosks. */
  readonly pairing: string
  /** The address at which a guest of this hotel begins. */
  readonly guest: (hotel: number, appKey: AppKey | (string & {}), lang?: string) => string
  /** Notes that the server prints for its operator at startup. */
  readonly notes: readonly string[]
  /** Simulates a power failure. Needs `test.use({ ownServer: true })`, as does restart. */
  readonly kill: () => Promise<void>
  /** Starts again at the same address, with the data that survived. */
  readonly restart: () => Promise<void>
  /** Stops, starts again after `work` has run an operator's commands, and returns its result. */
  readonly whileStopped: Server['whileStopped']
}

interface Options {
  /** For tests that kill or restart: a server that no other test uses. */
  ownServer: boolean
  /** Settings of that server. */
  settings: Readonly<Record<string, string>>
}

interface Fixtures {
  foyer: Foyer
  /** The person at the page, a guest or a member of staff. */
  guest: Guest
  desk: Desk
  /** Opens another browser, for the duration of the test. */
  elsewhere: (size: ViewportSize) => Promise<Page>
  /** A device hub with simulated hardware, next to the browser. */
  hub: Hub
  /** Operates that hardware. */
  bench: SimulatorPanel
  /** Expects that the page has no accessibility violations. */
  axe: () => Promise<void>
  /** Adds the current page to this test's contact sheet in results/sheets, if SHEETS is set. */
  shoot: (label: string) => Promise<void>
  nothingUncaught: undefined
}

interface Simulators {
  gateway: Simulator
  bus: Simulator
  authorities: Simulator
}

/** Where the demo hotels pay and report. */
function toSettings({ gateway, bus, authorities }: Simulators): Record<string, string> {
  const urlOf = (name: string) => `http://127.0.0.1:${authorities.ports[name]}`
  return {
    DEMO_GATEWAY_URL: gateway.url,
    DEMO_BUS_URL: bus.url,
    DEMO_SES_URL: urlOf('ses'),
    DEMO_ALLOGGIATI_URL: urlOf('alloggiati'),
    DEMO_SIBA_URL: urlOf('siba'),
    DEMO_VERIFACTU_URL: urlOf('verifactu').replace('http:', 'https:'),
    DEMO_VERIFACTU_CA: taxAgencyCa,
  }
}

export const test = base.extend<Options & Fixtures, Simulators & { workerServer: Server }>({
  ownServer: [false, { option: true }],
  settings: [{}, { option: true }],

  // Starting takes a second and resetting the demo a fraction of that, so a worker's tests share
  // one server.
  workerServer: [
    async ({ gateway, bus, authorities }, use) => {
      const server = new Server(toSettings({ gateway, bus, authorities }))
      await server.start()
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  // Takes card payments of the demo.
  gateway: [
    async ({ browserName: _ }, use) => {
      const gateway = new Simulator('gateway')
      await gateway.start()
      await use(gateway)
      await gateway.close()
    },
    { scope: 'worker' },
  ],

  // The payment provider that drives terminals itself.
  bus: [
    async ({ browserName: _ }, use) => {
      const bus = new Simulator('bus-payment')
      await bus.start()
      await use(bus)
      await bus.close()
    },
    { scope: 'worker' },
  ],

  // The registers of Spain, Italy and Portugal, and Spain's tax agency.
  authorities: [
    async ({ browserName: _ }, use) => {
      const authorities = new Simulator('authorities')
      await authorities.start()
      await use(authorities)
      await authorities.close()
    },
    { scope: 'worker' },
  ],

  foyer: async ({ ownServer, settings, workerServer, gateway, bus, authorities }, use, testInfo) => {
    const server = ownServer ? new Server({ ...toSettings({ gateway, bus, authorities }), ...settings }) : workerServer
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
      whileStopped: (work) => own(() => server.whileStopped(work))(),
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

  // Browsers close before their server, which waits over a minute for keep-alive connections.
  context: async ({ foyer: _, context }, use) => use(context),

  guest: async ({ page }, use) => use(createGuest(page)),

  desk: async ({ page, foyer }, use) => use(createDesk(page, foyer)),

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

  bench: async ({ hub, elsewhere }, use) => use(await openSimulatorPanel(await elsewhere(sizes.tablet), hub.panel)),

  axe: async ({ page }, use) => {
    await use(async () => expect(await findAccessibilityIssues(page)).toEqual([]))
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

/** Annotates a test with where its requirement is implemented, for `npm run spec`. */
export const livesIn = (description: string): { type: string; description: string } => ({
  type: 'lives in',
  description,
})
