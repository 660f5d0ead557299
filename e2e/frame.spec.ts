import type { Page } from '@playwright/test'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { checkInAtReception, fillForms, find, lucia, openGuest, signWithConsents } from './line.ts'

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
  await guest.tap('English')
  await find(guest, lucia)
  await openGuest(guest)
  await fillForms(guest)
  await signWithConsents(guest)
  await checkInAtReception(guest)
  await guest.question(/Your room/)
  expect(await without(page)).toEqual([])
})

test('G8 a double tap does not fall through to the next screen', async ({ page, guest, foyer }) => {
  await page.setViewportSize(sizes.phone)
  await page.goto(foyer.guest(1, 'own'))
  await guest.tap('English')
  await guest.question('Which booking is yours?')
  await guest.type('Booking number', lucia.reservation)
  await guest.type('Surname', lucia.surname)
  await guest.tap('Find my booking')
  await guest.question(/Is this your stay/)
  await page.getByRole('button', { name: /Yes, check in/ }).dblclick({ delay: 20 })
  await guest.question(/Please enter your document/)
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
})
