import { expect, type Page } from '@playwright/test'
import type { Bench } from './bench.ts'
import { type Foyer, sizes } from './foyer.ts'
import { type Guest, guestAt } from './guest.ts'
import type { Stay } from './line.ts'
import { atStage } from './stages.ts'
import { enrol } from './walk/devices.ts'

/** The Palace's kiosks have this one; docs/demo.md names them all. */
const KIOSK_LICENSE = 'FOYE-RHOT-ELKI-OSK1'

/** A device that is new in the hotel, signed in by somebody's hand. */
export async function signDeviceIn(page: Page, foyer: Foyer, license = KIOSK_LICENSE): Promise<void> {
  const guest = guestAt(page)
  await page.goto(`${foyer.url}/pok/`)
  await guest.type('License code', license)
  await guest.tap('Sign this device in')
  await page.waitForURL('**/appkey/kiosk/**')
}

/** A device that the hotel has had for a while, at its first screen. */
export async function atTheDevice(
  page: Page,
  foyer: Pick<Foyer, 'url' | 'guest'>,
  { appKey = 'kiosk', hotel = 1 }: { appKey?: string; hotel?: number } = {},
): Promise<Guest> {
  await enrol(page, foyer, appKey, hotel)
  await page.goto(foyer.guest(hotel, appKey))
  return guestAt(page)
}

/** A kiosk whose clock the test moves, at its first screen, with everything on that is always on. */
export async function atTheKiosk(page: Page, foyer: Foyer, { isNew = false, appKey = 'kiosk' } = {}): Promise<Guest> {
  await page.setViewportSize(sizes.kiosk)
  if (isNew) await signDeviceIn(page, foyer)
  else await enrol(page, foyer, appKey, 1)
  await page.clock.install()
  await beginsToWatch(page, () => page.goto(foyer.guest(1, appKey)))
  return guestAt(page)
}

/**
 * Opens a page at its first screen. What is always on comes a moment later and tells of it: on a slow machine before
 * anybody has seen the screen, and a page that is being left may still tell something too.
 */
export async function beginsToWatch(page: Page, open: () => Promise<unknown>): Promise<void> {
  let isHere = false
  page.once('domcontentloaded', () => {
    isHere = true
  })
  const watching = page.waitForResponse((response) => isHere && response.url().endsWith('/api/events/track/'))
  await open()
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()
  await page.clock.runFor(1_000)
  await watching
}

/** Behind the hotel's mark in the corner are doors for its staff. */
export async function tapMark(page: Page, times: number): Promise<void> {
  const mark = page.locator('[data-mark]')
  // A finger taps on, although a door may stand open by then.
  for (let tap = 0; tap < times; tap += 1) await mark.click({ force: true })
}

export const readerIsReady = (page: Page) =>
  expect(page.getByText('The reader is ready for your document.')).toBeVisible()

interface Lobby {
  readonly page: Page
  readonly foyer: Pick<Foyer, 'url' | 'guest'>
  readonly bench: Bench
}

/** One of the Palace's kiosks at the guests of a reservation, and a hand at its reader. */
export async function atTheGuests({ page, foyer, bench }: Lobby, stay: Stay, appKey = 'kiosk') {
  await page.setViewportSize(sizes.kiosk)
  await enrol(page, foyer, appKey, 1)
  const guest = await atStage(page, foyer.guest(1, appKey), 'found', { stay })

  async function hold(document: string) {
    await readerIsReady(page)
    await bench.hold(document)
  }

  /** The one guest of a reservation shows this, and it is read. */
  async function show(document: string, name: string) {
    await hold(document)
    await guest.question(`Is everything right, ${name}?`)
  }

  return { guest, hold, show }
}
