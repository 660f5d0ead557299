import type { Page } from '@playwright/test'
import { findByAddress, openSheet } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { atStage } from './stages.ts'

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

test('a step that cannot be fetched is a lost connection with a way to continue', {
  annotation: livesIn('apps/guest/src/app/problem-boundary.tsx'),
}, async ({ page, foyer }) => {
  const form = matchPartFiles('guest-form')
  await page.route(form, (route) => route.abort())
  const guest = await findByAddress(page, foyer.guest(1, 'own'))
  await expect(findOfflineDialog(page)).toBeVisible()

  // Closing the message reveals the same way to continue.
  await page.keyboard.press('Escape')
  await expect(findOfflineDialog(page)).toHaveCount(0)
  await guest.question('No internet connection')
  await page.unroute(form)
  await guest.tap('Try again')
  await guest.question(/Please enter your passport or ID details/)
})

test('a page whose wordings fail to load requests them again automatically', {
  annotation: livesIn('apps/guest/src/main.tsx'),
}, async ({ page, foyer }) => {
  await page.clock.install()
  const words = matchPartFiles('de')
  await page.route(words, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed', (request) => words.test(request.url()))
  await page.goto(foyer.guest(1, 'own', 'de'))
  await lost
  await page.unroute(words)
  await expect(async () => {
    await page.clock.runFor(3000)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('while a step is being fetched its screen is shown, and the focus follows it', {
  tag: '@gate',
  annotation: livesIn('apps/guest/src/parts/lazy-part.tsx'),
}, async ({ page, foyer }) => {
  const form = await delayPart(page, 'guest-form')
  const guest = await findByAddress(page, foyer.guest(1, 'own'))
  // The frame is shown in the meantime, and says what is loading.
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
  await expect(page.getByText('Opening the form')).toBeVisible()
  form.arrive()
  await guest.question(/Please enter your passport or ID details/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the sheet reserves its space while the ink is being fetched: no consent moves under a finger', {
  annotation: livesIn('apps/guest/src/screens/signature/signature-pad.tsx'),
}, async ({ page, foyer }) => {
  const sheet = await delayPart(page, 'signature-sheet')
  await page.setViewportSize(sizes.phone)
  const guest = await atStage(page, foyer.guest(1, 'own'), 'saved')
  await openSheet(guest)
  const consent = page.getByRole('checkbox', { name: 'I accept the terms and conditions.' })
  // Waits until it is stable.
  await consent.click({ trial: true })
  const before = await consent.boundingBox()
  await expect(page.locator('canvas')).toHaveCount(0)
  sheet.arrive()
  await expect(page.locator('canvas')).toBeVisible()
  await consent.click({ trial: true })
  expect(await consent.boundingBox()).toEqual(before)
})
