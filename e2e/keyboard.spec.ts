import type { Locator, Page } from '@playwright/test'
import { findAccessibilityIssues } from './accessibility-issues.ts'
import { expect, sizes, test } from './foyer.ts'

const MAX_TABS = 40

type Role = 'button' | 'checkbox' | 'combobox' | 'radio' | 'textbox'

/** Presses Tab until the element has the focus: everything must be reachable by keyboard. */
async function tabTo(page: Page, what: Role | Locator, name: string | RegExp = '') {
  const wanted = typeof what === 'string' ? page.getByRole(what, { name, exact: true }) : what
  await wanted.waitFor()
  for (let step = 0; step < MAX_TABS; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Nobody gets to ${wanted} with the Tab key.`)
}

/** A dialog traps the keyboard, Escape closes it, and the focus returns. */
async function expectFocusTrap(page: Page) {
  await tabTo(page, 'button', 'Reception')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab')
    // After its last control the focus goes to the browser's own frame, never to the page behind.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/)
    expect(await page.evaluate(() => document.activeElement?.closest('main, header') ?? null)).toBeNull()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Reception' })).toBeFocused()
}

/** Lists, suggestions and boxes of an address, each left with the focus where it belongs. */
async function fillAddress(page: Page) {
  const list = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  const choose = async (name: string, typed: string) => {
    await tabTo(page, list(name))
    await page.keyboard.press('Enter')
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(list(name)).toBeFocused()
  }
  await choose('Country of residence', 'Ital')
  const flag = list('Country of residence').locator('img')
  await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(list('Region')).toBeEnabled()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Via delle Lanterne 14')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4012')
  await expect(page.getByRole('option', { name: '40121 Bologna' })).toBeVisible()
  expect(await findAccessibilityIssues(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Town' })).toHaveValue('Bologna')
  await page.keyboard.press('Tab')
  await expect(list('Region')).toBeFocused()
  await expect(list('Region')).toContainText('Bologna')
  await choose('Region', 'Ferra')
}

test('a guest checks in on a tablet with the keyboard alone: dialog, address lists and signature too', {
  tag: '@gate',
}, async ({ page, guest, foyer }) => {
  const press = async (name: string | RegExp) => {
    await tabTo(page, 'button', name)
    await page.keyboard.press('Enter')
  }
  const write = async (name: string | RegExp, text: string) => {
    await tabTo(page, 'textbox', name)
    await page.keyboard.type(text)
  }
  const choose = async (name: RegExp, typed: string) => {
    await press(name)
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }
  const tick = async (name: string | RegExp) => {
    await tabTo(page, 'checkbox', name)
    await page.keyboard.press('Space')
  }

  await page.setViewportSize(sizes.tablet)
  await page.goto(foyer.guest(1, 'own'))
  await test.step('a dialog', () => expectFocusTrap(page))
  await press('English')
  await guest.question('What would you like to do?')
  await press(/^Check in /)

  await guest.question('Find your booking')
  await write('Booking number', 'FOY1001')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Garcia Lopez')
  await page.keyboard.press('Enter')

  await guest.question(/Is this your stay/)
  await press(/Yes, check in/)

  await guest.question(/Please enter your passport or ID details/)
  await tabTo(page, page.getByRole('group', { name: 'Date of birth' }).getByRole('textbox').first())
  // Each box moves the focus to the next one.
  await page.keyboard.type('12031988')
  await tabTo(page, 'combobox', 'Sex')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await choose(/^Nationality/, 'Germ')
  await write('Document number', 'C01X00T47')
  await page.keyboard.press('Tab')
  await page.keyboard.type('31012032')
  await press('Continue')

  await guest.question(/How can we reach you/)
  await tabTo(page, 'textbox', 'E-mail')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('lucia@example.com')
  await test.step('the address', () => fillAddress(page))
  await press('Save and continue')

  // Drawing needs a pointer: the description for screen readers says how else to sign.
  await guest.question(/Please sign here/)
  await expect(page.getByRole('img', { name: /signature/i })).toHaveAccessibleDescription(
    /you can type your name instead/,
  )
  await press('Type my name instead')
  await expect(page.getByRole('textbox', { name: 'Your full name' })).toBeFocused()
  await page.keyboard.type('lucia garcia lopez')
  await tick('I have read the privacy notice.')
  await tick('I accept the terms and conditions.')
  await press('Sign and continue')

  await guest.question('Pay at reception')
  await press('Check in, pay €240.00 at reception')
  await guest.question(/Your room/)
  await press('I have my code')
  await guest.question(/Thank you/)
  await tabTo(page, 'radio', '1 star')
  for (let stars = 1; stars < 5; stars += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible()
  await press('Show my room and code')
  await guest.question(/Your room/)
})
