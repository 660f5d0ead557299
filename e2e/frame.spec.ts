import type { Page } from '@playwright/test'
import { expect, livesIn, sizes, test } from './foyer.ts'
import {
  begin,
  checkInAtReception,
  fillForms,
  find,
  findByAddress,
  lucia,
  openGuest,
  signWithConsents,
  typedDocument,
} from './line.ts'

const LATE_MS = 400

/** Scripts and styles take their time, as they do in a lobby with a weak network. */
async function onSlowScripts(page: Page): Promise<void> {
  await page.route(/\/assets\/.*\.(?:js|css)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    await route.continue()
  })
}

/** Looks at every picture that the browser draws, from the first one on: which of them had no header, or no question? */
async function watchFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const without: string[] = []
    Object.assign(globalThis, { without })
    let hasBegun = false
    const look = () => {
      const isShown = (element: Element) => element.getClientRects().length > 0 && element.textContent !== ''
      const isSeen = ['header [data-mark]', 'h1'].every((part) => [...document.querySelectorAll(part)].some(isShown))
      hasBegun ||= isSeen
      if (hasBegun && !isSeen) without.push(location.pathname)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

const without = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'without'))

test('G1 header and question stand in every picture of a check-in, however slowly its screens come', {
  annotation: livesIn('apps/guest/src/journey/use-here.ts'),
}, async ({ page, guest, foyer }) => {
  test.slow()
  await page.setViewportSize(sizes.phone)
  await onSlowScripts(page)
  await watchFrame(page)
  await page.goto(foyer.guest(1, 'own'))
  await begin(guest)
  await find(guest, lucia)
  await openGuest(guest)
  await fillForms(guest)
  await signWithConsents(guest)
  await checkInAtReception(guest)
  await guest.question(/Your room/)
  expect(await without(page)).toEqual([])
})

test('G8 a double tap does not fall through to the next form, which would open full of red', {
  annotation: livesIn('apps/guest/src/parts/use-arrival.ts'),
}, async ({ page, foyer }) => {
  await page.setViewportSize(sizes.phone)
  const guest = await findByAddress(page, foyer.guest(1, 'own'))
  await openGuest(guest)
  await guest.date('Date of birth', typedDocument.born)
  await guest.pick('Sex', typedDocument.sex)
  await guest.pick('Nationality', typedDocument.nationality)
  await guest.type('Document number', typedDocument.number)
  await guest.date('Valid until', typedDocument.validUntil)
  const box = await page.getByRole('button', { name: 'Continue', exact: true }).boundingBox()
  if (!box) throw new Error('There is no way on.')
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 30 })
  await guest.question(/How can we reach/)
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
  // Who means it is heard.
  await guest.tap('Save and continue')
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
})
