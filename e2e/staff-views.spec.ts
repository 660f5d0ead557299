import type { Page } from '@playwright/test'
import { expect, test } from './foyer.ts'
import type { Desk } from './staff.ts'

const views = [
  ['arrivals/FOY1002', 'Arrivals'],
  ['arrivals/FOY1016', 'Arrivals'],
  ['in-house', 'In house'],
  ['departures', 'Departures'],
  ['alerts', 'Alerts'],
  ['guest-words', 'Feedback'],
  ['shift', 'Shift'],
  ['registers', 'Registers'],
  ['screens', 'Desk screens'],
  ['devices', 'Devices'],
  ['mails', 'Mail'],
  ['users', 'Users'],
  ['import', 'Import'],
  ['audit', 'Audit'],
  ['jobs', 'Jobs'],
  ['hotel', 'Hotel'],
  ['account', 'Account'],
] as const

/** Marks whatever is outlined only by a shadow, except dots, which have a label next to them. */
function markShadows(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { width, height } = element.getBoundingClientRect()
    const isDrawn = getComputedStyle(element).boxShadow !== 'none' && element.checkVisibility()
    element.toggleAttribute('data-shadow', isDrawn && width > 16 && height > 16)
  }
}

/** Of those, the elements that have neither a border nor an outline now that shadows are off. */
function findWithoutEdge(): string[] {
  const found = [...document.querySelectorAll<HTMLElement>('[data-shadow]')].filter((element) => {
    const style = getComputedStyle(element)
    const widths = [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth, style.outlineWidth]
    const lines = [style.borderTopStyle, style.borderBottomStyle, style.borderLeftStyle, style.outlineStyle]
    return !lines.some((line, at) => line !== 'none' && widths[at] !== '0px')
  })
  return found.map(({ tagName, className, textContent }) => `${tagName}.${className} "${textContent?.slice(0, 30)}"`)
}

async function findMissingEdges(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  await page.evaluate(markShadows)
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await page.evaluate(findWithoutEdge)
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

/** In forced colours the next step, a warning and a focused field stand out. */
async function expectEmphasis({ page, stay: findStay }: Desk) {
  await page.emulateMedia({ forcedColors: 'active' })
  const stay = findStay('FOY1011')
  const ground = (name: string | RegExp) =>
    stay.getByRole('button', { name }).evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect(stay.getByText('Collect €77.30')).toBeVisible()
  expect(await ground(/^Take/)).not.toBe(await ground('Check out'))
  const warning = stay.getByText('Collect €77.30').locator('xpath=../..')
  await expect(warning).toHaveCSS('border-top-style', 'solid')

  // The field is inside its frame and has no outline.
  await page.getByRole('searchbox').focus()
  const frame = page.getByRole('searchbox').locator('xpath=..')
  await expect(frame).toHaveCSS('outline-style', 'solid')
  await page.emulateMedia({ forcedColors: 'none' })
}

test('every view works in light, dark and forced colours: what a shadow outlined has a border', async ({
  page,
  desk,
  axe,
  shoot,
}) => {
  await desk.signIn('everywhere')
  for (const [path, title] of views) {
    await desk.visit(path)
    await desk.title(title)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await axe()
      await shoot(`${title}, ${colorScheme}`)
    }
    expect.soft(await findMissingEdges(page), path).toEqual([])
  }

  await desk.visit('in-house/FOY1011')
  await test.step('emphasis', () => expectEmphasis(desk))
  expect.soft(await findMissingEdges(page), 'a stay').toEqual([])
  await desk.stay('FOY1011').getByRole('button', { name: 'Check out' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await findMissingEdges(page), 'a dialog').toEqual([])
  await shoot('a dialog')
  await desk.press('Cancel')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account$/ })
    .click()
  expect.soft(await findMissingEdges(page), 'a menu').toEqual([])
})
