import type { Page } from '@playwright/test'
import { findAccessibilityIssues } from './accessibility-issues.ts'
import { fillForms, openGuest, signWithConsents } from './check-in-steps.ts'
import { expect, type Foyer, livesIn, sizes, test } from './foyer.ts'
import { createGuest, type Guest } from './guest.ts'
import { openDevice } from './kiosk.ts'
import { createDesk } from './staff.ts'
import { enrol } from './walk/devices.ts'

async function openRooms(page: Page, foyer: Foyer): Promise<Guest> {
  const guest = await openDevice(page, foyer)
  await guest.tap('English')
  await guest.question('What would you like to do?')
  await guest.tap(/^Book a room now/)
  await guest.question('How long would you like to stay?')
  return guest
}

const rate = (page: Page, room: string, name: RegExp) =>
  page.getByRole('group', { name: room }).getByRole('radio', { name })

const findStays = (page: Page) => page.getByRole('row').filter({ hasText: /W[2-9A-Z]{7}/ })

test('WALKIN-01 WALKIN-03 HOME-02.a a guest without a booking gets a room and its code, at a member’s price', {
  tag: '@gate',
  annotation: livesIn('apps/guest/src/screens/walk-in/use-walk-in.ts'),
}, async ({ page, foyer, elsewhere, axe, shoot }) => {
  await page.setViewportSize(sizes.kiosk)
  const guest = await openRooms(page, foyer)
  await shoot('stay')
  await guest.tap('One night more')
  await expect(page.getByText('2 nights', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'One night more' })).toHaveAttribute('aria-disabled', 'true')

  await guest.tap('I’m a member')
  await guest.tap('Find my membership')
  await expect(page.getByText('Please enter your e-mail address or your membership number.')).toBeVisible()
  await guest.type('Membership number', 'FC 1')
  await guest.tap('Find my membership')
  await expect(page.getByText(/couldn’t find a membership/)).toBeVisible()
  await axe()
  await shoot('membership')
  await guest.type('Membership number', '')
  await guest.type('E-mail', 'noa.keller@example.com')
  await guest.tap('Find my membership')
  await expect(page.getByText('Your membership applies: code CIRCLE15.')).toBeVisible()
  await shoot('member')

  await guest.tap('Show me the rooms')
  await guest.question('Which room would you like?')
  await expect(page.getByRole('button', { name: 'Choose a room' })).toBeDisabled()
  await rate(page, 'Classic room', /Room only/).check()
  await shoot('rooms')
  // Two nights at 165, less a member's fifteen percent, plus the city tax.
  await guest.tap('Book for €290.50')

  await guest.question('Who is staying?')
  await expect(page).toHaveURL(/\/guest-list\/W\w{7}\?fromReservationCreate=true$/)
  const desk = createDesk(await elsewhere(sizes.tablet), foyer)
  await desk.signIn('receptionist')
  await expect(desk.row(/Walk-in/)).toContainText('104')

  await guest.tap(/^Continue with/)
  await openGuest(guest, { hasReader: true })
  await guest.type('First name', 'Noa')
  await guest.type('Surname', 'Keller')
  await fillForms(guest, { email: 'noa.keller@example.com' })
  await signWithConsents(guest)
  await guest.question('Pay at reception')
  await shoot('summary')
  await guest.tap('Check in, pay €290.50 at reception')
  await guest.question(/Your room/)
  await expect(page.getByText('104').first()).toBeVisible()
  await shoot('key')
  await expect(desk.group('Checked in').getByRole('row', { name: /Keller, Noa/ })).toBeVisible()
})

test('WALKIN-08.a WALKIN-08.b WALKIN-08.d going back asks for confirmation and leaves nothing behind: the last suite is available again, and the desk books and cancels a room', {
  annotation: livesIn('apps/guest/src/screens/guest-list/use-leave-new.ts'),
}, async ({ page, foyer, elsewhere, shoot }) => {
  await page.setViewportSize(sizes.kiosk)
  const guest = await openRooms(page, foyer)
  await guest.tap('Show me the rooms')
  await rate(page, 'Palace suite', /With breakfast/).check()
  await guest.tap('Book for €395.00')
  await guest.question('Who is staying?')
  const office = await elsewhere(sizes.tablet)
  const desk = createDesk(office, foyer)
  await desk.signIn('receptionist')
  await expect(findStays(office)).toHaveCount(1)

  // Another guest sees at the same time that it is taken.
  const other = createGuest(await elsewhere(sizes.kiosk))
  await enrol(other.page, foyer, 'kiosk', 1)
  await other.page.goto(`${foyer.guest(1, 'kiosk')}walk-in/`)
  await other.tap('Show me the rooms')
  await other.question('Which room would you like?')
  await expect(other.page.getByRole('group', { name: 'Palace suite' })).toHaveCount(0)

  await page.reload()
  await guest.question('Who is staying?')
  // The browser's back button makes no second booking: this one is shown.
  await page.goto(`${foyer.guest(1, 'kiosk')}walk-in/`)
  await guest.question('Who is staying?')
  await guest.tap('Back')
  await expect(page.getByRole('dialog', { name: 'Do you want to cancel this booking?' })).toBeVisible()
  await shoot('leave')
  await guest.tap('No, stay here')
  await guest.question('Who is staying?')
  await guest.tap('Back')
  await guest.tap('Yes, cancel it')
  await guest.question('How long would you like to stay?')
  await expect(findStays(office)).toHaveCount(0)
  await guest.tap('Show me the rooms')
  await expect(page.getByRole('group', { name: 'Palace suite' })).toBeVisible()
  await guest.tap('Back')
  await guest.tap('Back')
  await guest.question('What would you like to do?')

  await desk.press('New walk-in')
  await office.getByLabel('Nights').selectOption('2')
  await office.getByLabel('Room and rate').selectOption({ label: 'Family room, Room only: 470.00 EUR (3 left)' })
  await desk.type('Surname', 'Okafor')
  expect(await findAccessibilityIssues(office)).toEqual([])
  await desk.press('Create reservation')
  await expect(office.getByRole('complementary', { name: /Reservation W/ })).toBeVisible()
  await expect(office.getByText('walk-in', { exact: false }).first()).toBeVisible()
  await desk.press('Cancel reservation')
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The guest has left')
  await dialog.getByRole('button', { name: 'Cancel reservation' }).click()
  await expect(office.getByText('This reservation is cancelled')).toBeVisible()
})
