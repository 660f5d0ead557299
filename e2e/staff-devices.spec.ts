import { beginVisit, lucia, searchReservation } from './check-in-steps.ts'
import { expect, sizes, test } from './foyer.ts'
import { createGuest } from './guest.ts'
import { openDevice, signInDevice } from './kiosk.ts'

test('a device that is revoked in the staff application is sent to sign-in', async ({
  page,
  desk,
  elsewhere,
  foyer,
  axe,
}) => {
  const kiosk = await elsewhere(sizes.kiosk)
  await signInDevice(kiosk, foyer)
  await createGuest(kiosk).tap('English')
  await expect(kiosk.getByRole('heading', { level: 1, name: 'What would you like to do?' })).toBeVisible()

  await desk.signIn('administrator', 'devices')
  await desk.title('Devices')
  await axe()
  // The newest comes first.
  await page
    .getByRole('button', { name: /^Revoke/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText(/is revoked\.$/)).toBeVisible()

  // Without any interaction.
  await expect(kiosk).toHaveURL(/\/pok\/$/)
})

test('a problem that a desk screen shows without a booking appears under Devices, without a reload', async ({
  page,
  desk,
  elsewhere,
  foyer,
  axe,
  shoot,
}) => {
  await desk.signIn('receptionist', 'devices')
  await desk.title('Devices')
  const shown = page.getByRole('table', { name: 'Problems on screens without a reservation' })

  const front = await elsewhere(sizes.tablet)
  await front.route('**/api/check-in/', (route) => route.fulfill({ status: 503, json: { problem: 'unavailable' } }))
  const guest = await openDevice(front, foyer, { appKey: 'frontapp' })
  await guest.tap('Touch to begin')
  await beginVisit(guest)
  await searchReservation(guest, lucia)
  await expect(shown.getByRole('row').nth(1)).toContainText(/frontapp.*something went wrong/)
  await axe()
  await shoot('a problem without a booking')
})

test('a license code is shown once and enrols one device', async ({ page, desk, elsewhere, foyer, axe, shoot }) => {
  await desk.signIn('administrator', 'devices')
  await desk.press('Enrol a device')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Type of device' }).selectOption('kiosk')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Kiosk by the lift')
  await dialog.getByRole('button', { name: 'Create code' }).click()
  const shown = dialog.getByRole('status')
  await expect(shown).toContainText('License code for Kiosk by the lift')
  await axe()
  await shoot('the code')
  const code = /[A-Z2-9]{4}-?[A-Z2-9]{4}-?[A-Z2-9]{4}-?[A-Z2-9]{4}/.exec((await shown.textContent()) ?? '')?.[0] ?? ''
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: 'Unused codes' })).toBeVisible()

  await signInDevice(await elsewhere(sizes.kiosk), foyer, code.replaceAll('-', ''))
  await expect(desk.row(/Kiosk by the lift/)).toContainText(/Online/)
  await expect(page.getByRole('heading', { name: 'Unused codes' })).toHaveCount(0)
})
