import type { Locator, Page } from '@playwright/test'
import { expect, livesIn, test } from './foyer.ts'

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true })

test.use({ actionTimeout: 20_000 })

test('S22 S23 S25 a bill at the desk: charged, corrected, shared with a company, paid, invoiced, credited, written off', {
  annotation: livesIn('apps/staff/src/views/folio/folio-view.tsx'),
}, async ({ page, desk }) => {
  const dialog = page.getByRole('dialog')
  const lines = page.getByRole('region', { name: /^Charges of/ })
  await desk.signIn('manager', 'folio/FOY1011')
  await desk.title('Piotr Kowalski')

  await test.step('a charge is posted and taken off again', async () => {
    await page.keyboard.press('c')
    await button(dialog, /^Half board, dinner/).click()
    await button(dialog, 'Post €34.00').click()
    await expect(dialog).toHaveCount(0)
    const preview = page.getByRole('region', { name: 'Invoices of this stay' })
    await expect(preview.getByText('Half board, dinner')).toBeVisible()
    const charged = lines.getByRole('row', { name: /Half board, dinner/ })
    await button(charged, 'More for Half board, dinner').click()
    await page.getByRole('menuitem', { name: 'Correct' }).click()
    await dialog.getByLabel('Reason').fill('Ate elsewhere')
    await button(dialog, 'Take it off').click()
    await expect(lines.getByText('taken off again')).toBeVisible()
    await expect(lines.getByText('“Ate elsewhere”')).toBeVisible()
  })

  await test.step('a company becomes a payer, and gets two lines at once', async () => {
    await button(page, 'Add a payer').click()
    await dialog.getByLabel('Name', { exact: true }).fill('Nordlicht Technik GmbH')
    await dialog.getByLabel('Country').selectOption('DEU')
    await dialog.getByLabel('Tax number').fill('DE136695977')
    await dialog.getByLabel('Street and number').fill('Hafenstraße 14')
    await dialog.getByLabel('City').fill('Hamburg')
    await expect(dialog.getByText(/check the tax number/)).toBeVisible()
    await dialog.getByLabel('Tax number').fill('DE136695976')
    await button(dialog, 'Add a payer').click()
    await expect(page.getByRole('tab', { name: /Nordlicht/, selected: true })).toBeVisible()
    await page.getByRole('tab', { name: /Kowalski/ }).click()
    await button(page, 'Move charges').click()
    await lines.getByRole('checkbox', { name: /restaurant/ }).check()
    await lines.getByRole('checkbox', { name: /Minibar/ }).check()
    await button(page, 'Move').click()
    await expect(dialog).toContainText('€77.30')
    await button(dialog, 'Move it').click()
    await expect(page.getByRole('tab', { name: /Nordlicht/ })).toContainText('77.30')
  })

  await test.step('the company pays on the folio', async () => {
    await page.getByRole('tab', { name: /Nordlicht/ }).click()
    await page.keyboard.press('p')
    await dialog.getByLabel('Payment method').selectOption('transfer')
    await button(dialog, 'Record').click()
    await expect(page.getByRole('tab', { name: /Nordlicht/ })).toContainText('0.00')
  })

  await test.step('its invoice is issued, credited and mailed', async () => {
    const invoices = page.getByRole('region', { name: 'Invoices of this stay' })
    await button(invoices, /^Issue the invoice/).click()
    const paper = invoices.getByRole('article', { name: /^Invoice \S+/ })
    await expect(paper).toContainText('Nordlicht Technik GmbH')
    await expect(paper).toContainText('Paid in full')
    await button(invoices, 'Credit note').click()
    await dialog.getByRole('textbox').fill('The name of the company was wrong')
    await button(dialog, 'Issue the credit note').click()
    const credit = invoices.getByRole('article', { name: /^Credit note \S+/ })
    await expect(credit).toContainText('The name of the company was wrong')
    const number = ((await credit.getAttribute('aria-label')) ?? '').replace('Credit note ', '')
    await button(invoices, 'Send').click()
    await dialog.getByLabel('E-mail address').fill('office@nordlicht.example.com')
    await button(dialog, 'Send').click()
    await expect(dialog).toHaveCount(0)
    await desk.visit('mails')
    await expect(page.getByText(new RegExp(`${number}`)).first()).toBeVisible()
  })

  await test.step('the guest is checked out from the folio', async () => {
    await desk.visit('folio/FOY1011')
    await button(page, 'Check out').click()
    await button(dialog, 'Check out').click()
    await expect(page.getByText('Guest checked out.')).toBeVisible()
    await expect(button(page, 'Check out')).toHaveCount(0)
  })

  await test.step('what is found after the departure is charged, and written off with a reason', async () => {
    await page.getByRole('tab', { name: /Kowalski/ }).click()
    await page.keyboard.press('c')
    await button(dialog, /^Half board, dinner/).click()
    await button(dialog, 'Post €34.00').click()
    await expect(page.getByRole('tab', { name: /Kowalski/ })).toContainText('34.00')
    await button(page, 'Write off').click()
    await dialog.getByRole('textbox').fill('They moved abroad')
    await button(dialog, 'Write off').click()
    await expect(page.getByText('The balance is written off.')).toBeVisible()
    await expect(page.getByRole('tab', { name: /Kowalski/ })).toContainText('0.00')
    await expect(button(page, 'Write off')).toHaveCount(0)
  })
})
