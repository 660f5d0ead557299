import { expect, livesIn, sizes, test } from './foyer.ts'
import { Hub } from './hub.ts'
import { openSimulatorPanel } from './simulator-panel.ts'

test.use({ viewport: sizes.tablet })

test('a key at the desk: an encoder is added, a key is cut, copied and revoked, and a fault is shown', {
  annotation: livesIn('apps/staff/src/desk-encoder/cut-key-at-desk.ts'),
}, async ({ page, desk, elsewhere, foyer, axe, shoot }) => {
  const dialog = page.getByRole('dialog')
  const hubs: Hub[] = []
  /** A hub of the hotel's desks, next to the browser. */
  const addHub = async (name: string) => {
    await desk.press('Enrol a device')
    await dialog.getByRole('combobox', { name: 'Type of device' }).selectOption({ label: 'Desk encoder' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByRole('button', { name: 'Create code' }).click()
    const told = await dialog.getByText(/HUB_PAIRING=/).textContent()
    const hub = new Hub({ url: foyer.url, pairing: /HUB_PAIRING=([\w-]+)/.exec(told ?? '')?.[1] ?? '' })
    hubs.push(hub)
    await hub.start()
    await dialog.getByRole('button', { name: 'Done' }).click()
    return hub
  }
  await desk.signIn('administrator', 'devices')
  try {
    const hub = await addHub('Desk left')
    const row = desk.row(/Desk left/)
    await expect(row.getByText('hub: online')).toBeVisible()
    await expect(row.getByText(/encoder: simulated/)).toBeVisible()
    await axe()
    await shoot('devices')

    // Kowalski is in house, in room 204. The page was loaded before the encoder existed, and still
    // finds it.
    await desk.view('In house')
    await desk
      .row(/FOY1011/)
      .getByRole('link')
      .click()
    const stay = desk.stay('FOY1011')
    await stay.getByRole('button', { name: 'Encode key' }).click()
    await axe()
    await shoot('cut')
    await dialog.getByRole('combobox', { name: 'Cards' }).selectOption('2')
    await dialog.getByRole('button', { name: 'Encode', exact: true }).click()
    await expect(page.getByText('Key encoded.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(stay.getByText('2 key cards')).toBeVisible()
    await expect(stay.getByText('given').first()).toBeVisible()
    await stay.getByRole('button', { name: 'Encode key' }).click()
    await expect(dialog.getByRole('combobox', { name: 'Type of key' })).toHaveValue('copy')
    await dialog.getByRole('button', { name: 'Encode', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(stay.getByText('1 key card', { exact: true })).toBeVisible()
    await shoot('keys')
    await stay.getByRole('button', { name: 'Deactivate key' }).first().click()
    await dialog.getByRole('button', { name: 'Deactivate key' }).click()
    await expect(stay.getByText(/by a colleague/)).toBeVisible()

    // A document on the reader beside the encoder fills the guest's form.
    const bench = await openSimulatorPanel(await elsewhere(sizes.tablet), hub.panel)
    await desk.visit('arrivals/FOY1001')
    const arriving = desk.stay('FOY1001')
    await arriving.getByRole('button', { name: 'Check in: guest data' }).click()
    await arriving.getByRole('button', { name: 'Use the reader' }).click()
    await expect(arriving.getByText('Lay the document on the reader.')).toBeVisible()
    await axe()
    await shoot('reader')
    await bench.hold('Passport of Jonas Müller')
    await expect(arriving.getByLabel('Document number', { exact: true })).toHaveValue(/^[A-Z0-9]{6,}$/)
    await expect(arriving.getByRole('button', { name: 'Use the reader' })).toBeVisible()
    await arriving.getByRole('button', { name: 'Use the reader' }).click()
    await arriving.getByRole('button', { name: 'Stop reading' }).click()
    await expect(arriving.getByRole('button', { name: 'Use the reader' })).toBeVisible()

    // With a second reader at this computer, the receptionist chooses one.
    await desk.visit('devices')
    const right = await addHub('Desk right')
    await expect(desk.row(/Desk right/).getByText('hub: online')).toBeVisible()
    const benchRight = await openSimulatorPanel(await elsewhere(sizes.tablet), right.panel)
    await desk.visit('arrivals/FOY1005')
    const other = desk.stay('FOY1005')
    await other.getByRole('button', { name: 'Check in: guest data' }).click()
    await other.getByRole('button', { name: 'Use the reader' }).click()
    const readers = other.getByRole('group', { name: 'Which reader?' })
    await expect(readers.getByRole('button')).toHaveCount(2)
    await axe()
    await shoot('two readers')
    await readers.getByRole('button', { name: 'Desk right' }).click()
    await expect(other.getByText('Lay the document on the reader.')).toBeVisible()
    await benchRight.hold('Passport of Jonas Müller')
    await expect(other.getByLabel('Document number', { exact: true })).toHaveValue(/^[A-Z0-9]{6,}$/)

    await right.close()

    // Without cards no key is cut; the stay and the encoder's parts both show it.
    await desk.visit('in-house/FOY1011')
    await bench.set('Dispenser', 'Empty')
    await stay.getByRole('button', { name: 'Encode key' }).click()
    await dialog.getByRole('button', { name: 'Encode', exact: true }).click()
    await expect(page.getByText(/The encoder made no key/)).toBeVisible()
    await expect(stay.getByText('not made')).toBeVisible()
    await page.goto(`${foyer.url}/staff/devices`)
    await expect(desk.row(/Desk left/).getByText(/encoder: no cards/)).toBeVisible()
  } finally {
    for (const hub of hubs) await hub.close()
  }
})
