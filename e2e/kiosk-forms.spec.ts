import type { Page } from '@playwright/test'
import { typedDocument } from './check-in-steps.ts'
import { expect, sizes, test } from './foyer.ts'
import { createGuest } from './guest.ts'
import { atStage } from './stages.ts'
import { enrol } from './walk/devices.ts'

/** Presses keys of the on-screen keyboard. */
async function press(page: Page, ...keys: string[]) {
  const keyboard = page.getByRole('region', { name: 'Keyboard' })
  for (const key of keys) await keyboard.getByRole('button', { name: key, exact: true }).click()
}

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`)
const readScroll = (page: Page) =>
  page.locator('main form').evaluate((form) => form.closest('[class*=answer]')?.scrollTop)

/** The fields between the header and the keyboard, each fully visible. */
async function findVisibleFields(page: Page) {
  const top = (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0
  const keys = (await page.getByRole('region', { name: 'Keyboard' }).boundingBox())?.y ?? 0
  const boxes = await page.locator('[data-field]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  const seen = boxes.filter((box) => box.top > top && box.bottom <= keys).length
  return { top, all: boxes.length, seen, aboveKeys: keys - Math.max(...boxes.map((box) => box.bottom)) }
}

test.use({ viewport: sizes.kiosk })

/** A list stays in place while the guest types, and selects the row that was pressed. */
async function chooseNationality(page: Page, typed: string, name: string) {
  const nationality = page.getByRole('button', { name: /^Nationality/ })
  await nationality.click()
  const search = page.locator('[data-open] input')
  const first = page.getByRole('option').first()
  const where = async () => [await search.boundingBox(), (await first.boundingBox())?.y]
  const opened = await where()
  await search.fill(typed)
  await expect(first).toHaveText(name)
  expect(await where()).toEqual(opened)

  await first.hover()
  await page.mouse.down()
  await page.keyboard.type('x')
  await page.mouse.up()
  await expect(nationality).toContainText(name)
}

test('G2 G11 at a kiosk Next leads to every box and list, nothing scrolls or moves, and no digit lands in the wrong box', {
  tag: '@gate',
}, async ({ page, foyer, shoot }) => {
  await enrol(page, foyer, 'kiosk', 1)
  const guest = await atStage(page, foyer.guest(1, 'kiosk'), 'found')
  await guest.tap('Type it in instead')
  await guest.question(/Please enter your passport or ID details/)
  await press(page, '1', '2', '0', '3', '1', '9', '8', '8')
  await press(page, '→')
  // The list of two options opens automatically; a tap selects one.
  await page.getByRole('option', { name: typedDocument.sex, exact: true }).click()
  await expect(field(page, 'gender')).toContainText(typedDocument.sex)
  await press(page, '→')
  await press(page, 'g', 'e', 'r', 'm')
  await shoot('countries')
  await press(page, 'Next')
  await expect(field(page, 'nationality')).toContainText('Germany')
  await press(page, 'Next', 'C', '0', '1', 'X', '0', '0', 'T', '4', '7', 'Next')
  await press(page, '3', '1', '0', '1', '2', '0', '3', '2')
  expect(await readScroll(page)).toBe(0)
  await expect.poll(() => findVisibleFields(page)).toMatchObject({ all: 8, seen: 8 })
  await test.step('a list', () => chooseNationality(page, 'Fran', 'France'))
  await test.step('the list again', () => chooseNationality(page, 'Germ', 'Germany'))
  await guest.tap('Continue')

  await guest.question(/How can we reach you/)
  await expect(field(page, 'postalCode')).toBeVisible()
  const { top, all, seen } = await findVisibleFields(page)
  expect([seen, top < 180]).toEqual([all, true])
  const email = createGuest(page).page.getByRole('textbox', { name: 'E-mail' })
  await email.click()
  await email.fill('')
  await press(page, 'a', '@', 'b', '.', 'd', 'e')
  await press(page, 'Next', '1', '5', '1', '2')
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await expect(email).toHaveValue('a@b.de')
  await expect(phone).toHaveValue('1512')
  // A number of realistic length is fully visible, at every size of the hotel's screens.
  await phone.fill('151 2345 67890')
  for (const size of [sizes.tablet, sizes.kiosk]) {
    await page.setViewportSize(size)
    expect(await phone.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  }
  await press(page, '→')
  // Derived from the nationality, so that no list has to open.
  await expect(field(page, 'country')).toContainText('Germany')
  await expect(page.getByRole('option')).toHaveCount(0)
  expect(await readScroll(page)).toBe(0)
  await shoot('contact')

  // G11 low reach: the same fields, and they end where the keyboard begins.
  const root = (name: string, value: string) =>
    page.evaluate(([key, said]) => document.documentElement.setAttribute(`data-${key}`, said), [name, value] as const)
  await root('reach', 'low')
  await expect.poll(async () => (await findVisibleFields(page)).aboveKeys).toBeLessThan(120)
  expect((await findVisibleFields(page)).seen).toBe(all)
  await shoot('contact, low reach')
  // G11 what does not fit scrolls with arrows, which are next to the fields and do not cover them.
  await root('zoom', '2')
  const down = page.getByRole('button', { name: 'Scroll down' })
  await expect(down).toBeVisible()
  const edge = await page.locator('main form').evaluate((form) => form.getBoundingClientRect().right)
  expect((await down.boundingBox())?.x).toBeGreaterThanOrEqual(edge)
  await shoot('contact, large words')
})
