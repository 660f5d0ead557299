import type { Page } from '@playwright/test'
import { expect, livesIn, test } from './foyer.ts'
import { guestAt } from './guest.ts'
import { atTheKiosk, beginsToWatch } from './kiosk.ts'

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
  await page.clock.fastForward('02:20')
  await expect(stillThere(page)).toHaveCount(0)
  await page.clock.fastForward('00:41')
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

test('TABLET-01 TABLET-02 TABLET-04 SHELL-14 staff make a tablet of the kiosk and a kiosk of it again, and only they leave it', {
  annotation: livesIn('apps/guest/src/staff-only/staff-door.tsx'),
}, async ({ page, foyer, axe, shoot }) => {
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
  const asKiosk = page.waitForEvent('load')
  await guest.tap('Turn tablet mode off')
  await asKiosk
  await beginsToWatch(page)
  await tapMark(page, 5)
  await expect(page.getByRole('dialog', { name: 'For the hotel’s staff' })).toBeVisible()
  await page.getByLabel('Password').fill('foyer-tablet')
  await guest.tap('Leave the kiosk')
  await expect(page.getByText('Password invalid')).toBeVisible()
  await page.getByLabel('Password').fill('foyer-admin')
  await guest.tap('Leave the kiosk')
  await expect(page).toHaveURL(/\/pok\/exit$/)
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
