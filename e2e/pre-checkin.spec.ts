import type { Page } from '@playwright/test'
import {
  beginVisit,
  camille,
  checkInAtReception,
  fillForms,
  findReservation,
  lucia,
  searchReservation,
  signSheet,
} from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { createGuest, type Guest } from './guest.ts'
import { openDevice } from './kiosk.ts'
import { createDesk, readMailPath } from './staff.ts'

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

test('NAV-28 SHELL-06.a SHELL-06.b SHELL-09.b SHELL-35 two guests of a party prepare tomorrow’s stay at once, each by a link on their own phone', {
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
  await guest.question('Who is staying?')
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

  const second = await openLink(await elsewhere(sizes.phone), link, 'Ionescu')
  await second.page
    .getByRole('button', { name: /guest 2/ })
    .first()
    .click()
  await guest.tap('Continue with Andrei')
  await Promise.all([
    fillForms(guest, { number: 'C01X00T47', email: 'andrei@example.com' }),
    fillForms(second, { number: 'C01X00T55', email: 'elena@example.com' }),
  ])
  await guest.question(/You’re all set|Everyone is ready/)
  await second.question(/You’re all set|Everyone is ready/)

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
  await phone.tap('Continue with Lucía')
  await fillForms(phone)
  await sign(phone, 'Lucía')
  await phone.question('When will you arrive?')
  await phone.tap('Save everything')
  await phone.question(/You’re all set for/)

  const kiosk = await openDevice(await elsewhere(sizes.kiosk), foyer)
  await beginVisit(kiosk)
  await searchReservation(kiosk, lucia)
  await checkInAtReception(kiosk)
  await kiosk.question(/Your room/)
})

test('a plain booking number leads to the search; the phone shows that a check-in has begun at the hotel', async ({
  page,
  guest,
  elsewhere,
  foyer,
  axe,
}) => {
  await page.goto(`${foyer.guest(1, 'prechk')}pre-checkin/FOY1006`)
  await guest.question('Find your booking')
  await expect(page.getByRole('textbox', { name: 'Booking number' })).toHaveValue('FOY1006')
  await guest.type('Surname', 'Dupont')
  await guest.tap('Find my booking')
  await guest.tap('Start with my details')
  await guest.question(/Please enter your passport or ID details/)

  const kiosk = await openDevice(await elsewhere(sizes.kiosk), foyer)
  await beginVisit(kiosk)
  await findReservation(kiosk, camille)
  await kiosk.question(/Show us your document/)

  await page.goto(`${foyer.guest(1, 'prechk')}guest-list/FOY1006`)
  await guest.question('Your check-in has started at the hotel')
  await axe()
  await page.goto(`${foyer.guest(1, 'prechk')}pre-checkin/${'x'.repeat(43)}`)
  await guest.question('This link no longer works')
})

test('data entered on one phone is hidden on the other, and replaced there only on purpose', {
  annotation: livesIn('packages/domain/src/pre-checkin/mask-guest.ts'),
}, async ({ page, guest, elsewhere, foyer, axe, shoot }) => {
  const given = { number: 'C01X00T47', email: 'andrei.secret@example.com' }
  const traces = [...Object.values(given), 'Lindenallee', '10115', '1988-03-12']
  await openLink(page, `${foyer.guest(1, 'prechk')}${DEMO_LINK}`, 'Ionescu')
  await guest.tap('Continue with Andrei')
  await fillForms(guest, given)
  await guest.question('Who is staying?')
  await page.getByRole('button', { name: 'Edit guest 1, Andrei Ionescu' }).click()
  await guest.question(/Is everything right/)
  await expect(page.getByRole('textbox', { name: 'Document number' })).toHaveValue(given.number)

  const other = createGuest(await elsewhere(sizes.phone))
  const heard: string[] = []
  other.page.on('response', async (response) => {
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''))
  })
  await openLink(other.page, `${foyer.guest(1, 'prechk')}${DEMO_LINK}`, 'Ionescu')
  await other.question('Who is staying?')
  await expect(other.page.getByText('All done')).toBeVisible()
  await other.page.getByRole('button', { name: 'Edit guest 1, Andrei' }).click()
  await other.question('Andrei’s details are already here')
  await expect(other.page.getByText('••••0T47')).toBeVisible()
  await other.page.reload()
  await other.question('Andrei’s details are already here')
  expect(traces.filter((trace) => heard.join().includes(trace))).toEqual([])
  await other.tap('Leave them as they are')
  await other.question('Who is staying?')
  await other.page.getByRole('button', { name: 'Edit guest 1, Andrei' }).click()
  await other.tap('Enter again')
  await other.type('Surname', 'Ionescu')
  await fillForms(other, { number: 'C01X00T55', email: 'new@example.com' })
  await other.question('Who is staying?')
  await other.page.getByRole('button', { name: 'Edit guest 1, Andrei Ionescu' }).click()
  await expect(other.page.getByRole('textbox', { name: 'Document number' })).toHaveValue('C01X00T55')

  // Now the first phone sees nothing of it.
  await page.reload()
  await guest.question('Andrei’s details are already here')
  await expect(page.getByText('••••0T55')).toBeVisible()
  await axe()
  await shoot('hidden')
})
