import type { Page } from '@playwright/test'
import { openSheet, tickConsents } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { createGuest } from './guest.ts'
import { atStage } from './stages.ts'

const uploads = '**/api/upload-signature/'

/** One adult who has entered everything but the signature. */
async function openSignatureSheet(page: Page, address: string): Promise<void> {
  await openSheet(await atStage(page, address, 'saved'))
}

/** The sheet reserves its space while the ink is being fetched: no consent moves under a finger. */
async function openWithDelayedInk(page: Page, address: string): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/signature-sheet-[^/]+\.(?:js|css)$/, async (route) => {
    await released
    await route.continue()
  })
  await openSignatureSheet(page, address)
  const consent = page.getByRole('checkbox', { name: 'I accept the terms and conditions.' })
  // Waits until it is stable.
  await consent.click({ trial: true })
  const before = await consent.boundingBox()
  await expect(page.locator('canvas')).toHaveCount(0)
  release()
  await expect(page.locator('canvas')).toBeVisible()
  await consent.click({ trial: true })
  expect(await consent.boundingBox()).toEqual(before)
}

/** Whether there is ink on the upper and on the lower half of the sheet. */
const readInk = (page: Page) =>
  page.locator('canvas').evaluate((sheet: HTMLCanvasElement) => {
    const middle = Math.round(sheet.height / 2)
    return [0, middle].map((top) => {
      const { data } = sheet.getContext('2d')?.getImageData(0, top, sheet.width, middle) ?? { data: [] }
      return data.some((byte) => byte !== 0)
    })
  })

/** Draws a stroke straight across, at a fraction of the sheet's height. */
async function stroke(page: Page, height: number): Promise<void> {
  const sheet = page.locator('canvas')
  await sheet.scrollIntoViewIfNeeded()
  const box = await sheet.boundingBox()
  if (!box) throw new Error('There is no sheet.')
  const y = box.y + box.height * height
  await page.mouse.move(box.x + box.width * 0.2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.7, y, { steps: 8 })
  await page.mouse.up()
}

/**
 * The picture that the page sends when the guest confirms, with the colour of a corner and its
 * darkest pixel.
 */
async function waitForUpload(page: Page) {
  const [request] = await Promise.all([page.waitForRequest(uploads), createGuest(page).tap('Sign and continue')])
  const { customers } = request.postDataJSON()
  const { signature: picture, signature_kind: kind, typed_name: name } = customers[0]
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
    said: { kind, name },
    type: /^data:([^;]+)/.exec(picture)?.[1],
    bytes: Buffer.from(picture.split(',')[1] ?? '', 'base64'),
    ...look,
  }
}

test('SIGN-16 SIGN-22 a guest draws on a sheet whose space was reserved; a stroke can be undone, the sheet cleared, and the ink is sent as a png', {
  tag: '@gate',
  annotation: livesIn('apps/guest/src/parts/signature-sheet.tsx'),
}, async ({ page, guest, foyer }) => {
  await page.setViewportSize(sizes.phone)
  await test.step('the sheet', () => openWithDelayedInk(page, foyer.guest(1, 'own')))
  await tickConsents(guest)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()

  await stroke(page, 0.3)
  await expect.poll(() => readInk(page)).toEqual([true, false])
  await stroke(page, 0.7)
  await expect.poll(() => readInk(page)).toEqual([true, true])
  await guest.tap('Undo')
  await expect.poll(() => readInk(page)).toEqual([true, false])
  await stroke(page, 0.7)
  await guest.tap('Clear')
  await expect.poll(() => readInk(page)).toEqual([false, false])
  await guest.tap('Sign and continue')
  await expect(page.getByText('Your signature is still missing.')).toBeVisible()

  await guest.sign()
  const { type, bytes, corner, darkest } = await waitForUpload(page)
  expect([type, bytes.subarray(0, 8).toString('latin1')]).toEqual(['image/png', '\x89PNG\r\n\x1a\n'])
  expect([corner[3], darkest < 60]).toEqual([0, true])
  await guest.question('Pay at reception')
})

/** No demo hotel has this configuration, so the test rewrites what the page receives. */
async function replaceText(page: Page, appKey: string, was: string, is: string): Promise<void> {
  await page.route(
    (url) => url.pathname.includes(`/appkey/${appKey}/`),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(was, is) })
    },
  )
}

test('SIGN-17.a SIGN-17.b SIGN-22 a guest who cannot draw types their name, reads what is wrong with it, and signs with it, on white where the hotel requires a jpeg', {
  annotation: livesIn('apps/guest/src/screens/signature/use-typed-name.ts'),
}, async ({ page, guest, foyer, axe, shoot }) => {
  const field = page.getByRole('textbox', { name: 'Your full name' })
  await replaceText(page, 'own', '"format":"png"', '"format":"jpeg"')
  await openSignatureSheet(page, foyer.guest(1, 'own'))
  await tickConsents(guest)
  await stroke(page, 0.7)
  await guest.tap('Type my name instead')
  await expect(field).toBeFocused()
  await expect.poll(() => readInk(page)).toEqual([false, false])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()

  await page.keyboard.type('Pedro García')
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/This isn’t the name we have for you/)
  await axe()
  await guest.tap('Clear')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription('Your signature is still missing.')
  await guest.tap('Undo')
  await expect(field).toHaveValue('Pedro García')

  await guest.tap('Draw instead')
  await expect(field).toHaveCount(0)
  await expect.poll(() => readInk(page)).toEqual([false, true])
  await guest.tap('Type my name instead')
  await guest.type('Your full name', 'GARCIA LOPEZ, Lucía')
  const sheet = page.getByRole('img', { name: 'Your signature, from your typed name: GARCIA LOPEZ, Lucía' })
  await expect(sheet).toBeVisible()
  await expect.poll(() => readInk(page)).toContain(true)
  // A rotated phone gets a new sheet, with the name still on it.
  const before = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 700, height: 900 })
  await expect.poll(() => readInk(page)).toContain(true)
  await page.setViewportSize(before)
  await axe()
  await shoot('typed')
  const { said, type, bytes, corner, darkest } = await waitForUpload(page)
  expect(said).toEqual({ kind: 'typed', name: 'GARCIA LOPEZ, Lucía' })
  expect([type, [...bytes.subarray(0, 3)]]).toEqual(['image/jpeg', [0xff, 0xd8, 0xff]])
  expect([corner, darkest < 90]).toEqual([[255, 255, 255, 255], true])
  await guest.question('Pay at reception')
})
