import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './foyer.ts'
import { createDesk } from './staff.ts'
import { type DeviceName, devices, enrol } from './walk/devices.ts'
import { loadTexts } from './walk/texts.ts'
import { createVisitor, type Visitor } from './walk/visitor.ts'

const folder = process.env['PICTURES'] ?? ''
const MAX_BYTES = 150_000

/** As large as the README shows them on a high-density screen, and no larger. */
const pictureScales: Readonly<Record<DeviceName, number>> = { phone: 1, tablet: 0.75, kiosk: 0.5 }

interface Picture {
  readonly name: string
  readonly device: DeviceName
  readonly hotel: number
  /** Overrides the device's own app key. */
  readonly appKey?: string
  /** From the search to the screen in the picture. */
  readonly walk: (guest: Visitor, start: string) => Promise<void>
}

async function openReservation(guest: Visitor, voucher: string, surname: string) {
  await guest.search(voucher, surname)
  await guest.arrive('your-booking')
}

async function openKey(guest: Visitor, voucher: string, surname: string) {
  await openReservation(guest, voucher, surname)
  await guest.primary.click()
  await guest.arrive('guest-detail')
  await guest.passReader()
  await guest.fillDocument()
  await guest.primary.click()
  await guest.fillContact()
  await guest.primary.click()
  await guest.arrive('signpad')
  await guest.sign()
  for (const box of await guest.page.locator('main input[type="checkbox"][required]').all()) await box.check()
  await guest.primary.click()
  await guest.arrive('check-in-summary')
  await guest.primary.click()
  await guest.arrive('room-key')
}

const pictures: readonly Picture[] = [
  {
    name: 'palace-phone',
    device: 'phone',
    hotel: 1,
    walk: (guest) => openReservation(guest, 'FOY1006', 'Dupont'),
  },
  {
    name: 'palace-tablet',
    device: 'tablet',
    hotel: 1,
    appKey: 'own',
    walk: (guest) => openKey(guest, 'FOY1001', 'Garcia Lopez'),
  },
  {
    name: 'palace-kiosk',
    device: 'kiosk',
    hotel: 1,
    async walk({ page }) {
      await page.locator('input[name="voucher"]').fill('FOY1001')
      await page.locator('input[name="surname"]').fill('Garc')
    },
  },
  {
    name: 'beach-phone',
    device: 'phone',
    hotel: 2,
    async walk(guest) {
      await openReservation(guest, 'FOY2001', 'Jensen')
      await guest.primary.click()
      await guest.arrive('guest-list')
    },
  },
  {
    name: 'cars-tablet',
    device: 'tablet',
    hotel: 3,
    walk: (guest) => openReservation(guest, 'RAC3003', 'Ferrari'),
  },
  {
    name: 'roma-kiosk',
    device: 'kiosk',
    hotel: 4,
    async walk({ page, arrive }, start) {
      await page.goto(start)
      await arrive(/\/(?:select-language.*)?$/)
    },
  },
]

for (const { name, device, hotel, walk, appKey: own } of pictures) {
  test(name, async ({ browser, foyer }) => {
    const { width, height } = devices[device]
    const appKey = own ?? devices[device].appKey
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: pictureScales[device],
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const guest = createVisitor(page, loadTexts('en'))
    const start = foyer.guest(hotel, appKey, 'en')
    await enrol(page, foyer, appKey, hotel)
    await page.goto(`${start}check-in`)
    await guest.arrive('check-in')
    await walk(guest, start)
    await guest.settle()
    const path = join(folder, `${name}.png`)
    await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
    await context.close()
    expect(statSync(path).size).toBeLessThan(MAX_BYTES)
  })
}

/** Views of the staff application, by the path below `/staff/`. */
const staffPictures = { reception: 'arrivals', stay: 'arrivals/FOY1002' }

for (const [name, path] of Object.entries(staffPictures)) {
  test(name, async ({ browser, foyer }) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: 0.75,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await createDesk(page, foyer).signIn('receptionist', path)
    await expect(page.getByRole('row', { name: /Müller/ }).first()).toBeVisible()
    if (path.includes('/')) await expect(page.getByRole('complementary', { name: /FOY1002/ })).toBeVisible()
    const file = join(folder, `${name}.png`)
    await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' })
    await context.close()
    expect(statSync(file).size).toBeLessThan(MAX_BYTES)
  })
}
