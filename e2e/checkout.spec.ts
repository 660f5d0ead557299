import type { Page } from '@playwright/test'
import { findAccessibilityIssues } from './accessibility-issues.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { createGuest } from './guest.ts'
import { openDevice } from './kiosk.ts'
import { createDesk } from './staff.ts'

/** Decodes a picture in another browser. */
const savePicture = async (page: Page, name: string) => {
  if (process.env['SHEETS']) await page.screenshot({ path: `results/sheets/check-out-${name}.png` })
}

test('at the kiosk a guest with nothing to pay checks out, takes the bill and leaves a rating; the desk sees it and reverts it', {
  annotation: livesIn('apps/server/src/checkin/checkout/check-out.service.ts'),
}, async ({ page, foyer, hub: _, elsewhere, shoot }) => {
  const office = await elsewhere(sizes.tablet)
  const desk = createDesk(office, foyer)
  await desk.signIn('manager', 'departures')
  await expect(desk.row(/O'Brien/)).toContainText('still here')

  await page.setViewportSize(sizes.kiosk)
  const guest = await openDevice(page, foyer)
  await guest.tap('English')
  await guest.question('What would you like to do?')
  await guest.tap(/^Check out /)
  await guest.question('Which room are you leaving?')
  await guest.tap('Check out now')
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  await guest.type('Room number', '305')
  await guest.type('First name', 'Piotr')
  await guest.type('Surname', "O'Brien")
  await shoot('check-out')
  // With another guest's first name, nothing is revealed about who stays there.
  await guest.tap('Check out now')
  await expect(page.getByText(/We couldn’t find a booking/)).toBeVisible()
  await guest.type('First name', 'Maeve')
  await guest.tap('Check out now')
  await guest.question('Safe travels, Maeve')
  await expect(page.getByText('€460.00')).toBeVisible()
  await expect(page.getByText(/On its way to m/)).toBeVisible()
  await guest.tap('Print it')
  await expect(page.getByText('Please take it from the printer below.')).toBeVisible()
  await shoot('farewell')
  await page.getByRole('radio', { name: '2 stars' }).first().check({ force: true })
  const dialog = page.getByRole('dialog', { name: 'What would you like to tell us?' })
  await dialog.getByRole('textbox', { name: /Your comment/ }).fill('The coffee was cold.')
  await shoot('comment')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible()
  await guest.tap('Finish')
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()

  // Without a reload: departed with the time, then in house again.
  await expect(desk.row(/O'Brien/)).not.toContainText('still here')
  await desk
    .row(/O'Brien/)
    .getByRole('link')
    .click()
  const stay = desk.stay('FOY1012')
  await expect(stay.getByText(/^Checked out,/)).toBeVisible()
  await expect(stay.getByText('The coffee was cold.')).toBeVisible()
  expect(await findAccessibilityIssues(office)).toEqual([])
  await savePicture(office, 'departures')
  await desk.press('Undo check-out')
  await office.getByRole('textbox', { name: 'Reason' }).fill('Forgot a coat in the room')
  await office.getByRole('dialog').getByRole('button', { name: 'Undo check-out' }).click()
  await expect(desk.row(/O'Brien/)).toContainText('still here')
  await desk.view('Feedback')
  await desk.title('Feedback')
  await expect(desk.row(/O'Brien/)).toContainText('The coffee was cold.')
  expect(await findAccessibilityIssues(office)).toEqual([])
  await savePicture(office, 'guest-words')
})

test('on a phone a guest with a balance passes the second factor, sees the balance, pays at reception and is checked out there', {
  tag: '@gate',
}, async ({ page, foyer, elsewhere, shoot }) => {
  const office = await elsewhere(sizes.tablet)
  const desk = createDesk(office, foyer)
  await desk.signIn('receptionist', 'departures')

  await page.setViewportSize(sizes.phone)
  const guest = createGuest(page)
  await page.goto(`${foyer.guest(1, 'own')}checkout/204/Piotr/Kowalski/true/true`)
  await guest.question('Which room are you leaving?')
  const factor = page.getByRole('textbox', { name: /last 4 digits/ })
  await factor.fill('9999')
  await guest.tap('Check out now')
  await expect(page.getByText(/We couldn’t find a booking/)).toBeVisible()
  await shoot('check-out on a phone')
  await factor.fill('0000')
  await guest.tap('Check out now')
  await guest.question('You still owe €77.30')
  await shoot('balance')
  await page.reload()
  await guest.question('You still owe €77.30')

  // The desk is notified, collects the money and checks the guest out.
  await expect(
    office
      .getByRole('navigation')
      .getByText(/[1-9]\d* open/)
      .first(),
  ).toBeAttached()
  await desk
    .row(/Kowalski/)
    .getByRole('link')
    .click()
  const stay = desk.stay('FOY1011')
  await expect(stay.getByText('A guest wants to check out and pay').first()).toBeVisible()
  await stay.getByRole('button', { name: 'Check out' }).click()
  await expect(office.getByRole('dialog')).toContainText('77.30')
  await office.getByRole('dialog').getByRole('button', { name: 'Check out' }).click()
  await expect(stay.getByText(/^Checked out,/)).toBeVisible()

  await guest.tap('I’ve paid, check me out')
  await guest.question('Safe travels, Piotr')
  await shoot('farewell on a phone')
  await page.reload()
  await guest.question('Safe travels, Piotr')
})
