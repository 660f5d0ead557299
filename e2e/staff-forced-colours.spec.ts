import type { Page } from '@playwright/test'
import { expect, test } from './foyer.ts'

const views = [
  'arrivals/FOY1016',
  'in-house/FOY1011',
  'alerts',
  'shift',
  'registers',
  'devices',
  'users',
  'import',
  'audit',
  'jobs',
  'hotel',
  'account',
]

/** Marks whatever is outlined only by a shadow, except dots, which have a label next to them. */
function markShadows(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { width, height } = element.getBoundingClientRect()
    const isDrawn = getComputedStyle(element).boxShadow !== 'none' && element.checkVisibility()
    if (isDrawn && width > 16 && height > 16) element.dataset['shadow'] = ''
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
  await page.emulateMedia({ forcedColors: 'none' })
  await page.evaluate(markShadows)
  await page.emulateMedia({ forcedColors: 'active' })
  return page.evaluate(findWithoutEdge)
}

test('in forced colours, what a shadow outlined has a border, and the next step stands out', {
  tag: '@gate',
}, async ({ page, desk, foyer, shoot }) => {
  await desk.signIn('everywhere')
  for (const path of views) {
    await page.emulateMedia({ forcedColors: 'none' })
    await page.goto(`${foyer.url}/staff/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await desk.live()
    expect.soft(await findMissingEdges(page), path).toEqual([])
    await shoot(path)
  }

  await page.goto(`${foyer.url}/staff/in-house/FOY1011`)
  const stay = desk.stay('FOY1011')
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

  await stay.getByRole('button', { name: 'Check out' }).click()
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
