import type { FileChooser, Page } from '@playwright/test'
import { findAccessibilityIssues } from './accessibility-issues.ts'
import { beginVisit, lucia, searchByAddress } from './check-in-steps.ts'
import { openPhoneWithCamera } from './fake-camera.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { createGuest } from './guest.ts'
import { openDevice } from './kiosk.ts'

async function openReader(page: Page, url: string): Promise<void> {
  const guest = createGuest(page)
  await page.goto(`${url}check-in`)
  await guest.question('Find your booking')
  await guest.tap('Scan the code in your e-mail')
}

test('SEARCH-06 SEARCH-07 SEARCH-10 NAV-07 a phone’s camera reads the code of the confirmation and finds the booking', {
  tag: '@gate',
  annotation: livesIn('apps/guest/src/screens/check-in-qr/use-camera-reader.ts'),
}, async ({ playwright, foyer }) => {
  const { page, context, forget } = await openPhoneWithCamera(playwright.chromium, { picture: 'FOY1001,García López' })
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(error.error().message))
  context.on('console', (message) => {
    if (/Content Security Policy|Permissions[ -]Policy/.test(message.text())) complaints.push(message.text())
  })
  await openReader(page, foyer.guest(1, 'own'))
  await createGuest(page).question(/Is this your stay, Lucía García López/)
  await expect(page).toHaveURL(/\/your-booking$/)
  // The camera is off.
  expect(await page.evaluate(() => document.querySelector('video'))).toBeNull()
  expect(complaints).toEqual([])
  await forget()
})

test('SEARCH-08.a a code of another format shows an error in place, and the camera stays on', async ({
  playwright,
  foyer,
}) => {
  const { page, forget } = await openPhoneWithCamera(playwright.chromium, { picture: 'https://example.com/menu' })
  const guest = createGuest(page)
  await openReader(page, foyer.guest(1, 'own'))
  await guest.question('Show us your QR code')
  await expect(page.getByText('Invalid reservation code')).toBeVisible()
  await expect(page).toHaveURL(/\/check-in-qr$/)
  expect(await findAccessibilityIssues(page)).toEqual([])
  await guest.tap('Back')
  await guest.question('Find your booking')
  await forget()
})

test('a guest who denies the camera reads how to allow it, and has other ways', async ({ playwright, foyer }) => {
  const { page, forget } = await openPhoneWithCamera(playwright.chromium, {
    picture: 'FOY1001,García López',
    allowed: false,
  })
  const guest = createGuest(page)
  await openReader(page, foyer.guest(1, 'own'))
  await expect(page.getByText(/This page isn’t allowed to use the camera/)).toBeVisible()
  await guest.tap('Type the number instead')
  await guest.question('Find your booking')
  await forget()
})

test('API-45 SEARCH-09 a guest saves the QR code of their booking, and a picture of it finds the booking again elsewhere', async ({
  page,
  foyer,
  elsewhere,
  shoot,
}, testInfo) => {
  await page.setViewportSize(sizes.phone)
  const guest = await searchByAddress(page, foyer.guest(1, 'own'), lucia)
  await guest.question(/Is this your stay/)
  await guest.tap('My QR code')
  await expect(page.getByRole('img', { name: 'QR code of booking FOY1001' })).toBeVisible()
  await shoot('code')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save the picture' }).click()
  const kept = testInfo.outputPath('FOY1001.png')
  await (await downloading).saveAs(kept)

  const fresh = await elsewhere(sizes.phone)
  await openReader(fresh, foyer.guest(1, 'own'))
  await expect(fresh.getByText('No camera found')).toBeVisible()
  const choose = async (picture: Parameters<FileChooser['setFiles']>[0]) => {
    const choosing = fresh.waitForEvent('filechooser')
    await createGuest(fresh).tap('Choose a picture of the code')
    await (await choosing).setFiles(picture)
  }
  await choose({ name: 'sea.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
  await expect(fresh.getByText('We can’t see a code in this picture.')).toBeVisible()
  await choose(kept)
  await createGuest(fresh).question(/Is this your stay, Lucía García López/)
})

test('SEARCH-08.a SEARCH-11.a SEARCH-11.b at the kiosk a hardware scanner types the code and Enter, whatever was tapped before', async ({
  page,
  foyer,
  shoot,
}) => {
  await page.setViewportSize(sizes.kiosk)
  const guest = await openDevice(page, foyer)
  await beginVisit(guest)
  await guest.tap('Scan the code in your e-mail')
  await guest.question('Hold your QR code to the reader')
  await shoot('ready')
  const box = page.getByLabel('Code from the reader')
  expect(await box.evaluate((input) => input.checkVisibility({ opacityProperty: true }))).toBe(false)
  await page.keyboard.type('FOY1001')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid reservation code')).toBeVisible()
  await shoot('invalid')
  await expect(page.getByText('FOY1001')).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).click()
  await guest.tap('Reception')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.type('FOY1001,García López')
  await page.keyboard.press('Enter')
  await guest.question(/Is this your stay, Lucía García López/)
})

test('SEARCH-13.a staff list the day’s arrivals at the kiosk with their password, and open a guest’s booking', async ({
  page,
  foyer,
  axe,
  shoot,
}) => {
  await page.setViewportSize(sizes.kiosk)
  const guest = await openDevice(page, foyer, { hotel: 2 })
  await guest.tap('English')
  await guest.tap('All arrivals today')
  await guest.password('open sesame')
  await guest.tap('Show the list')
  await expect(page.getByText('Password invalid')).toBeVisible()
  await axe()
  await shoot('password')
  await guest.password('foyer-admin')
  await guest.tap('Show the list')
  const list = page.getByRole('list', { name: 'Who is arriving?' })
  await expect(list.getByRole('button')).toHaveCount(3)
  await expect(list).not.toContainText('FOY')
  await axe()
  await shoot('arrivals')
  await page.getByRole('searchbox', { name: 'Name or end of booking number' }).fill('003')
  await list.getByRole('button', { name: /Meyer/ }).click()
  await guest.question(/Is this your stay, .*Meyer/)
  await expect(page.getByText('FOY2003')).toBeVisible()
})
