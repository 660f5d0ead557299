import type { FileChooser, Page } from '@playwright/test'
import { openPhoneWithCamera } from './fake-camera.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { createGuest } from './guest.ts'

async function openReader(page: Page, url: string): Promise<void> {
  const guest = createGuest(page)
  await page.goto(`${url}check-in`)
  await guest.question('Find your booking')
  await guest.tap('Scan a code from paper or another screen')
}

/** Saves the code of the booking that is shown, as a picture. */
async function saveCode(page: Page, path: string): Promise<void> {
  await createGuest(page).tap('My QR code')
  await expect(page.getByRole('img', { name: 'QR code of booking FOY1001' })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save the picture' }).click()
  await (await downloading).saveAs(path)
}

/** Finds the booking on a device without a camera. */
async function findByPicture(page: Page, address: string, path: string): Promise<void> {
  await openReader(page, address)
  await expect(page.getByText('No camera found')).toBeVisible()
  const choose = async (picture: Parameters<FileChooser['setFiles']>[0]) => {
    const choosing = page.waitForEvent('filechooser')
    await createGuest(page).tap('Choose a picture of the code')
    await (await choosing).setFiles(picture)
  }
  await choose({ name: 'sea.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
  await expect(page.getByText('We can’t see a code in this picture.')).toBeVisible()
  await choose(path)
  await createGuest(page).question(/Is this your stay, Lucía García López/)
}

test(
  'SEARCH-06 SEARCH-07 SEARCH-09 SEARCH-10 NAV-07 API-45 a phone’s camera reads the code of the confirmation and finds the booking, as does a picture of the code elsewhere',
  {
    tag: '@gate',
    annotation: livesIn('apps/guest/src/screens/check-in-qr/use-camera-reader.ts'),
  },
  async ({ playwright, foyer, elsewhere }, testInfo) => {
    const { page, context, forget } = await openPhoneWithCamera(playwright.chromium, {
      picture: 'FOY1001,García López',
    })
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
    const picture = testInfo.outputPath('FOY1001.png')
    await test.step('the code is saved', () => saveCode(page, picture))
    expect(complaints).toEqual([])
    await forget()
    const fresh = await elsewhere(sizes.phone)
    await test.step('the picture is chosen', () => findByPicture(fresh, foyer.guest(1, 'own'), picture))
  },
)
