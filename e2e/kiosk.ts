import { expect, type Page } from '@playwright/test'
import type { Stay } from './check-in-steps.ts'
import { type Foyer, sizes } from './foyer.ts'
import { createGuest, type Guest } from './guest.ts'
import type { SimulatorPanel } from './simulator-panel.ts'
import { atStage } from './stages.ts'
import { enrol } from './walk/devices.ts'
import { waitForWatchers } from './watchers.ts'

/** The license of the Palace's kiosks; docs/demo.md lists them all. */
const KIOSK_LICENSE = 'FOYE-RHOT-ELKI-OSK1'

/** Signs in a device that is new to the hotel, through its form. */
export async function signInDevice(page: Page, foyer: Foyer, license = KIOSK_LICENSE): Promise<void> {
  const guest = createGuest(page)
  await page.goto(`${foyer.url}/pok/`)
  await guest.type('License code', license)
  await guest.tap('Sign this device in')
  await page.waitForURL('**/appkey/kiosk/**')
}

/** Opens a device that is already enrolled, at its first screen. */
export async function openDevice(
  page: Page,
  foyer: Pick<Foyer, 'url' | 'guest'>,
  { appKey = 'kiosk', hotel = 1 }: { appKey?: string; hotel?: number } = {},
): Promise<Guest> {
  await enrol(page, foyer, appKey, hotel)
  await page.goto(foyer.guest(hotel, appKey))
  return createGuest(page)
}

/**
 * Opens a kiosk with a controlled clock at its first screen, with its background watchers running.
 */
export async function openKiosk(page: Page, foyer: Foyer, { isNew = false, appKey = 'kiosk' } = {}): Promise<Guest> {
  await page.setViewportSize(sizes.kiosk)
  if (isNew) await signInDevice(page, foyer)
  else await enrol(page, foyer, appKey, 1)
  await page.clock.install()
  await waitUntilWatching(page, () => page.goto(foyer.guest(1, appKey)))
  return createGuest(page)
}

/** Opens a page at its first screen and waits for its watchers. */
export const waitUntilWatching = (page: Page, open: () => Promise<unknown>): Promise<void> =>
  waitForWatchers(page, async () => {
    await open()
    await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()
  })

/** Resolves when the server has configured the desk's connection of this page. */
export const waitUntilConnected = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"configured"')) resolve()
      }),
    )
  })

/** Taps on the hotel's mark in the corner open the dialogs for staff. */
export async function tapMark(page: Page, times: number): Promise<void> {
  const mark = page.locator('[data-mark]')
  // Keeps tapping, although a dialog may already be open.
  for (let tap = 0; tap < times; tap += 1) await mark.click({ force: true })
}

export const expectReaderReady = (page: Page) =>
  expect(page.getByText('The reader is ready for your document.')).toBeVisible()

interface Lobby {
  readonly page: Page
  readonly foyer: Pick<Foyer, 'url' | 'guest'>
  readonly bench: SimulatorPanel
}

/** Opens one of the Palace's kiosks at the guests of a reservation, with its reader. */
export async function openGuestList({ page, foyer, bench }: Lobby, stay: Stay, appKey = 'kiosk') {
  await page.setViewportSize(sizes.kiosk)
  await enrol(page, foyer, appKey, 1)
  const guest = await atStage(page, foyer.guest(1, appKey), 'found', { stay })

  async function hold(document: string) {
    await expectReaderReady(page)
    await bench.hold(document)
  }

  /** The one guest of a reservation shows this document, and it is read. */
  async function show(document: string, name: string) {
    await hold(document)
    await guest.question(`Is everything right, ${name}?`)
  }

  return { guest, hold, show }
}
