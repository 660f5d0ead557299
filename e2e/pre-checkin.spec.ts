import type { Page } from '@playwright/test'
import { findAccessibilityIssues } from './accessibility-issues.ts'
import { beginVisit, checkInAtReception, fillForms, lucia, searchReservation, signSheet } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { createGuest, type Guest } from './guest.ts'
import { openDevice } from './kiosk.ts'
import { createDesk, readMailPath } from './staff.ts'
import { atStage } from './stages.ts'

const DEMO_LINK = 'pre-checkin/demo-link-for-Andrei-Ionescu-FOY1015-Palace'

test.use({ viewport: sizes.phone })

async function openLink(page: Page, link: string, surname: string): Promise<Guest> {
  const guest = createGuest(page)
  await page.goto(link)
  await guest.question('What is your surname?')
  await guest.type('Surname on the booking', surname)
  await guest.tap('Open my booking')
  return guest
}

async function sign(guest: Guest, name: string) {
  await guest.question(`Please sign here, ${name}`)
  await signSheet(guest)
}

/** What one phone has entered is hidden on the other. */
async function expectHidden(other: Guest, heard: readonly string[]) {
  await other.page.getByRole('button', { name: 'Edit guest 1, Andrei' }).click()
  await other.question('Andrei’s details are already here')
  await expect(other.page.getByText('••••0T47')).toBeVisible()
  await other.page.reload()
  await other.question('Andrei’s details are already here')
  expect(await findAccessibilityIssues(other.page)).toEqual([])
  const traces = ['C01X00T47', 'andrei@example.com']
  expect(traces.filter((trace) => heard.join().includes(trace))).toEqual([])
  await other.tap('Leave them as they are')
  await other.question(/Your details are complete|Everyone is ready/)
}

test('NAV-28 SHELL-06.a SHELL-06.b SHELL-09.b SHELL-35 two guests of a party prepare tomorrow’s stay at once, each by a link on their own phone, and neither reads the other’s data', {
  tag: '@gate',
  annotation: livesIn('apps/guest/src/screens/pre-checkin/use-pre-checkin.ts'),
}, async ({ page, guest, elsewhere, foyer, shoot }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()

  await page.goto(`${foyer.guest(1, 'prechk')}${DEMO_LINK}`)
  await guest.question('What is your surname?')
  await expect(page.getByText(/Ionescu|FOY1015/)).toHaveCount(0)
  await shoot('welcome')
  await guest.type('Surname on the booking', 'Popescu')
  await guest.tap('Open my booking')
  await expect(page.getByText(/doesn’t match this link/)).toBeVisible()
  await guest.type('Surname on the booking', 'ionescu')
  await guest.tap('Open my booking')
  await guest.question('Who are you?')
  await shoot('guests')

  // The clock jumps and then stops, so anything still pending would be late.
  await expect(page.getByRole('button', { name: 'Send to the others', exact: true })).toBeVisible()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await guest.tap('Send to the others')
  const copied = page.getByText('Link copied')
  await expect(copied).toBeVisible()
  await page.clock.runFor(2_900)
  await expect(copied).toBeVisible()
  await page.clock.runFor(200)
  await expect(copied).toHaveCount(0)
  await page.clock.resume()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const otherPhone = await elsewhere(sizes.phone)
  const heard: string[] = []
  otherPhone.on('response', async (response) => {
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''))
  })
  const second = await openLink(otherPhone, link, 'Ionescu')
  await second.page
    .getByRole('button', { name: /guest 2/ })
    .first()
    .click()
  // G32: the first phone shows it without a reload.
  await expect(page.getByText(/is filling this in|Being filled in on another phone/)).toBeVisible()
  await shoot('another phone')
  await guest.tap('Continue with Andrei')
  await Promise.all([
    fillForms(guest, { number: 'C01X00T47', email: 'andrei@example.com' }),
    fillForms(second, { number: 'C01X00T55', email: 'elena@example.com' }),
  ])
  await guest.question(/Your details are complete|Everyone is ready/)
  await second.question(/Your details are complete|Everyone is ready/)
  await test.step('the other phone', () => expectHidden(second, heard))

  await guest.tap('Continue')
  await sign(guest, 'Andrei')
  await sign(guest, 'Elena')
  await guest.question('When will you arrive?')
  await expect(page.getByRole('button', { name: /Estimated time of arrival/ })).toContainText('12:00 PM')
  await guest.pick(/Estimated time of arrival/, '15:30 · 3:30 PM')
  await guest.type('Note to the hotel', 'We travel with a cello.')
  await shoot('arrival')
  await guest.tap('Save everything')
  await guest.question(/You’re all set for/)
  await expect(page.getByRole('img', { name: 'QR code of your booking' })).toBeVisible()
  await shoot('all set')
  await page.reload()
  await guest.question(/You’re all set for/)
  const [calendar] = await Promise.all([page.waitForEvent('download'), guest.tap('Add to my calendar')])
  // The link contains no booking number, so nothing stored from it does.
  expect(calendar.suggestedFilename()).toBe('stay.ics')

  const desk = createDesk(await elsewhere(sizes.tablet), foyer)
  await desk.signIn('receptionist', 'arrivals/FOY1015')
  const panel = desk.stay('FOY1015')
  await expect(panel.getByText('Arrives around 15:30')).toBeVisible()
  await expect(panel.getByText('We travel with a cello.')).toBeVisible()
  await expect(panel.getByText('complete', { exact: true })).toHaveCount(2)
})

test('staff send a link by mail, and the kiosk has what was done at home: only the key is left', async ({
  page,
  desk,
  elsewhere,
  foyer,
}) => {
  await page.setViewportSize(sizes.tablet)
  await desk.signIn('manager', 'arrivals/FOY1001')
  await desk.press('Send pre-check-in link')
  await expect(page.getByText('The link is on its way to lucia.garcia@example.com.')).toBeVisible()
  await page.goto(`${foyer.url}/staff/mails`)
  await page
    .getByRole('link', { name: /lucia\.garcia@example\.com/ })
    .first()
    .click()
  const path = await readMailPath(page, '/pre-checkin/')

  const phone = await openLink(await elsewhere(sizes.phone), `${foyer.url}${path}`, lucia.surname)
  await expect(phone.page.getByRole('button', { name: 'Continue with Lucía' })).toBeVisible()
  await atStage(phone.page, foyer.guest(1, 'prechk'), 'signed')
  await phone.question('When will you arrive?')
  await phone.tap('Save everything')
  await phone.question(/You’re all set for/)

  const kiosk = await openDevice(await elsewhere(sizes.kiosk), foyer)
  await beginVisit(kiosk)
  await searchReservation(kiosk, lucia)
  await checkInAtReception(kiosk)
  await kiosk.question(/Your room/)
})
