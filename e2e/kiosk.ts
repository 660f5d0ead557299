import type { Page } from '@playwright/test'
import { expect, type Foyer } from './foyer.ts'
import { guestAt } from './guest.ts'

/** A kiosk whose clock the test moves, at its first screen, with everything on that is always on. */
export async function atTheKiosk(page: Page, foyer: Foyer): Promise<void> {
  await page.setViewportSize({ width: 1080, height: 1920 })
  await page.goto(`${foyer.url}/pok/`)
  const guest = guestAt(page)
  await guest.type('License code', 'FOYE-RHOT-ELKI-OSK1')
  await page.clock.install()
  await guest.tap('Sign this device in')
  await page.waitForURL('**/appkey/kiosk/**')
  await beginsToWatch(page)
}

/** What is always on comes a moment after the first screen, and tells of it. */
export async function beginsToWatch(page: Page): Promise<void> {
  const watching = page.waitForResponse('**/api/events/track/')
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()
  await page.clock.runFor(1_000)
  await watching
}
