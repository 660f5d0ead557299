import { expect, sizes, test } from './foyer.ts'
import { createGuest } from './guest.ts'
import { Hub } from './hub.ts'
import { expectReaderReady, signInDevice } from './kiosk.ts'
import { openSimulatorPanel } from './simulator-panel.ts'

test('N4 a license code is shown once and enrols one kiosk, whose hub gets a code of its own and reads; revoked, it is sent to sign-in', async ({
  page,
  desk,
  elsewhere,
  foyer,
  axe,
  shoot,
}) => {
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

  const kiosk = await elsewhere(sizes.kiosk)
  await signInDevice(kiosk, foyer, code.replaceAll('-', ''))
  const row = desk.row(/Kiosk by the lift/)
  await expect(row).toContainText(/Online/)
  await expect(page.getByRole('heading', { name: 'Unused codes' })).toHaveCount(0)

  await row.getByRole('button', { name: /^Out of service/ }).click()
  await expect(dialog).toBeVisible()
  await axe()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await row.getByRole('button', { name: /^Hub/ }).click()
  await expect(dialog).toBeVisible()
  await axe()
  await dialog.getByRole('button', { name: 'Create pairing code' }).click()
  const told = await dialog.getByText(/HUB_PAIRING=/).textContent()
  const hub = new Hub({ url: foyer.url, pairing: told?.split('=')[1] ?? '' })
  try {
    await hub.start()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await kiosk.goto(`${foyer.guest(1, 'kiosk')}scan`)
    await createGuest(kiosk).question('Show us your passport or ID card')
    await expectReaderReady(kiosk)
    const bench = await openSimulatorPanel(await elsewhere(sizes.tablet), hub.panel)
    await bench.hold('Passport of Utopia')
    await expect(kiosk.getByText(/P<UTOERIKSSON/)).toBeVisible()
    await page.reload()
    await expect(row).toContainText('hub: online')
  } finally {
    await hub.close()
  }

  await row.getByRole('button', { name: /^Revoke/ }).click()
  await expect(dialog).toBeVisible()
  await axe()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText(/is revoked\.$/)).toBeVisible()
  // Without any interaction.
  await expect(kiosk).toHaveURL(/\/pok\/$/)
})
