import type { Browser, Page } from '@playwright/test'
import { expect, type Foyer, livesIn, test } from './foyer.ts'
import { guestAt } from './guest.ts'
import { fillForms, find, lucia, openGuest, signWithConsents } from './line.ts'
import { deskAt } from './staff.ts'

/** The screen at the Palace's front desk, signed in with the license for other devices. */
async function atTheDesk(browser: Browser, foyer: Foyer) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const guest = guestAt(page)
  await page.goto(`${foyer.url}/pok/`)
  await guest.type('License code', 'FOYE-RHOT-ELDE-VICE')
  await guest.tap('Sign this device in')
  await page.locator('[name="appKey"]').fill('frontapp')
  await guest.tap('Sign this device in')
  await page.waitForURL('**/appkey/frontapp/**')
  return { page, guest, leave: () => context.close() }
}

test('FRONTAPP-01 SCREENSAVER-02 NAV-34 SIGN-08 SIGN-14 SIGN-15 SIGN-18 FRONTAPP-02 the desk sees what a guest does at its screen, while they do it', {
  annotation: livesIn('apps/guest/src/desk/desk-link.ts'),
}, async ({ page, browser, foyer, axe, shoot }) => {
  const desk = deskAt(page, foyer)
  await desk.signIn('receptionist', 'arrivals/FOY1001')
  const panel = page.getByRole('complementary', { name: 'Reservation FOY1001' })
  await expect(panel.getByText('Nothing has happened yet.')).toBeVisible()
  const loads: string[] = []
  page.on('load', (loaded) => loads.push(loaded.url()))

  const front = await atTheDesk(browser, foyer)
  const { guest } = front
  await guest.question('Foyer Palace')
  await guest.tap('Touch to begin')
  await guest.tap('English')
  await find(guest, lucia)
  await openGuest(guest)
  await fillForms(guest)
  await guest.question('Everybody is ready')
  await expect(panel.getByText('Form filled in: Lucía García López')).toBeVisible()

  await guest.tap('Continue')
  await guest.question(/Please sign here/)
  await expect(panel.getByText('Signature sheet open: Lucía García López')).toBeVisible()
  await guest.tap('Skip: sign at reception')
  await guest.question('How would you like to pay?')
  await expect(panel.getByText('Skipped the signature, to sign at reception: Lucía García López')).toBeVisible()
  await expect(panel.getByText('signature missing')).toBeVisible()
  await axe()
  await shoot('skipped')

  await guest.tick(/I accept the house’s terms/)
  await guest.tap(/^Check in, pay/)
  await guest.question('A signature is still missing')
  await expect(panel.getByText('The screen showed a problem: a signature is missing')).toBeVisible()
  await guest.tap('Try again')
  await signWithConsents(guest)
  await expect(front.page).toHaveURL(/\/lean-frontapp-screensaver\/$/)
  await guest.question('Foyer Palace')
  await expect(panel.getByText('Signature received: Lucía García López')).toBeVisible()
  expect(loads).toEqual([])
  await front.leave()
})

test('SHELL-02 one application is on the guest’s phone, on the kiosk and on the screen at the desk', {
  annotation: livesIn('apps/guest/src/app.tsx'),
}, async ({ page, browser, foyer }) => {
  const programs = (shown: Page) =>
    shown.locator('script[type="module"]').evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src))
  await page.goto(foyer.guest(1, 'own'))
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()
  const onThePhone = await programs(page)
  expect(onThePhone).not.toEqual([])

  const front = await atTheDesk(browser, foyer)
  await front.guest.question('Foyer Palace')
  expect(await programs(front.page)).toEqual(onThePhone)
  await front.leave()

  await page.goto(`${foyer.url}/pok/`)
  await guestAt(page).type('License code', 'FOYE-RHOT-ELKI-OSK1')
  await guestAt(page).tap('Sign this device in')
  await page.waitForURL('**/appkey/kiosk/**')
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()
  expect(await programs(page)).toEqual(onThePhone)
})
