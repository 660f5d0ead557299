import type { Page } from '@playwright/test'
import { expect, type Foyer, test } from './foyer.ts'
import { guestAt } from './guest.ts'

/** A kiosk whose clock the test moves, at its first screen, with everything on that is always on. */
async function atTheKiosk(page: Page, foyer: Foyer): Promise<void> {
  await page.setViewportSize({ width: 1080, height: 1920 })
  await page.goto(`${foyer.url}/pok/`)
  const guest = guestAt(page)
  await guest.type('License code', 'FOYE-RHOT-ELKI-OSK1')
  await page.clock.install()
  await guest.tap('Sign this device in')
  await page.waitForURL('**/appkey/kiosk/**')
  await beginsToWatch(page)
}

/** What is always on comes a moment after the first screen, and tells of it. */
async function beginsToWatch(page: Page): Promise<void> {
  const watching = page.waitForResponse('**/api/events/track/')
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()
  await page.clock.runFor(1_000)
  await watching
}

async function tapMark(page: Page, times: number): Promise<void> {
  const mark = page.locator('[data-mark]')
  for (let tap = 0; tap < times; tap++) await mark.click()
}

const stillThere = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })

test('IDLE-01 IDLE-04 IDLE-10 IDLE-11 a kiosk asks whoever has gone quiet, and forgets whoever does not answer', async ({
  page,
  foyer,
  axe,
  shoot,
}) => {
  await atTheKiosk(page, foyer)
  const guest = guestAt(page)
  await page.clock.fastForward('10:00')
  await guest.tap('English')
  await guest.question('Which booking is yours?')
  await guest.type('Booking number', 'FOY1001')
  await page.clock.fastForward('02:59')
  await expect(stillThere(page)).toHaveCount(0)
  await page.clock.fastForward('00:02')
  await expect(stillThere(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yes, I’m still here' })).toBeFocused()
  await axe()
  await shoot('still there')
  await guest.tap('Yes, I’m still here')
  await expect(page.getByRole('textbox', { name: 'Booking number' })).toHaveValue('FOY1001')

  await page.clock.fastForward('03:01')
  await expect(stillThere(page)).toBeVisible()
  await page.clock.fastForward('00:31')
  await expect(page).toHaveURL(/\/select-language$/)
  await expect(stillThere(page)).toHaveCount(0)
  await guest.tap('English')
  await expect(page.getByRole('textbox', { name: 'Booking number' })).toHaveValue('')
})

test('ADMIN-01 ADMIN-03 ADMIN-06 SHELL-27 five taps on the mark, the password, and the kiosk is left', async ({
  page,
  foyer,
  axe,
  shoot,
}) => {
  await atTheKiosk(page, foyer)
  const guest = guestAt(page)
  await tapMark(page, 5)
  await expect(page.getByRole('dialog', { name: 'For the hotel’s staff' })).toBeVisible()
  await expect(page.getByText(/Mbit\/s/)).toBeVisible()
  await axe()
  await shoot('admin')
  await page.getByLabel('Password').fill('guess')
  await guest.tap('Leave the kiosk')
  await expect(page.getByText('Password invalid')).toBeVisible()
  await shoot('wrong')
  await page.getByLabel('Password').fill('foyer-admin')
  await guest.tap('Leave the kiosk')
  await expect(page).toHaveURL(/\/pok\/exit$/)
  await guest.question('You have left the kiosk')
  await axe()
  await shoot('left')
  await guest.tap('Back to the kiosk')
  await expect(page).toHaveURL(/\/appkey\/kiosk\//)
})

test('ADMIN-02 a device that is signed out has to sign in again', async ({ page, foyer }) => {
  await atTheKiosk(page, foyer)
  const guest = guestAt(page)
  await tapMark(page, 5)
  await page.getByLabel('Password').fill('foyer-admin')
  await guest.tap('Sign this device out')
  await guest.question('Which license code has this device?')
  await page.goto(foyer.guest(1, 'kiosk'))
  await guest.question('Which license code has this device?')
})

test('TABLET-01 TABLET-02 TABLET-04 three taps make a tablet of the kiosk, and a kiosk of the tablet', async ({
  page,
  foyer,
  axe,
  shoot,
}) => {
  await atTheKiosk(page, foyer)
  const guest = guestAt(page)
  await tapMark(page, 3)
  await page.clock.fastForward(2_100)
  await expect(page.getByRole('dialog', { name: 'Use this device as a tablet?' })).toBeVisible()
  await axe()
  await shoot('tablet mode')
  await page.getByLabel('Password').fill('foyer-tablet')
  const loaded = page.waitForEvent('load')
  await guest.tap('Turn tablet mode on')
  await loaded
  await beginsToWatch(page)
  await tapMark(page, 5)
  await expect(page.getByRole('dialog', { name: 'Use this device as a kiosk again?' })).toBeVisible()
  await page.getByLabel('Password').fill('foyer-tablet')
  await guest.tap('Turn tablet mode off')
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()
})

test('SIGNIN-12 at the sign-in page the kiosk is left without a password', async ({ page, foyer, axe }) => {
  await page.goto(`${foyer.url}/pok/`)
  await guestAt(page).question('Which license code has this device?')
  await tapMark(page, 5)
  await expect(page.getByRole('dialog', { name: 'Leave the kiosk?' })).toBeVisible()
  await axe()
  await guestAt(page).tap('Leave the kiosk')
  await expect(page).toHaveURL(/\/pok\/exit$/)
})
