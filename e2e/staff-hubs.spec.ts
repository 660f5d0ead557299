import type { Page } from '@playwright/test'
import { expect, type Foyer, sizes, test } from './foyer.ts'
import { createGuest } from './guest.ts'
import { Hub } from './hub.ts'
import { expectReaderReady, signInDevice } from './kiosk.ts'
import { openSimulatorPanel } from './simulator-panel.ts'

/** Opens a new kiosk at the screen that reads documents. */
async function scanAt(page: Page, foyer: Foyer): Promise<void> {
  await page.goto(`${foyer.guest(1, 'kiosk')}scan`)
  await createGuest(page).question('Show us your passport or ID card')
}

test('N4 two kiosks with a hub each read at the same time, and each only what is on its own reader', async ({
  page,
  desk,
  elsewhere,
  foyer,
}) => {
  await desk.signIn('administrator', 'devices')
  await desk.title('Devices')
  const hubs: Hub[] = []

  async function aKiosk() {
    const kiosk = await elsewhere(sizes.kiosk)
    await signInDevice(kiosk, foyer)
    await page.reload()
    // The newest comes first.
    await page.getByRole('button', { name: /^Hub/ }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create pairing code' }).click()
    const told = await dialog.getByText(/HUB_PAIRING=/).textContent()
    const hub = new Hub({ url: foyer.url, pairing: told?.split('=')[1] ?? '' })
    hubs.push(hub)
    await hub.start()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await scanAt(kiosk, foyer)
    return { kiosk, bench: await openSimulatorPanel(await elsewhere(sizes.tablet), hub.panel) }
  }

  try {
    const [left, right] = [await aKiosk(), await aKiosk()]
    await expectReaderReady(left.kiosk)
    await expectReaderReady(right.kiosk)
    await page.reload()
    await expect(page.getByText('hub: online')).toHaveCount(2)
    await left.bench.hold('Passport of Utopia')
    await expect(left.kiosk.getByText(/P<UTOERIKSSON/)).toBeVisible()
    await expectReaderReady(right.kiosk)
    await right.bench.hold('Passport of Germany')
    await expect(right.kiosk.getByText(/P<D<<LINDENTHAL/)).toBeVisible()
    await expect(left.kiosk.getByText(/LINDENTHAL/)).toHaveCount(0)
  } finally {
    for (const hub of hubs) await hub.close()
  }
})
