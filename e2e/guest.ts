import type { Page } from '@playwright/test'
import { gone, visible } from './wait.ts'

/** A guest's actions, independent of the implementation. */
export function createGuest(page: Page) {
  const question = (text: string | RegExp) => visible(page.getByRole('heading', { level: 1, name: text }))
  /**
   * A screen ignores taps on its primary button right after it appears, so this waits as a reading
   * guest would.
   */
  const tap = async (name: string | RegExp) => {
    await visible(page.getByRole('button', { name, exact: true }))
    await gone(page.locator('[data-arriving]'))
    await page.getByRole('button', { name, exact: true }).click()
  }
  /** Some fields show suggestions while typing; this types regardless. */
  const type = (label: string | RegExp, text: string) =>
    page
      .getByRole('textbox', { name: label })
      .or(page.getByRole('combobox', { name: label }))
      .fill(text)
  /** A password field shows dots and has no textbox role. */
  const password = (text: string, label = 'Password') => page.getByLabel(label, { exact: true }).fill(text)

  async function pick(label: string | RegExp, option: string) {
    const field = page
      .getByRole('combobox', { name: label })
      .or(page.getByRole('button', { name: label }))
      .first()
    const choice = page.getByRole('option', { name: option, exact: true })
    await field.click()
    await choice.click()
  }

  /** Day, month, year, in the order of the guest's language. */
  async function date(label: string | RegExp, parts: readonly [string, string, string]) {
    const group = page.getByRole('group', { name: label })
    for (const [at, part] of parts.entries()) await group.getByRole('textbox').nth(at).fill(part)
  }

  async function sign() {
    const sheet = page.getByRole('img', { name: /sign/i }).or(page.locator('canvas')).first()
    await sheet.scrollIntoViewIfNeeded()
    const box = await sheet.boundingBox()
    if (!box) throw new Error('There is no sheet to sign on.')
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.6)
    await page.mouse.down()
    for (const [x, y] of [
      [0.3, 0.4],
      [0.4, 0.65],
      [0.55, 0.45],
      [0.7, 0.6],
    ] as const) {
      await page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 4 })
    }
    await page.mouse.up()
  }

  const tick = (label: string | RegExp) => page.getByRole('checkbox', { name: label }).check()

  return { page, question, tick, tap, type, password, pick, date, sign }
}

export type Guest = ReturnType<typeof createGuest>
