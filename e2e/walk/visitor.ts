import { expect, type Locator, type Page } from '@playwright/test'
import { typedContact, typedDocument } from '../check-in-steps.ts'
import { createGuest } from '../guest.ts'
import { gone, visible } from '../wait.ts'
import type { FindText } from './texts.ts'

/**
 * A guest in any language: taps elements by their name in it, and otherwise follows the primary
 * action.
 */
export function createVisitor(page: Page, words: FindText) {
  const primary = page.locator('main button[data-kind="primary"]')
  const field = (name: string) => page.locator(`[data-field="${name}"]`)
  const find = (part: string | Locator) => (typeof part === 'string' ? field(part) : part)
  const dialog = page.locator('dialog[open]')
  const button = (key: string) => page.getByRole('button', { name: words(key) })

  /** Waits until the screen shows its question and nothing is loading. */
  async function arrive(screen: string | RegExp) {
    await page.waitForURL(typeof screen === 'string' ? (url) => url.pathname.includes(`/${screen}`) : screen)
    // The previous screen stays until the next one can be shown. An address without a screen is the
    // first one.
    await page.waitForFunction(() => {
      const shown = document.body.dataset['screen']
      const names = location.pathname.split('/').filter(Boolean)
      // The one screen whose address has another name.
      if (shown === 'create-reservation') return names.includes('walk-in')
      return shown === undefined || names.includes(shown) || ['appkey', 'lang'].includes(names.at(-2) ?? '')
    })
    // While a late part loads, React keeps the previous screen in the page, hidden.
    await visible(page.locator('h1').filter({ visible: true }).first())
    await settle()
  }

  /** Waits until no placeholder, list or picture is still loading. */
  async function settle() {
    const answer = page.getByRole('main').locator('p, button, form, dl, ul').filter({ visible: true })
    await visible(answer.first())
    await gone(page.locator('[aria-busy="true"]'))
    await gone(page.locator('[data-arriving]'))
    await page.waitForFunction(() => document.fonts.status === 'loaded')
  }

  async function search(voucher: string, surname: string) {
    await arrive('check-in')
    const number = page.locator('input[name="voucher"]')
    const asksNumber = await number.isVisible()
    if (asksNumber) await number.fill(voucher)
    await page.locator('input[name="surname"]').fill(surname)
    await primary.click()
    if (asksNumber) return
    // A kiosk that starts with the surname asks for the number when it is not enough.
    await number.fill(voucher)
    await primary.click()
  }

  /** `part`: the field's name, or what contains it alone. */
  async function date(part: string | Locator, [day, month, year]: readonly [string, string, string]) {
    const box = (name: string) => find(part).locator(`input[id$="-${name}"]`)
    await box('day').fill(day)
    await box('month').fill(month)
    await box('year').fill(year)
  }

  /** Opens the list and selects the match for what is typed. */
  async function choose(part: string | Locator, typed?: string) {
    await find(part).locator('button[aria-haspopup="listbox"], [role="combobox"]').first().click()
    const option = page.getByRole('option').first()
    if (typed) await page.locator('[data-open] input').fill(typed)
    await option.waitFor()
    // A list that shrinks between press and release selects nothing, so this is retried.
    await expect(async () => {
      if (await option.isVisible()) await option.click({ timeout: 2_000 })
      await expect(option).toBeHidden({ timeout: 1_000 })
    }).toPass()
  }

  /** A device with a reader asks for the document first; walks skip it. */
  async function passReader(look: () => Promise<void> = async () => {}) {
    const instead = button('guest-detail.typeInstead')
    await expect(instead.or(field('documentNumber')).first()).toBeVisible()
    if (!(await instead.isVisible())) return
    await look()
    await instead.click()
    await expect(field('documentNumber')).toBeVisible()
  }

  async function fillDocument() {
    await date('birthDate', typedDocument.born)
    // Only some authorities ask for it.
    if (await field('birthCountry').isVisible()) await choose('birthCountry', 'DEU')
    await choose('gender')
    await choose('nationality', 'DEU')
    await field('documentNumber').getByRole('textbox').fill(typedDocument.number)
    await date('expiryDate', typedDocument.validUntil)
  }

  async function fillContact() {
    const { email, street, postalCode } = typedContact
    const box = (name: string) => field(name).getByRole('textbox').or(field(name).getByRole('combobox'))
    await box('email').fill(email)
    await choose('country', 'DEU')
    await box('street').fill(street)
    await box('postalCode').fill(postalCode)
    // Only some authorities ask for it.
    if (await field('city').isVisible()) await box('city').fill('Berlin')
  }

  const { sign } = createGuest(page)
  return {
    page,
    words,
    primary,
    button,
    dialog,
    field,
    settle,
    arrive,
    search,
    date,
    choose,
    passReader,
    fillDocument,
    fillContact,
    sign,
  }
}

export type Visitor = ReturnType<typeof createVisitor>
