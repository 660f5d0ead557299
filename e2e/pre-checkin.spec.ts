import type { Browser, Page } from '@playwright/test'
import { expect, type Foyer, livesIn, test } from './foyer.ts'
import { guestAt } from './guest.ts'
import { deskAt } from './staff.ts'

const phoneSize = { width: 390, height: 844 }
const DEMO_LINK = 'pre-checkin/demo-link-for-Andrei-Ionescu-FOY1015-Palace'

async function aPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: phoneSize, reducedMotion: 'reduce', locale: 'en-GB' })
  const page = await context.newPage()
  return { page, guest: guestAt(page), leave: () => context.close() }
}

async function aKiosk(browser: Browser, foyer: Foyer) {
  const context = await browser.newContext({ viewport: { width: 1080, height: 1920 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const guest = guestAt(page)
  await page.goto(`${foyer.url}/pok/`)
  await page.getByRole('textbox', { name: 'License code' }).pressSequentially('FOYERHOTELKIOSK1')
  await guest.tap('Sign this device in')
  await guest.tap('English')
  return { page, guest, leave: () => context.close() }
}

async function openLink(page: Page, link: string, surname: string) {
  const guest = guestAt(page)
  await page.goto(link)
  await guest.question('What is your surname?')
  await guest.type('Surname on the booking', surname)
  await guest.tap('Open my booking')
}

/** Document and contact of one guest, from the first field to the list. */
async function giveDetails(page: Page, { number, email }: { number: string; email: string }) {
  const guest = guestAt(page)
  await guest.question(/What does your document say/)
  await guest.date('Date of birth', ['12', '03', '1988'])
  await guest.pick('Sex', 'Female')
  await guest.pick('Nationality', 'Germany')
  await guest.type('Document number', number)
  await guest.date('Valid until', ['31', '01', '2032'])
  await guest.tap('Continue')
  await guest.question(/How can we reach/)
  await guest.type('E-mail', email)
  await guest.pick('Country of residence', 'Germany')
  await guest.type('Street and number', 'Lindenallee 4')
  await guest.type('Postal code', '10115')
  await guest.tap('Save and continue')
}

async function sign(page: Page, name: string) {
  const guest = guestAt(page)
  await guest.question(`Please sign here, ${name}`)
  await guest.sign()
  await guest.tick('I have read the privacy notice.')
  await guest.tick('I accept the terms and conditions.')
  await guest.tap('Sign and continue')
}

test('SHELL-06 SHELL-35 NAV-28 two of a party prepare tomorrow’s stay at once, each by a link on their own phone', {
  annotation: livesIn('apps/guest/src/screens/pre-checkin/use-pre-checkin.ts'),
}, async ({ page, browser, foyer, axe, shoot }) => {
  const guest = guestAt(page)
  await page.setViewportSize(phoneSize)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()

  await page.goto(`${foyer.guest(1, 'prechk')}${DEMO_LINK}`)
  await guest.question('What is your surname?')
  await expect(page.getByText(/Ionescu|FOY1015/)).toHaveCount(0)
  await axe()
  await shoot('welcome')
  await guest.type('Surname on the booking', 'Popescu')
  await guest.tap('Open my booking')
  await expect(page.getByText(/does not match this link/)).toBeVisible()
  await guest.type('Surname on the booking', 'ionescu')
  await guest.tap('Open my booking')
  await guest.question('Who is staying?')
  await axe()
  await shoot('guests')

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

  const second = await aPhone(browser)
  await openLink(second.page, link, 'Ionescu')
  await second.page
    .getByRole('button', { name: /guest 2/ })
    .first()
    .click()
  await guest.tap('Continue with Andrei')
  await Promise.all([
    giveDetails(page, { number: 'C01X00T47', email: 'andrei@example.com' }),
    giveDetails(second.page, { number: 'C01X00T55', email: 'elena@example.com' }),
  ])
  await guest.question('Everybody is ready')
  await second.guest.question('Everybody is ready')
  await second.leave()

  await guest.tap('Continue')
  await sign(page, 'Andrei')
  await sign(page, 'Elena')
  await guest.question('When will you arrive?')
  await expect(page.getByRole('button', { name: /Estimated time of arrival/ })).toContainText('12:00 PM')
  await axe()
  await guest.pick(/Estimated time of arrival/, '3:30 PM')
  await guest.type('A note to the hotel', 'We travel with a cello.')
  await shoot('arrival')
  await guest.tap('Save everything')
  await guest.question(/You’re all set for/)
  await expect(page.getByRole('img', { name: 'QR code of your booking' })).toBeVisible()
  await axe()
  await shoot('all set')
  await page.reload()
  await guest.question(/You’re all set for/)
  const [calendar] = await Promise.all([page.waitForEvent('download'), guest.tap('Add to my calendar')])
  expect(calendar.suggestedFilename()).toBe('FOY1015.ics')

  const desk = await browser.newContext()
  const deskPage = await desk.newPage()
  await deskAt(deskPage, foyer).signIn('receptionist', 'arrivals/FOY1015')
  const panel = deskPage.getByRole('complementary', { name: 'Reservation FOY1015' })
  await expect(panel.getByText('Arrives about 15:30')).toBeVisible()
  await expect(panel.getByText('We travel with a cello.')).toBeVisible()
  await expect(panel.getByText('complete', { exact: true })).toHaveCount(2)
  await desk.close()
})

test('staff send a link by mail, and what was done at home is there at the kiosk: only the key is left', async ({
  page,
  browser,
  foyer,
}) => {
  const desk = deskAt(page, foyer)
  await desk.signIn('manager', 'arrivals/FOY1001')
  await desk.press('Send pre-check-in link')
  await expect(page.getByText('The link is on its way to lucia.garcia@example.com.')).toBeVisible()
  await page.goto(`${foyer.url}/staff/mails`)
  await page
    .getByRole('link', { name: /lucia\.garcia@example\.com/ })
    .first()
    .click()
  const mail = page.getByText(/\/pre-checkin\//)
  // The house has no public address here: what counts is the path.
  const path = /\/pok\/\S+/.exec(await mail.innerText())?.[0]

  const phone = await aPhone(browser)
  await openLink(phone.page, `${foyer.url}${path}`, 'Garcia Lopez')
  await phone.guest.tap('Continue with Lucía')
  await giveDetails(phone.page, { number: 'C01X00T47', email: 'lucia@example.com' })
  await phone.guest.question('Everybody is ready')
  await phone.guest.tap('Continue')
  await sign(phone.page, 'Lucía')
  await phone.guest.question('When will you arrive?')
  await phone.guest.tap('Save everything')
  await phone.guest.question(/You’re all set for/)
  await phone.leave()

  const kiosk = await aKiosk(browser, foyer)
  await kiosk.guest.type('Booking number', 'FOY1001')
  await kiosk.guest.type('Surname', 'Garcia Lopez')
  await kiosk.guest.tap('Find my booking')
  await kiosk.guest.question('Everybody is ready')
  await kiosk.guest.tap('Continue')
  await kiosk.guest.question('How would you like to pay?')
  await kiosk.guest.tick(/I accept the house’s terms/)
  await kiosk.guest.tap('Check in, pay €240.00 at reception')
  await kiosk.guest.question(/Your room/)
  await kiosk.leave()
})

test('a plain number leads to the search; a check-in that begins at the hotel is told to the phone', async ({
  page,
  browser,
  foyer,
  axe,
}) => {
  const guest = guestAt(page)
  await page.setViewportSize(phoneSize)
  await page.goto(`${foyer.guest(1, 'prechk')}pre-checkin/FOY1006`)
  await guest.question('Which booking is yours?')
  await expect(page.getByRole('textbox', { name: 'Booking number' })).toHaveValue('FOY1006')
  await guest.type('Surname', 'Dupont')
  await guest.tap('Find my booking')
  await guest.tap('Start with my details')
  await guest.question('Who is staying?')

  const kiosk = await aKiosk(browser, foyer)
  await kiosk.guest.type('Booking number', 'FOY1006')
  await kiosk.guest.type('Surname', 'Dupont')
  await kiosk.guest.tap('Find my booking')
  await kiosk.guest.tap('Yes, check in')
  await kiosk.guest.question('Who is staying?')

  await page.reload()
  await guest.question('Your check-in has begun at the hotel')
  await axe()
  await kiosk.leave()
  await page.goto(`${foyer.guest(1, 'prechk')}pre-checkin/${'x'.repeat(43)}`)
  await guest.question('This link no longer works')
  await axe()
})

test('what one phone gave is hidden on the other, and replaced there only on purpose', {
  annotation: livesIn('packages/domain/src/pre-checkin/veil.ts'),
}, async ({ page, browser, foyer, axe, shoot }) => {
  const given = { number: 'C01X00T47', email: 'andrei.secret@example.com' }
  const traces = [...Object.values(given), 'Lindenallee', '10115', '1988-03-12']
  const guest = guestAt(page)
  await page.setViewportSize(phoneSize)
  await openLink(page, `${foyer.guest(1, 'prechk')}${DEMO_LINK}`, 'Ionescu')
  await guest.tap('Continue with Andrei')
  await giveDetails(page, given)
  await guest.question('Who is staying?')
  await page.getByRole('button', { name: 'Edit guest 1, Andrei Ionescu' }).click()
  await guest.question(/Is everything right/)
  await expect(page.getByRole('textbox', { name: 'Document number' })).toHaveValue(given.number)

  const other = await aPhone(browser)
  const heard: string[] = []
  other.page.on('response', async (response) => {
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''))
  })
  await openLink(other.page, `${foyer.guest(1, 'prechk')}${DEMO_LINK}`, 'Ionescu')
  await other.guest.question('Who is staying?')
  await expect(other.page.getByText('All done')).toBeVisible()
  await other.page.getByRole('button', { name: 'Edit guest 1, Andrei' }).click()
  await other.guest.question('Andrei’s details are already here')
  await expect(other.page.getByText('••••0T47')).toBeVisible()
  await other.page.reload()
  await other.guest.question('Andrei’s details are already here')
  expect(traces.filter((trace) => heard.join().includes(trace))).toEqual([])
  await other.guest.tap('Leave them as they are')
  await other.guest.question('Who is staying?')
  await other.page.getByRole('button', { name: 'Edit guest 1, Andrei' }).click()
  await other.guest.tap('Give them anew')
  await other.guest.type('Surname', 'Ionescu')
  await giveDetails(other.page, { number: 'C01X00T55', email: 'new@example.com' })
  await other.guest.question('Who is staying?')
  await other.page.getByRole('button', { name: 'Edit guest 1, Andrei Ionescu' }).click()
  await expect(other.page.getByRole('textbox', { name: 'Document number' })).toHaveValue('C01X00T55')
  await other.leave()

  // And now it is the first phone that sees nothing of it.
  await page.reload()
  await guest.question('Andrei’s details are already here')
  await expect(page.getByText('••••0T55')).toBeVisible()
  await axe()
  await shoot('hidden')
})
