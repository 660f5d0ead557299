import { expect, livesIn, sizes, test } from './foyer.ts'
import { createDesk } from './staff.ts'

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
