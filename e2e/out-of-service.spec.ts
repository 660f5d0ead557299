import { beginVisit } from './check-in-steps.ts'
import { expect, sizes, test } from './foyer.ts'
import { openKiosk, tapMark, waitUntilWatching } from './kiosk.ts'
import { createDesk } from './staff.ts'

const resting = 'This kiosk is out of service'

/** Devices survive the demo's reset; no other journey has this one. */
const appKey = 'kiosk-pay'

test('API-13 a kiosk is taken out of service at the desk, or for maintenance at the kiosk, and returns to service automatically', async ({
  page,
  elsewhere,
  foyer,
  hub: _,
  axe,
  shoot,
}) => {
  const guest = await openKiosk(page, foyer, { appKey })
  const staff = await elsewhere(sizes.tablet)
  const desk = createDesk(staff, foyer)
  await desk.signIn('administrator', 'devices')
  await desk.title('Devices')
  const row = desk.row(new RegExp(appKey))
  const takeOut = async () => {
    await desk.press(`Out of service ${appKey}`)
    const dialog = staff.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Printer jammed')
    await dialog.getByRole('button', { name: 'Out of service' }).click()
    await expect(row).toContainText('out of service: Printer jammed')
  }

  // An idle kiosk learns it from its poll every minute.
  await takeOut()
  await page.clock.runFor('00:35')
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()
  await page.clock.runFor('00:30')
  await guest.question(resting)
  await expect(page).toHaveURL(/pok_is_disabled=true/)
  await axe()
  await shoot('out of service')

  // While out of service it never asks whether the guest is still there.
  await page.clock.runFor('04:00')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await guest.question(resting)

  await desk.press(`Back in service ${appKey}`)
  await expect(staff.getByText(/is back in service\.$/)).toBeVisible()
  // The watchers start a moment after the screen and check at once; continuing before that would
  // delay the result.
  const watching = page.waitForResponse(
    (response) => response.url().includes('/api/pok-active-in-hotel') && page.url().endsWith('/select-language'),
  )
  await page.clock.runFor('01:00')
  await expect(page).toHaveURL(/\/select-language$/)
  await watching

  // A guest is at the search by then.
  await beginVisit(guest)
  await guest.type('Booking number', 'FOY1001')
  await guest.type('Surname', 'Garcia Lopez')
  await takeOut()
  await guest.tap('Find my booking')
  // Either the rejected search or the kiosk's own poll shows it, whichever is answered first.
  await guest.question(resting)

  await desk.press(`Back in service ${appKey}`)
  await expect(row).toContainText('Online')
  await page.clock.runFor('01:00')
  await expect(page).toHaveURL(/\/select-language$/)
  await beginVisit(guest)
  await expect(page.getByRole('textbox', { name: 'Booking number' })).toHaveValue('')

  await test.step('maintenance, which survives a reload', async () => {
    await waitUntilWatching(page, () => page.goto(foyer.guest(1, appKey)))
    await tapMark(page, 5)
    const panel = page.getByRole('dialog')
    await expect(panel.getByText('connected', { exact: true })).toBeVisible()
    await axe()
    await shoot('panel')
    await guest.password('foyer-admin')
    await guest.tap('Test the key server')
    await expect(panel.getByText(/The key server (is|isn’t) responding\./)).toBeVisible()
    await guest.tap('Start maintenance mode')
    await guest.question(resting)
    await page.reload()
    await guest.question(resting)
    await expect(row).toContainText('in maintenance since')
    await desk.press(`Back in service ${appKey}`)
    await expect(row).not.toContainText('in maintenance since')
    // After the reload its minute begins when the watchers start, a moment after the screen.
    await expect(async () => {
      await page.clock.runFor('01:00')
      await expect(page).toHaveURL(/\/select-language$/, { timeout: 1_000 })
    }).toPass()
  })
})
