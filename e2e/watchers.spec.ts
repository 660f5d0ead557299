import type { Page } from '@playwright/test'
import { beginVisit } from './check-in-steps.ts'
import { expect, livesIn, test } from './foyer.ts'
import type { Guest } from './guest.ts'
import { openKiosk, tapMark, waitUntilWatching } from './kiosk.ts'

async function leaveWithPassword(guest: Guest, password: string): Promise<void> {
  await guest.password(password)
  await guest.tap('Exit kiosk mode')
}

/** Waits until the page has reloaded in its new role. */
async function switchWithPassword(guest: Guest, button: string): Promise<void> {
  await guest.password('foyer-tablet')
  await waitUntilWatching(guest.page, async () => {
    const loaded = guest.page.waitForEvent('load')
    await guest.tap(button)
    await loaded
  })
}

const findStillThereDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })

test('IDLE-01.a IDLE-04 IDLE-10 IDLE-11.a IDLE-11.b SHELL-12.a T2 a kiosk asks an idle guest, even if a dialog for staff cannot be fetched, and clears their data if there is no answer', {
  annotation: livesIn('apps/guest/src/app/watchers/staff-entrance.tsx'),
}, async ({ page, foyer, shoot }) => {
  const panel = /\/assets\/staff-panel-[^/]+\.(?:js|css)$/
  await page.route(panel, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed', (request) => panel.test(request.url()))
  const guest = await openKiosk(page, foyer)
  await lost
  await page.clock.fastForward('10:00')
  await beginVisit(guest)
  await guest.question('Find your booking')
  await guest.type('Booking number', 'FOY1001')
  await tapMark(page, 5)
  await page.clock.fastForward('02:20')
  await expect(findStillThereDialog(page)).toHaveCount(0)
  await page.clock.fastForward('00:41')
  await expect(findStillThereDialog(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yes, I’m still here' })).toBeFocused()
  await shoot('still there')
  await guest.tap('Yes, I’m still here')
  await expect(page.getByRole('textbox', { name: 'Booking number' })).toHaveValue('FOY1001')

  await page.clock.fastForward('03:01')
  await expect(findStillThereDialog(page)).toBeVisible()
  await page.clock.fastForward('00:31')
  await expect(page).toHaveURL(/\/select-language$/)
  await expect(findStillThereDialog(page)).toHaveCount(0)
  await beginVisit(guest)
  await expect(page.getByRole('textbox', { name: 'Booking number' })).toHaveValue('')

  await page.clock.fastForward('03:01')
  await expect(findStillThereDialog(page)).toBeVisible()
  await page.clock.fastForward('00:31')
  await expect(page).toHaveURL(/\/select-language$/)
  await page.unroute(panel)
  await expect(async () => {
    await tapMark(page, 5)
    await expect(page.getByRole('dialog', { name: 'For hotel staff' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('ADMIN-01.a ADMIN-02 ADMIN-03 ADMIN-05.c ADMIN-06 SHELL-14.a SHELL-14.b SIGNIN-12 TABLET-01.a TABLET-02 TABLET-04.a TABLET-04.b staff turn the kiosk into a tablet and back, leave it, and sign it out; without a password it is left only at the sign-in page', {
  annotation: livesIn('apps/guest/src/flows/staff-only/staff-panel.tsx'),
}, async ({ page, foyer, axe, shoot }) => {
  const guest = await openKiosk(page, foyer, { isNew: true })
  await tapMark(page, 3)
  await page.clock.fastForward(2_100)
  await expect(page.getByRole('dialog', { name: 'Use this device as a tablet?' })).toBeVisible()
  await shoot('tablet mode')
  await switchWithPassword(guest, 'Turn tablet mode on')
  await tapMark(page, 5)
  await expect(page.getByRole('dialog', { name: 'Use this device as a kiosk again?' })).toBeVisible()
  await switchWithPassword(guest, 'Turn tablet mode off')
  await tapMark(page, 5)
  await expect(page.getByRole('dialog', { name: 'For hotel staff' })).toBeVisible()
  await expect(page.getByText(/Mbit\/s/)).toBeVisible()
  await shoot('admin')
  await leaveWithPassword(guest, 'foyer-tablet')
  await expect(page.getByText('Password invalid')).toBeVisible()
  await leaveWithPassword(guest, 'foyer-admin')
  await expect(page).toHaveURL(/\/pok\/exit$/)
  await guest.question('You’ve left kiosk mode')
  await shoot('left')
  await waitUntilWatching(page, () => guest.tap('Back to the kiosk'))
  await expect(page).toHaveURL(/\/appkey\/kiosk\//)

  await tapMark(page, 5)
  await guest.password('foyer-admin')
  await guest.tap('Sign this device out')
  await guest.question('Enter this device’s license code')
  await page.goto(foyer.guest(1, 'kiosk'))
  await guest.question('Enter this device’s license code')
  await tapMark(page, 5)
  await expect(page.getByRole('dialog', { name: 'Exit kiosk mode?' })).toBeVisible()
  await axe()
  await guest.tap('Exit kiosk mode')
  await expect(page).toHaveURL(/\/pok\/exit$/)
})
