import type { Page } from '@playwright/test'
import { giulia, searchReservation } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { openDevice } from './kiosk.ts'
import { createDesk } from './staff.ts'
import { atScreen } from './stages.ts'

const amount = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

test('SUMMARY-01.b SUMMARY-01.c SUMMARY-09 SUMMARY-11 at the kiosk Giulia adds cava, applies her voucher, removes it, applies it again, and has the bill mailed', {
  annotation: livesIn('apps/server/src/money/voucher/voucher.service.ts'),
}, async ({ page, foyer, elsewhere, axe, shoot }) => {
  await page.setViewportSize(sizes.kiosk)
  const guest = await openDevice(page, foyer, { appKey: 'kiosk-extras' })
  await guest.tap('English')
  await searchReservation(guest, giulia)
  await guest.question('Stay until four')
  await guest.tick(/Yes, please/)
  await guest.tap('Continue')
  await guest.tap('No, thanks')
  await guest.tap('No, thanks')
  await guest.question('Would you like a bigger room?')
  await guest.tap('Keep my room')

  await guest.question('Pay at reception')
  await expect(amount(page, 'Due today')).toHaveText('€30.00')
  await guest.tap('I have a voucher')
  const modal = page.getByRole('dialog', { name: 'Your voucher' })
  await modal.getByRole('textbox', { name: 'Voucher code' }).fill('nothing')
  await modal.getByRole('button', { name: 'Use voucher' }).click()
  await expect(modal.getByText('This voucher code can’t be used.')).toBeVisible()
  await shoot('voucher refused')
  await modal.getByRole('textbox', { name: 'Voucher code' }).fill('lamp-25')
  await modal.getByRole('button', { name: 'Use voucher' }).click()
  await expect(amount(page, 'Voucher of the house')).toHaveText('-€25.00')
  await expect(amount(page, 'Due today')).toHaveText('€5.00')
  await shoot('voucher used')

  // Removing and applying it again restores the same bill each time.
  await guest.tap('Remove voucher LAMP-25')
  await expect(amount(page, 'Due today')).toHaveText('€30.00')
  await guest.tap('I have a voucher')
  await modal.getByRole('textbox', { name: 'Voucher code' }).fill('LAMP-25')
  await modal.getByRole('button', { name: 'Use voucher' }).click()
  await expect(amount(page, 'Due today')).toHaveText('€5.00')

  // Ten per cent would exceed the open balance: vouchers are not paid out.
  await guest.tap('I have a voucher')
  await modal.getByRole('textbox', { name: 'Voucher code' }).fill('WELCOME10')
  await modal.getByRole('button', { name: 'Use voucher' }).click()
  await guest.question('Everything is ready for you')
  await expect(amount(page, 'Due today')).toHaveText('€0.00')

  await guest.tick('Send me the bill by e-mail')
  const address = page.getByRole('textbox', { name: 'E-mail for the bill' })
  await address.fill('office@')
  await guest.tap('Check in and get my key')
  await expect(page.getByText('Please enter an e-mail address like name@example.com.')).toBeVisible()
  await axe()
  await shoot('summary with everything')
  await address.fill('office@example.com')
  await guest.tap('Check in and get my key')
  await page.waitForURL(/room-key|finish/)

  const office = await elsewhere(sizes.tablet)
  const desk = createDesk(office, foyer)
  await desk.signIn('manager', 'mails')
  await expect(office.getByText('office@example.com').first()).toBeVisible()
})

test('INVOICE-01 INVOICE-02.b INVOICE-03.b INVOICE-07.a on a phone Giulia has the invoice made out to her company; the desk sees it', {
  annotation: livesIn('apps/server/src/book/customer/customer.service.ts'),
}, async ({ page, foyer, elsewhere, axe, shoot }) => {
  await page.setViewportSize(sizes.phone)
  const guest = await atScreen(page, foyer.guest(1, 'own'), 'bill', giulia)
  await guest.question('Everything is ready for you')
  await expect(page.getByText('Invoice to Giulia Rossi')).toBeVisible()
  await shoot('summary')
  await guest.tap('Change')
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('heading', { name: 'Who is the invoice for?' })).toBeVisible()
  await shoot('whom')
  await modal.getByRole('radio', { name: /Someone else/ }).check({ force: true })
  await modal.getByRole('button', { name: 'Continue' }).click()
  await shoot('which kind')
  await modal.getByRole('button', { name: /^Company|A company/ }).click()
  await modal.getByRole('textbox', { name: 'Name of the company' }).fill('Rossi & Figli')
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(modal.locator('[aria-invalid="true"]').first()).toBeVisible()
  await axe()
  await shoot('what the hotel asks')
  await modal.getByRole('textbox', { name: 'Tax number' }).fill('IT01234567890')
  await modal.getByRole('textbox', { name: 'Street and number' }).fill('Via Larga 7')
  await modal.getByRole('textbox', { name: 'Town' }).fill('Milano')
  await modal.getByRole('button', { name: /^Country/ }).click()
  await page.getByRole('combobox').or(page.getByRole('searchbox')).last().fill('Ital')
  await page.getByRole('option', { name: 'Italy' }).click()
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Invoice to Rossi & Figli')).toBeVisible()
  await shoot('changed')

  const office = await elsewhere(sizes.tablet)
  const desk = createDesk(office, foyer)
  await desk.signIn('receptionist', 'arrivals/FOY1003')
  const stay = desk.stay('FOY1003')
  await expect(stay.getByText('Rossi & Figli')).toBeVisible()
  await expect(stay.getByText(/IT01234567890/)).toBeVisible()
})

test('at the desk Marta takes cash, refunds part of it with a reason, and closes her shift', {
  annotation: livesIn('apps/server/src/desk/money/desk-payments.ts'),
}, async ({ page, foyer, axe, shoot }) => {
  await page.setViewportSize(sizes.tablet)
  const desk = createDesk(page, foyer)
  await desk.signIn('receptionist', 'arrivals/FOY1001')
  const stay = desk.stay('FOY1001')
  await stay.getByRole('button', { name: 'Take €240.00' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Amount in EUR' })).toHaveValue('240.00')
  await axe()
  await shoot('take')
  await dialog.getByRole('button', { name: 'Record' }).click()
  await expect(stay.getByText('paid', { exact: true })).toBeVisible()
  await expect(stay.getByRole('button', { name: /^Take/ })).toHaveCount(0)
  await stay.getByRole('button', { name: 'Refund' }).click()
  // The most that a receptionist may refund.
  await expect(dialog.getByRole('textbox', { name: 'Amount in EUR' })).toHaveValue('100.00')
  await dialog.getByRole('textbox', { name: 'Amount in EUR' }).fill('15')
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('A noisy night')
  await dialog.getByRole('button', { name: 'Confirm refund' }).click()
  await expect(stay.getByText('Refund of €15.00')).toBeVisible()
  await expect(stay.getByRole('button', { name: 'Take €15.00' })).toBeVisible()
  await axe()
  await shoot('in the stay')

  await page.goto(`${new URL(page.url()).origin}/staff/shift`)
  await expect(page.getByRole('cell', { name: 'Marta Vidal' })).toBeVisible()
  await shoot('shift')
  await page.getByRole('button', { name: 'Close shift' }).click()
  await dialog.getByRole('textbox', { name: /Cash counted/ }).fill('225')
  await dialog.getByRole('button', { name: 'Close shift' }).click()
  await expect(page.getByText('Closed; the providers’ records agree')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^PDF of the shift/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/^shift-.*\.pdf$/)
  await axe()
  await shoot('shift closed')
})
