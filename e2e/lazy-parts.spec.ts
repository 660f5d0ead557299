import type { Page } from '@playwright/test'
import { findByAddress } from './check-in-steps.ts'
import { expect, livesIn, test } from './foyer.ts'

/** Part of a screen is loaded from a separate file, with its styles. */
const matchPartFiles = (part: string) => new RegExp(`/assets/${part}-[^/]+\\.(?:js|css)$`)

/** Delays the files of a part until `arrive` is called. */
async function delayPart(page: Page, part: string): Promise<{ arrive: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(matchPartFiles(part), async (route) => {
    await promise
    await route.continue()
  })
  return { arrive: resolve }
}

const findOfflineDialog = (page: Page) => page.getByRole('alertdialog', { name: 'No internet connection' })

/** A page whose wordings fail to load requests them again automatically. */
async function expectWordingsAgain(page: Page, address: string) {
  await page.clock.install()
  const words = matchPartFiles('de')
  await page.route(words, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed', (request) => words.test(request.url()))
  await page.goto(address)
  await lost
  await page.unroute(words)
  await expect(async () => {
    await page.clock.runFor(3000)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('lost wordings load again; a step that cannot be fetched offers a way to continue, shows its screen meanwhile, and gets the focus', {
  annotation: livesIn('apps/guest/src/parts/lazy-part.tsx'),
}, async ({ page, foyer }) => {
  await test.step('wordings', () => expectWordingsAgain(page, foyer.guest(1, 'own', 'de')))

  const files = matchPartFiles('guest-form')
  await page.route(files, (route) => route.abort())
  const guest = await findByAddress(page, foyer.guest(1, 'own'))
  await expect(findOfflineDialog(page)).toBeVisible()
  // Closing the message reveals the same way to continue.
  await page.keyboard.press('Escape')
  await expect(findOfflineDialog(page)).toHaveCount(0)
  await guest.question('No internet connection')
  await page.unroute(files)

  const form = await delayPart(page, 'guest-form')
  await guest.tap('Try again')
  // The frame is shown in the meantime, and says what is loading.
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
  await expect(page.getByText('Opening the form')).toBeVisible()
  form.arrive()
  await guest.question(/Please enter your passport or ID details/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
