import type { Page } from '@playwright/test'
import { atTheBench } from './bench.ts'
import { expect, type Foyer, sizes, test } from './foyer.ts'
import { guestAt } from './guest.ts'
import { Hub } from './hub.ts'
import { readerIsReady, signDeviceIn } from './kiosk.ts'

/** Opens a new kiosk at the screen that reads documents. */
async function scanAt(page: Page, foyer: Foyer): Promise<void> {
  await page.goto(`${foyer.guest(1, 'kiosk')}scan`)
  await guestAt(page).question('Show us your passport or ID card')
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
    await signDeviceIn(kiosk, foyer)
    await page.reload()
    // The newest comes first.
    await page.getByRole('button', { name: /^Hub/ }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Make a pairing code' }).click()
    const told = await dialog.getByText(/HUB_PAIRING=/).textContent()
    const hub = new Hub({ url: foyer.url, pairing: told?.split('=')[1] ?? '' })
    hubs.push(hub)
    await hub.start()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await scanAt(kiosk, foyer)
    return { kiosk, bench: await atTheBench(await elsewhere(sizes.tablet), hub.bench) }
  }

  try {
    const [left, right] = [await aKiosk(), await aKiosk()]
    await readerIsReady(left.kiosk)
    await readerIsReady(right.kiosk)
    await page.reload()
    await expect(page.getByText('hub: in touch')).toHaveCount(2)
    await left.bench.hold('Passport of Utopia')
    await expect(left.kiosk.getByText(/P<UTOERIKSSON/)).toBeVisible()
    await readerIsReady(right.kiosk)
    await right.bench.hold('Passport of Germany')
    await expect(right.kiosk.getByText(/P<D<<LINDENTHAL/)).toBeVisible()
    await expect(left.kiosk.getByText(/LINDENTHAL/)).toHaveCount(0)
  } finally {
    for (const hub of hubs) await hub.close()
  }
})
