import { expect, type Page } from '@playwright/test'

/** A guest whose language nobody knows: finds their way by the places of things, not by words. */
export function visitorAt(page: Page) {
  const primary = page.locator('main button[data-kind="primary"]')
  const field = (name: string) => page.locator(`[data-field="${name}"]`)
  const dialog = page.locator('dialog[open]')

  /** The screen is here when its question is, and nothing waits any more. */
  async function arrive(screen: string | RegExp) {
    await page.waitForURL(typeof screen === 'string' ? (url) => url.pathname.includes(`/${screen}`) : screen)
    // While a late part comes, React keeps the screen before it in the page, hidden.
    await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible()
    await settle()
  }

  /** Nothing is on its way any more: no shape of what is coming, no list and no picture still to be fetched. */
  async function settle() {
    await expect(page.locator('[class*="inner"] > *, main > [class*="words"], main button').first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"], [class*="skeleton"]')).toHaveCount(0)
    await expect(page.locator('[class*="picture"][aria-hidden]:empty')).toHaveCount(0)
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
    // A kiosk that is content with the surname asks for the number when it is not enough.
    await number.fill(voucher)
    await primary.click()
  }

  async function date(name: string, day: string, month: string, year: string) {
    const box = (part: string) => field(name).locator(`input[id$="-${part}"]`)
    await box('day').fill(day)
    await box('month').fill(month)
    await box('year').fill(year)
  }

  /** Opens the list, and takes what the keys find in it. */
  async function choose(name: string, typed?: string) {
    await field(name).locator('button[aria-haspopup="listbox"], [role="combobox"]').first().click()
    const option = page.getByRole('option').first()
    if (typed) await page.locator('[data-open] input').fill(typed)
    await option.waitFor()
    // Faster than any finger: a list that becomes shorter between pressing and letting go takes nothing.
    await expect(async () => {
      if (await option.isVisible()) await option.click({ timeout: 2_000 })
      await expect(option).toBeHidden({ timeout: 1_000 })
    }).toPass()
  }

  /** A device with a reader asks to be shown the document first; whoever walks here has none to show. */
  async function passReader(look: () => Promise<void> = async () => {}) {
    const instead = page.locator('main button:has(.lucide-keyboard)')
    await expect(instead.or(field('documentNumber')).first()).toBeVisible()
    if (!(await instead.isVisible())) return
    await look()
    await instead.click()
    await expect(field('documentNumber')).toBeVisible()
  }

  async function fillDocument() {
    await date('birthDate', '12', '03', '1988')
    await choose('gender')
    await choose('nationality', 'DEU')
    await field('documentNumber').locator('input').fill('C01X00T47')
    await date('expiryDate', '31', '01', '2032')
  }

  async function fillContact() {
    await field('email').locator('input').fill('guest@example.com')
    await choose('country', 'DEU')
    await field('street').locator('input').fill('Lindenallee 4')
    await field('postalCode').locator('input').fill('10115')
  }

  async function sign() {
    const box = await page.locator('canvas').boundingBox()
    if (!box) throw new Error('There is no sheet to sign on.')
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
    await page.mouse.move(...at(0.2, 0.6))
    await page.mouse.down()
    for (const [x, y] of [
      [0.28, 0.32],
      [0.34, 0.68],
      [0.46, 0.42],
      [0.5, 0.62],
      [0.6, 0.46],
      [0.78, 0.58],
    ] as const) {
      await page.mouse.move(...at(x, y), { steps: 5 })
    }
    await page.mouse.up()
  }

  return { page, primary, dialog, field, settle, arrive, search, choose, passReader, fillDocument, fillContact, sign }
}

export type Visitor = ReturnType<typeof visitorAt>
