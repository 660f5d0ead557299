import type { Page } from '@playwright/test'
import { expect, livesIn, test } from './foyer.ts'
import { guestAt } from './guest.ts'
import { fillForms, findByAddress, openGuest, openSheet, tickConsents } from './line.ts'

const uploads = '**/api/upload-signature/'

/** One adult with nothing done yet, from the search to the sheet. */
async function toTheSheet(page: Page, address: string): Promise<void> {
  const guest = await findByAddress(page, address)
  await openGuest(guest)
  await fillForms(guest)
  await openSheet(guest)
  await tickConsents(guest)
}

/** Whether there is ink on the upper and on the lower half of the sheet. */
const ink = (page: Page) =>
  page.locator('canvas').evaluate((sheet: HTMLCanvasElement) => {
    const middle = Math.round(sheet.height / 2)
    return [0, middle].map((top) => {
      const { data } = sheet.getContext('2d')?.getImageData(0, top, sheet.width, middle) ?? { data: [] }
      return data.some((byte) => byte !== 0)
    })
  })

/** A stroke straight across, at a part of the sheet's height. */
async function stroke(page: Page, height: number): Promise<void> {
  const box = await page.locator('canvas').boundingBox()
  if (!box) throw new Error('There is no sheet.')
  const y = box.y + box.height * height
  await page.mouse.move(box.x + box.width * 0.2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.7, y, { steps: 8 })
  await page.mouse.up()
}

/** What the page sends when the guest confirms, and how that picture looks: a corner, and its darkest point. */
async function uploaded(page: Page) {
  const [request] = await Promise.all([page.waitForRequest(uploads), guestAt(page).tap('Sign and continue')])
  const { customers } = request.postDataJSON()
  const picture: string = customers[0].signature
  const look = await page.evaluate(async (url) => {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
    let darkest = 255
    for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 255) darkest = Math.min(darkest, data[at] ?? 255)
    return { corner: [...data.slice(0, 4)], darkest }
  }, picture)
  return {
    type: /^data:([^;]+)/.exec(picture)?.[1],
    bytes: Buffer.from(picture.split(',')[1] ?? '', 'base64'),
    ...look,
  }
}

test('SIGN-16 SIGN-22 a stroke can be undone, the sheet cleared, and the ink travels as a png', {
  annotation: livesIn('packages/web/src/parts/signature-sheet.tsx'),
}, async ({ page, foyer }) => {
  const guest = guestAt(page)
  await toTheSheet(page, foyer.guest(1, 'own'))
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()

  await stroke(page, 0.3)
  expect(await ink(page)).toEqual([true, false])
  await stroke(page, 0.7)
  expect(await ink(page)).toEqual([true, true])
  await guest.tap('Undo')
  expect(await ink(page)).toEqual([true, false])
  await stroke(page, 0.7)
  await guest.tap('Clear')
  expect(await ink(page)).toEqual([false, false])
  await guest.tap('Sign and continue')
  await expect(page.getByText('Your signature is still missing.')).toBeVisible()

  await guest.sign()
  const { type, bytes, corner, darkest } = await uploaded(page)
  expect([type, bytes.subarray(0, 8).toString('latin1')]).toEqual(['image/png', '\x89PNG\r\n\x1a\n'])
  expect([corner[3], darkest < 60]).toEqual([0, true])
  await guest.question('How would you like to pay?')
})

test('SIGN-17 where the hotel wants a jpeg, the ink lies on white', {
  annotation: livesIn('packages/web/src/parts/signature-ink.ts'),
}, async ({ page, foyer }) => {
  // No demo hotel asks for it: the page is told what a hotel's configuration would tell it.
  await page.route(
    (url) => url.pathname.includes('/appkey/own/'),
    async (route) => {
      const response = await route.fetch()
      const told = (await response.text()).replace('"format":"png"', '"format":"jpeg"')
      await route.fulfill({ response, body: told })
    },
  )
  await toTheSheet(page, foyer.guest(1, 'own'))
  await guestAt(page).sign()
  const { type, bytes, corner, darkest } = await uploaded(page)
  expect([type, [...bytes.subarray(0, 3)]]).toEqual(['image/jpeg', [0xff, 0xd8, 0xff]])
  expect([corner, darkest < 90]).toEqual([[255, 255, 255, 255], true])
  await guestAt(page).question('How would you like to pay?')
})
