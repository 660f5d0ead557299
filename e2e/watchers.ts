import type { Page } from '@playwright/test'

/**
 * Opens a screen and waits for its watchers. They start a moment later and send an event, on a
 * slow machine before the screen is visible; the page being left may still send one too.
 */
export async function waitForWatchers(page: Page, open: () => Promise<unknown>): Promise<void> {
  let isHere = false
  page.once('domcontentloaded', () => {
    isHere = true
  })
  const watching = page.waitForResponse((response) => isHere && response.url().endsWith('/api/events/track/'))
  await open()
  await page.clock.runFor(1_000)
  await watching
}
