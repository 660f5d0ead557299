import type { Page } from '@playwright/test'
import { findBrokenWords } from './find-broken-words.ts'
import { expect, sizes, test } from './foyer.ts'

test.use({ actionTimeout: 20_000 })

/** Buttons that open a dialog, by view. */
const dialogs: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  arrivals: ['New walk-in'],
  'arrivals/FOY1001': [
    'Change room',
    'Change dates',
    'Type and rate',
    'Notes and details',
    'Cancel reservation',
    'No-show',
    /^Take €/,
    'Make a group',
    'Write a message',
    'Change billing details',
  ],
  'arrivals/FOY1007': ['Assign room'],
  'arrivals/FOY1016': ['Reinstate'],
  'in-house/FOY1011': ['Check out', 'Undo check-in', 'New door code'],
  'folio/FOY1011': [/^Post a charge/, 'Add a payer', /^Take payment/, 'Check out'],
  rooms: ['Assign rooms'],
  housekeeping: [/^Take out of order /],
  shift: ['Close shift'],
  users: ['Invite a colleague', 'Remove access'],
  devices: ['Enrol a device', /^Withdraw /, 'Create key'],
  hotel: ['Members', 'History', 'Review changes'],
}

/** What is done in a view before its dialogs can be opened. */
const preparations: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  housekeeping: (page) => page.getByRole('button', { name: /^104/ }).click(),
  async devices(page) {
    await page.getByRole('button', { name: 'Enrol a device' }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: 'Type of device' }).selectOption('kiosk')
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Kiosk by the lift')
    await page.getByRole('dialog').getByRole('button', { name: 'Create code' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  },
  hotel: (page) => page.getByRole('textbox', { name: 'Hotel name' }).fill('Foyer Palace by the sea'),
}

/** Parts of a dialog that are cut off at its side. */
function findCutOff(): string[] {
  const dialog = document.querySelector('dialog')
  const box = dialog?.getBoundingClientRect()
  if (!dialog || !box) return ['no dialog']
  return [...dialog.querySelectorAll<HTMLElement>('button, input, select, textarea, p, label, legend')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 2)
    .filter((one) => one.getBoundingClientRect().right > box.right + 1)
    .map((one) => `${one.tagName} ${one.ariaLabel ?? one.textContent}`)
}

async function expectFits(page: Page, opener: string): Promise<void> {
  expect.soft(await page.evaluate(findCutOff), opener).toEqual([])
  expect.soft(await page.evaluate(findBrokenWords, 'dialog'), opener).toEqual([])
}

for (const [look, { size, colorScheme }] of Object.entries({
  'light, on a screen': { size: sizes.tablet, colorScheme: 'light' },
  'dark, on a phone': { size: sizes.phone, colorScheme: 'dark' },
} as const))
  test(`each dialog of every view works for everyone, fits and closes with Escape: ${look}`, async ({
    page,
    desk,
    axe,
    shoot,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    await desk.signIn('administrator')
    const dialog = page.getByRole('dialog')
    for (const [path, openers] of Object.entries(dialogs)) {
      await desk.visit(path)
      await preparations[path]?.(page)
      for (const name of openers) {
        const opener = page.getByRole('button', { name, exact: true }).first()
        // Phones fold the actions of a stay.
        const more = page.getByRole('button', { name: 'More actions' })
        await expect(opener.or(more).filter({ visible: true }).first()).toBeVisible()
        if (!(await opener.isVisible())) await more.click()
        await opener.click()
        await expect(dialog, `${path}: ${name}`).toBeVisible()
        await expect(dialog.locator('[aria-busy=true], [class*="_rows_"]')).toHaveCount(0)
        await axe()
        await expectFits(page, `${path}: ${name}`)
        await shoot(`${path}: ${name}`)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        await expect(opener).toBeFocused()
      }
    }
  })
