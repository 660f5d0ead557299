import type { Page } from '@playwright/test'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { atTheDevice } from './kiosk.ts'
import { giulia, search } from './line.ts'
import { deskAt } from './staff.ts'

const amount = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

test('SUMMARY-01.b SUMMARY-01.c SUMMARY-09 SUMMARY-11 at the kiosk Giulia adds cava, uses her voucher for it and has the bill mailed', {
  annotation: livesIn('apps/server/src/checkin/voucher/voucher.service.ts'),
}, async ({ page, foyer, elsewhere, axe, shoot }) => {
  await page.setViewportSize(sizes.kiosk)
  const guest = await atTheDevice(page, foyer, { appKey: 'kiosk-extras' })
  await guest.tap('English')
  await search(guest, giulia)
  const yes = page.getByRole('button', { name: /Yes, check in/ })
  if (await yes.isVisible()) await yes.click()
  await guest.question(/You’re all set|Everybody is ready/)
  await guest.tap('Continue')
  await guest.question('Stay until four')
  await guest.tick(/Yes, please/)
  await guest.tap('Continue')
  await guest.tap('No, thank you')
  await guest.tap('No, thank you')
  await guest.question('A little more room?')
  await guest.tap('Keep my room')

  await guest.question('To pay at reception')
  await expect(amount(page, 'Due today')).toHaveText('€30.00')
  await guest.tap('I have a voucher')
  const modal = page.getByRole('dialog', { name: 'Your voucher' })
  await modal.getByRole('textbox', { name: 'Voucher code' }).fill('nothing')
  await modal.getByRole('button', { name: 'Use voucher' }).click()
  await expect(modal.getByText('This voucher code cannot be used.')).toBeVisible()
  await axe()
  await shoot('voucher refused')
  await modal.getByRole('textbox', { name: 'Voucher code' }).fill('lamp-25')
  await modal.getByRole('button', { name: 'Use voucher' }).click()
  await expect(amount(page, 'Voucher of the house')).toHaveText('-€25.00')
  await expect(amount(page, 'Due today')).toHaveText('€5.00')

  // Ten per cent would be more than is left to pay: no voucher is paid out.
  await guest.tap('I have a voucher')
  await modal.getByRole('textbox', { name: 'Voucher code' }).fill('WELCOME10')
  await modal.getByRole('button', { name: 'Use voucher' }).click()
  await guest.question('Everything is ready for you')
  await expect(amount(page, 'Due today')).toHaveText('€0.00')

  await guest.tick('Send me the bill by e-mail')
  const address = page.getByRole('textbox', { name: 'E-mail for the bill' })
  await address.fill('office@')
  await guest.tap('Check in and get my key')
  await expect(page.getByText('An e-mail address looks like name@example.com.')).toBeVisible()
  await axe()
  await shoot('summary with everything')
  await address.fill('office@example.com')
  await guest.tap('Check in and get my key')
  await page.waitForURL(/room-key|finish/)

  const office = await elsewhere(sizes.tablet)
  const desk = deskAt(office, foyer)
  await desk.signIn('manager', 'mails')
  await expect(office.getByText('office@example.com').first()).toBeVisible()
})
