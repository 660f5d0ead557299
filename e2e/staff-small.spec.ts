import type { Page } from '@playwright/test'
import { findBrokenWords } from './find-broken-words.ts'
import { expect, sizes, test } from './foyer.ts'
import { type Desk, people } from './staff.ts'

const views = [
  'arrivals',
  'arrivals/FOY1001',
  'arrivals/FOY1007',
  'in-house',
  'in-house/FOY1011',
  'departures',
  'alerts',
  'shift',
  'registers',
  'devices',
  'users',
  'audit',
  'jobs',
  'hotel',
  'account',
]

/** The narrowest page that accessibility guidelines expect to work. */
const narrow = { width: 320, height: 844 }

/** Elements that overflow the page, or its panel. */
function findOutOfSight(): string[] {
  const found = new Set<string>()
  // Containers that scroll sideways on their own.
  const sideways = '[class*="scroll"], [class*="foot"], [class*="chips"], [class*="broad"]'
  const root = document.querySelector('aside') ?? document.body
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: of, nodeValue: text } = texts.currentNode
    if (!of?.checkVisibility() || of.closest('select, option, script, style, .sr-only') || !text?.trim()) continue
    const box = of.getBoundingClientRect()
    const isScrolled = of.closest(sideways)
    if (box.width > 2 && box.right > innerWidth + 1 && !isScrolled) found.add(`"${text}" sticks out`)
  }
  for (const button of root.querySelectorAll('button')) {
    const isScrolled = button.closest(sideways)
    const { right, width } = button.getBoundingClientRect()
    if (width > 2 && right > innerWidth + 1 && !isScrolled && button.checkVisibility())
      found.add(`the button "${button.ariaLabel ?? button.textContent}" sticks out`)
  }
  return [...found]
}

/**
 * Touch targets that are too low. A name in a list counts as its whole row, and a checkbox includes
 * its label.
 */
function findTooLow(): string[] {
  const pressed = (document.querySelector('aside') ?? document.body).querySelectorAll(
    'button, a[href], select, summary',
  )
  return [...pressed]
    .filter((one) => one.checkVisibility() && !one.matches('[class*="open"], [class*="skip"], [class*="inText"]'))
    .filter((one) => one.getBoundingClientRect().height < 44)
    .map((one) => `${one.ariaLabel ?? one.textContent}: ${one.getBoundingClientRect().height}`)
}

/** Late fonts shift the text once more, so this waits for them. */
const expectWellLaidOut = (page: Page, path: string) =>
  expect
    .poll(async () => {
      const words = await page.evaluate(findBrokenWords, 'aside, body:not(:has(aside))')
      return [...(await page.evaluate(findOutOfSight)), ...words]
    }, path)
    .toEqual([])

async function switchToGerman(page: Page, desk: Desk): Promise<void> {
  await desk.signIn('everywhere', 'account')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await desk.title('Konto')
}

test('on a manager’s phone, in German, no word is broken and nothing overflows', async ({
  page,
  desk,
  foyer,
  axe,
  shoot,
}) => {
  await page.setViewportSize(sizes.phone)
  await page.goto(`${foyer.url}/staff/forgotten`)
  await desk.type('E-mail', people.manager.email)
  await desk.press('Send me a link')
  await expect(page.getByText('Check your mail')).toBeVisible()
  await axe()
  await switchToGerman(page, desk)
  for (const path of views) {
    await desk.visit(path)
    await expectWellLaidOut(page, path)
    expect(await page.evaluate(findTooLow), path).toEqual([])
    await axe()
    await shoot(path)
  }

  await desk.visit('jobs')
  await page.getByRole('button', { name: 'Jetzt ausführen: Rechnungsdatensätze' }).click()
  await page.setViewportSize(narrow)
  await desk.visit('audit')
  await expect(page.getByText('Aufgabe: Rechnungsdatensätze')).toBeVisible()
  await expectWellLaidOut(page, 'long words in the log')
  await shoot('long words in the log')
  await page.setViewportSize(sizes.phone)

  await desk.visit('mails')
  const mail = page.getByRole('row', { name: people.manager.email })
  await expect(mail.getByText(/^Choose a (new )?password/)).toBeVisible()
  await expectWellLaidOut(page, 'mails')
  await shoot('mails')
})

test('at 200 % zoom the desk reads a stay to its end with its actions in view, and those of a dialog; on a phone two fields of a dialog do not overlap', async ({
  page,
  desk,
  shoot,
}) => {
  const enlarged = { width: sizes.tablet.width / 2, height: sizes.tablet.height / 2 }
  await page.setViewportSize(enlarged)
  await desk.signIn('receptionist', 'in-house/FOY1011')
  const stay = desk.stay('FOY1011')
  const foot = stay.locator('footer')
  await expect(foot).toBeInViewport()
  const taken = async (part: typeof stay) => (await part.boundingBox())?.height ?? 0
  expect(await taken(foot)).toBeLessThan(enlarged.height / 5)
  const log = stay.getByRole('heading', { name: 'Timeline' })
  await log.scrollIntoViewIfNeeded()
  await expect(log).toBeInViewport()
  await expect(stay.getByRole('heading', { level: 2 })).not.toBeInViewport()
  await shoot('a stay')

  await desk.visit('shift')
  await desk.press('Close shift')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Close shift' })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('textbox', { name: 'Note' }).scrollIntoViewIfNeeded()
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toBeInViewport()
  await shoot('closing the shift')
  await desk.press('Cancel')

  await page.setViewportSize(sizes.phone)
  await desk.visit('arrivals')
  await page.getByRole('button', { name: 'New walk-in' }).click()
  const box = async (name: string) => {
    const found = await dialog.getByLabel(name).boundingBox()
    if (!found) throw new Error(`${name} is not there`)
    return found
  }
  const [day, nights] = [await box('Arrival'), await box('Nights')]
  expect(day.x + day.width).toBeLessThan(nights.x)
  await shoot('a walk-in')
})
