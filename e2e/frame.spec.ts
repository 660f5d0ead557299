import type { Page } from '@playwright/test'
import {
  beginVisit,
  checkInAtReception,
  fillForms,
  findReservation,
  lucia,
  openGuest,
  signWithConsents,
  typedDocument,
} from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { atStage } from './stages.ts'

const SCRIPT_DELAY_MS = 400

/** Delays scripts and styles, like a weak network in a lobby. */
async function slowDownScripts(page: Page): Promise<void> {
  await page.route(/\/assets\/.*\.(?:js|css)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SCRIPT_DELAY_MS))
    await route.continue()
  })
}

/** Checks every animation frame from the first one on for a missing header or question. */
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

const readFramesWithout = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'without'))

test('G1 G21 G23 header and question are in every frame of a check-in, however slowly its screens load', {
  annotation: livesIn('apps/guest/src/journey/use-current-place.ts'),
}, async ({ page, guest, foyer }) => {
  test.slow()
  await page.setViewportSize(sizes.phone)
  await slowDownScripts(page)
  await watchFrame(page)
  await page.goto(foyer.guest(1, 'own'))
  await beginVisit(guest)
  // G21 at 200 % a picture is removed rather than squeezed into a strip.
  const picture = page.locator('[data-picture="stands"] > main > [aria-hidden="true"]')
  await expect(picture).toBeVisible()
  await page.evaluate(() => document.documentElement.setAttribute('data-zoom', '2'))
  await expect(picture).toBeHidden()
  await page.evaluate(() => document.documentElement.removeAttribute('data-zoom'))
  await findReservation(guest, lucia)
  await openGuest(guest)
  await fillForms(guest)
  // G23 a sheet to sign on, not a strip.
  await expect.poll(async () => (await page.locator('canvas').boundingBox())?.height).toBeGreaterThan(300)
  await signWithConsents(guest)
  await checkInAtReception(guest)
  await guest.question(/Your room/)
  expect(await readFramesWithout(page)).toEqual([])
})

/**
 * Layout faults of a narrow or low phone: a broken hotel name, an overflowing date, a form below a
 * picture.
 */
const findBrokenBySize = (page: Page) =>
  page.evaluate(() => {
    const lines = (element: HTMLElement) =>
      Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight))
    const name = document.querySelector<HTMLElement>('[data-mark] span')
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-part] input')]
    const isOver = (box: HTMLInputElement) =>
      box.getBoundingClientRect().right > innerWidth || box.scrollWidth > box.clientWidth
    const picture = document.querySelector('[data-picture="stands"] > main > [aria-hidden="true"]')
    const labels = [...document.querySelectorAll<HTMLElement>('main :is(label, legend)')]
    const isSmall = (label: HTMLElement) =>
      label.checkVisibility() && Number.parseFloat(getComputedStyle(label).fontSize) < 16
    return [
      labels.length === 0 && 'there are no labels',
      labels.some(isSmall) && 'a label is too small to read',
      boxes.some((box) => box.getBoundingClientRect().height < 44) && 'a date is too low for a finger',
      boxes.length < 6 && 'there are no dates',
      name && lines(name) > (name.textContent ?? '').split(' ').length && 'the name of the hotel breaks inside a word',
      // Hiding the name is better than truncating it.
      name && name.clientWidth > 1 && name.scrollWidth > name.clientWidth && 'the name of the hotel is cut',
      boxes.some(isOver) && 'a date does not fit',
      picture && picture.getClientRects().length > 0 && 'a picture stands where the form should',
      document.documentElement.scrollWidth > innerWidth && 'the page is wider than the phone',
    ].filter(Boolean)
  })

/** Days of a booking that wrap or overflow. */
const findBrokenDays = (page: Page) =>
  page.evaluate(() => {
    const days = [...document.querySelectorAll<HTMLElement>('main dl dd')]
    const isBroken = (day: HTMLElement) => {
      const { right, left } = day.getBoundingClientRect()
      const text = document.createRange()
      text.selectNodeContents(day.firstChild ?? day)
      return left < 0 || right > innerWidth || text.getClientRects().length !== 1
    }
    return days.length < 2 ? ['no days'] : days.filter(isBroken).map((day) => day.textContent)
  })

/** One: the days are stacked. */
const readDayColumns = (page: Page) =>
  page.evaluate(() => {
    const days = [...document.querySelectorAll('main dl > div')]
    return new Set(days.map((day) => Math.round(day.getBoundingClientRect().left))).size
  })

/** The number is next to its prefix, not below it. */
const isPhoneOnOneLine = (page: Page) =>
  page.locator('[data-field="phone"]').evaluate((field) => {
    const top = (part: string) => field.querySelector(part)?.getBoundingClientRect().top ?? 0
    return top('input[type=tel]') > 0 && Math.abs(top('input[type=tel]') - top('button')) < 2
  })

test('G8 G17 G21 on the smallest phones a picture gives way, days are stacked and the form fits; a double tap does not submit the next form, which would open full of errors', {
  annotation: livesIn('apps/guest/src/parts/use-tap-guard.ts'),
}, async ({ page, foyer }) => {
  const ways = { en: 'Find my booking', pt: 'Encontrar a reserva' } as const
  for (const [language, find] of Object.entries(ways)) {
    const query = `voucher=${lucia.reservation}&surname=${encodeURIComponent(lucia.surname)}`
    await page.setViewportSize(sizes.phone)
    await page.goto(`${foyer.guest(1, 'own', language)}check-in?${query}`)
    const picture = page.locator('[data-picture="stands"] > main > [aria-hidden="true"]')
    await expect(picture).toBeVisible()
    // Below 700 px it makes room for the form.
    await page.setViewportSize({ width: 360, height: 640 })
    await expect(picture).toBeHidden()
    await page.getByRole('button', { name: find, exact: true }).click()
    await expect(page.locator('main dl dd').first()).toBeVisible()
    await page.setViewportSize(sizes.phone)
    await expect.poll(() => findBrokenDays(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 844 })
    await expect.poll(() => readDayColumns(page)).toBe(1)
    expect(await findBrokenDays(page)).toEqual([])
  }

  const guest = await atStage(page, foyer.guest(1, 'own'), 'found')
  await guest.date('Date of birth', typedDocument.born)
  await guest.pick('Sex', typedDocument.sex)
  await guest.pick('Nationality', typedDocument.nationality)
  await guest.type('Document number', typedDocument.number)
  await guest.date('Valid until', typedDocument.validUntil)
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await expect(async () => expect(await findBrokenBySize(page)).toEqual([])).toPass()
  }
  await page.setViewportSize(sizes.phone)
  const box = await page.getByRole('button', { name: 'Continue', exact: true }).boundingBox()
  if (!box) throw new Error('There is no way on.')
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 30 })
  await guest.question(/How can we reach/)
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
  for (const width of [360, 320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => isPhoneOnOneLine(page)).toBe(true)
  }
  // A deliberate tap is accepted.
  await guest.tap('Save and continue')
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
})
