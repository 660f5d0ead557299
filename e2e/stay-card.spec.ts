import { findAccessibilityIssues } from './accessibility-issues.ts'
import { beginVisit, confirmPrepared, giulia, searchByAddress, searchReservation } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { createGuest, type Guest } from './guest.ts'
import { atScreen } from './stages.ts'
import { enrol } from './walk/devices.ts'

/** Giulia has prepared everything at home, so only the key is left. */
async function openKey(guest: Guest) {
  await guest.question('Everything is ready for you')
  await guest.tap('Check in and get my key')
  await guest.question(/Your room/)
}

const readCode = async ({ page }: Guest) =>
  (await page.getByRole('region', { name: 'Your door code' }).innerText()).replaceAll(/\D/g, '').slice(0, 6)

test('G5 a guest’s own phone keeps room and code: after the thanks, a closed browser, and another search', {
  tag: '@gate',
  annotation: livesIn('apps/guest/src/screens/room-key/use-room-key.ts'),
}, async ({ page, foyer, elsewhere, shoot }) => {
  await page.setViewportSize(sizes.phone)
  const guest = await searchByAddress(page, foyer.guest(1, 'own'), giulia)
  await confirmPrepared(guest)
  await openKey(guest)
  const code = await readCode(guest)
  expect(code).toMatch(/^\d{6}$/)
  await expect(page.getByText(/From the lift turn right/)).toBeVisible()
  await shoot('stay card')
  await guest.tap('I have my code')
  await guest.question(/Thank you/)
  await expect(page.getByRole('button', { name: 'Finish' })).toHaveCount(0)
  await guest.tap('Show my room and code')
  expect(await readCode(guest)).toBe(code)

  // A session cookie would not survive the browser.
  const [visit] = (await page.context().cookies()).filter(({ name }) => name.includes('foyer_visit_1_own'))
  expect(visit?.expires).toBeGreaterThan(Date.now() / 1000)
  await page.goto(foyer.guest(1, 'own'))
  await beginVisit(guest)
  await searchReservation(guest, giulia)
  await guest.question(/Your room/)
  expect(await readCode(guest)).toBe(code)

  // Number and surname alone require a second factor, which no confirmation contains.
  const stranger = await elsewhere(sizes.phone)
  const other = await searchByAddress(stranger, foyer.guest(1, 'own'), giulia)
  await other.question('What are the last four digits of your phone number?')
  await other.type('Last four digits', '9999')
  await other.tap('Open my booking')
  await expect(stranger.getByText(/That doesn’t match this booking/)).toBeVisible()
  expect(await stranger.content()).not.toContain(code)
  // The phone in hand opens the card again.
  await other.type('Last four digits', '0000')
  await other.tap('Open my booking')
  expect(await readCode(other)).toBe(code)
})

test('G6 G23 at the kiosk the guest’s phone scans the code from the screen and gets the stay card, once', async ({
  page,
  foyer,
  elsewhere,
  shoot,
}) => {
  await page.setViewportSize(sizes.kiosk)
  await enrol(page, foyer, 'kiosk', 1)
  const guest = await atScreen(page, foyer.guest(1, 'kiosk'), 'bill', giulia)
  const shared = page.waitForResponse('**/api/visit/stay-card/share/')
  await openKey(guest)
  const code = await readCode(guest)
  const { url } = await (await shared).json()
  await expect(page.getByRole('img', { name: /opens your stay card/ })).toBeVisible()
  // The whole way to the room and the Wi-Fi below it are visible without scrolling.
  await expect(page.locator('main [class*="plan"] svg')).toBeInViewport({ ratio: 0.99 })
  await expect(page.getByText(/^Wi-Fi/)).toBeInViewport({ ratio: 0.99 })
  await shoot('kiosk')

  const phone = await elsewhere(sizes.phone)
  // The server's own address, as a phone in the lobby reaches it.
  const link = foyer.url + new URL(url).pathname
  await phone.goto(link)
  await createGuest(phone).question(/Your room, Giulia/)
  expect(await readCode(createGuest(phone))).toBe(code)
  expect(await findAccessibilityIssues(phone)).toEqual([])
  await expect(phone).toHaveURL(/\/room-key\/FOY1003\?from=stay-card$/)
  await phone.reload()
  expect(await readCode(createGuest(phone))).toBe(code)

  const late = await elsewhere(sizes.phone)
  await late.goto(link)
  await createGuest(late).question('This code has already been used')

  await guest.tap(/^E-mail it to g···@/)
  await expect(page.getByText(/On its way to g···@/)).toBeVisible()
  await guest.tap('I have my code')
  await guest.tap('Finish')
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()
})
