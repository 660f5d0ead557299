import type { Page } from '@playwright/test'
import {
  beginVisit,
  camille,
  confirmReservation,
  fillContact,
  fillDocument,
  giulia,
  searchReservation,
  signWithConsents,
} from './check-in-steps.ts'
import { expect, sizes, test } from './foyer.ts'
import { enrol } from './walk/devices.ts'

const readPath = (page: Page) =>
  page.evaluate(() => location.pathname.replace(/^.*\/appkey\/[^/]+/, '') + location.search)

/** Records the screens that a guest passes, and walks over them with the browser's buttons. */
function createWalk(page: Page) {
  const passed: string[] = []
  const reach = async (move: 'back' | 'forward', path: string) => {
    await page.evaluate((direction) => history[direction](), move)
    await expect.poll(() => readPath(page), `${move} to ${path}`).toBe(path)
    await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible()
  }
  return {
    async pass() {
      passed.push(await readPath(page))
    },
    /** From the last screen back to the first and forward again, past those with nothing to show. */
    async walk(isOver: (path: string) => boolean) {
      const shown = passed.filter((path) => !isOver(path))
      for (const path of shown.slice(0, -1).reverse()) await reach('back', path)
      for (const path of shown.slice(1)) await reach('forward', path)
    },
    async staysOnKey() {
      const key = await readPath(page)
      expect(key).toContain('/room-key/')
      for (let press = 0; press < 2; press++) {
        await page.evaluate(() => history.back())
        await expect.poll(() => readPath(page)).toBe(key)
        await expect(page.getByRole('heading', { level: 1, name: /^Your room/ })).toBeVisible()
      }
    },
  }
}

test('G26 G27 back and forward reach every screen of a check-in on a phone, and the key stays', async ({
  page,
  foyer,
  guest,
}) => {
  await page.setViewportSize(sizes.phone)
  const { pass, walk, staysOnKey } = createWalk(page)
  await page.goto(foyer.guest(1, 'own'))
  await guest.tap('English')
  await guest.question('What would you like to do?')
  await pass()
  await guest.tap(/^Check in /)
  await guest.question('Find your booking')
  await pass()
  await searchReservation(guest, camille)
  await guest.question(/Is this your stay/)
  await pass()
  await confirmReservation(guest)
  await guest.question(/Please enter your passport or ID details/)
  await pass()
  await fillDocument(guest)
  await pass()
  await fillContact(guest)
  await guest.question(/Please sign here/)
  await pass()
  await signWithConsents(guest)
  await guest.question('Pay at reception')
  await pass()
  await walk((path) => path.startsWith('/signpad/'))
  await guest.tap(/^Check in, pay/)
  await guest.question(/^Your room/)
  await staysOnKey()
})

/** Parts of the screen that have to be scrolled. */
const findScrolled = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
      .filter((part) => part.scrollHeight > part.clientHeight + 1)
      .map((part) => `${part.className} ${part.clientHeight} of ${part.scrollHeight} px`),
  )

test('G26 G27 G29 back and forward reach every screen at the kiosk, and its key screen fits without scrolling', async ({
  page,
  foyer,
  guest,
}) => {
  await page.setViewportSize(sizes.kiosk)
  await enrol(page, foyer, 'kiosk', 1)
  const { pass, walk, staysOnKey } = createWalk(page)
  await page.goto(foyer.guest(1, 'kiosk'))
  await beginVisit(guest)
  await pass()
  await searchReservation(guest, giulia)
  const ready = page.getByRole('heading', { level: 1, name: 'Everything is ready for you' })
  const asked = page.getByRole('heading', { level: 1, name: /Is this your stay/ })
  await expect(ready.or(asked)).toBeVisible()
  if (await asked.isVisible()) {
    await pass()
    await confirmReservation(guest)
  }
  await expect(ready).toBeVisible()
  await pass()
  await walk(() => false)
  await guest.tap('Check in and get my key')
  await guest.question(/^Your room/)
  await staysOnKey()
  for (const language of ['en', 'de']) {
    await page.goto(`${foyer.guest(1, 'kiosk', language)}room-key/${giulia.reservation}`)
    await expect(page.getByText('12:00')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await findScrolled(page), language).toEqual([])
    await page.locator('h1').evaluate((heading) => {
      heading.textContent = `${heading.textContent?.split(',')[0]}, Maximiliane-Alexandra, Bartholomäus-Friedrich`
    })
    expect(await findScrolled(page), `${language}, long names`).toEqual([])
  }
})
