import { drawPerson, people } from '@foyer/vision/testing/people.ts'
import type { BrowserType, Locator, Page } from '@playwright/test'
import { findAccessibilityIssues } from './accessibility-issues.ts'
import { fillForms } from './check-in-steps.ts'
import { openFaceKiosk, readAndAnswer } from './consent.ts'
import { installChangingCamera, openPhoneWithCamera } from './fake-camera.ts'
import { expect, type Foyer, livesIn, sizes, test } from './foyer.ts'

/** Opens a kiosk with a camera at the picture of the document, after all data was typed. */
async function openCameraStep(chromium: BrowserType, foyer: Foyer, appKey: 'face' | 'face-video') {
  const { page, forget } = await openPhoneWithCamera(chromium, {})
  await page.setViewportSize(sizes.kiosk)
  const guest = await openFaceKiosk(page, foyer, appKey)
  await guest.tap(/Continue with/)
  await readAndAnswer(page, 'Yes, that’s fine')
  await guest.tap('Type it in instead')
  await fillForms(guest)
  await guest.question('Show the photo in your document')
  return { page, guest, forget }
}

test('CAPTURE-04 FACE-08.a FACE-17 FACE-20 FACE-21.b with a camera: document, face, and toasts for five seconds at the top', {
  annotation: livesIn('apps/guest/src/screens/guest-detail/face/face-viewfinder.tsx'),
}, async ({ playwright, foyer }) => {
  const { page, guest, forget } = await openCameraStep(playwright.chromium, foyer, 'face')
  const isAtTopCentre = async (words: Locator) => {
    const box = await words.boundingBox()
    return box !== null && Math.abs(box.x + box.width / 2 - sizes.kiosk.width / 2) < 80 && box.y < 160
  }
  const started = page.getByText('The camera is on.')
  await expect(started).toBeVisible()
  expect(await isAtTopCentre(started)).toBe(true)
  await page.clock.install()
  await guest.tap('Take the picture')
  await guest.question('Please look into the camera')
  expect(await findAccessibilityIssues(page)).toEqual([])
  await guest.tap('Take the picture')
  // The camera sees only a wall.
  const toast = page.getByText('We couldn’t use this picture. Please try again with more light.')
  await expect(toast).toBeVisible()
  // The pause fails if that moment has already passed, so it is retried.
  const holdStill = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 50))
  await expect(holdStill).toPass({ intervals: [1] })
  expect(await isAtTopCentre(toast)).toBe(true)
  await expect(page.getByText('We can’t see your face clearly')).toBeVisible()
  await page.clock.runFor(2_500)
  await expect(page.getByText('We can’t see your face clearly')).toHaveCount(0)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2_600)
  await expect(toast).toHaveCount(0)
  await page.clock.resume()
  await guest.tap('Continue without comparing')
  await guest.question(/Your details are complete|Everyone is ready/)
  expect(await page.evaluate(() => document.querySelector('video'))).toBeNull()
  await forget()
})

test('FACE-03 FACE-06.b a hotel that records video: three seconds are recorded, and a result is shown for two', {
  annotation: livesIn('apps/guest/src/screens/guest-detail/face/use-film.ts'),
}, async ({ playwright, foyer }) => {
  const { page, guest, forget } = await openCameraStep(playwright.chromium, foyer, 'face-video')
  await guest.tap('Take the picture')
  await guest.question('Please look into the camera')
  await page.clock.install()
  await guest.tap('Record my face')
  await expect(page.getByText(/^Turn your head to the (left|right) and back$/)).toBeVisible()
  const ring = page.getByRole('progressbar', { name: 'Recording progress' })
  await expect(ring).toBeVisible()
  await guest.tap('Stop recording')
  await expect(ring).toHaveCount(0)
  const files = await recordFiles(page)
  await stopTimeDuringAnswers(page)
  const answered = page.waitForResponse('**/api/compare-faces/**')
  await guest.tap('Record my face')
  // A grey wall has no face.
  expect(await (await answered).json()).toMatchObject({ problem: 'faceInvalid' })
  expect(files).toEqual([
    ['person_face', 'video/x-motion-jpeg'],
    ['document_face', 'image/jpeg'],
  ])
  await expectText(page, 'We can’t see your face clearly')
  await guest.question('Show the photo in your document')
  await guest.tap('Show a match')
  await expectText(page, 'Identity confirmed')
  await guest.question(/Your details are complete|Everyone is ready/)
  await forget()
})

test('API-36.c API-36.d FACE-05.a MODEL-15.b a face that does not match its document, and one that does', {
  annotation: livesIn('packages/vision/src/faces/compare.ts'),
}, async ({ page, foyer }) => {
  const camera = await installChangingCamera(page)
  await page.setViewportSize(sizes.kiosk)
  const guest = await openFaceKiosk(page, foyer, 'face')
  await guest.tap(/Continue with/)
  await readAndAnswer(page, 'Yes, that’s fine')
  await guest.tap('Type it in instead')
  await fillForms(guest)
  const { ada, bruno } = people
  const photoPage = drawPerson(ada, { width: 1280, height: 720, size: 0.7, ground: '#e9e6df' })
  for (const [person, status, words] of [
    [bruno, 400, 'No match yet'],
    [ada, 200, 'Identity confirmed'],
  ] as const) {
    await guest.question('Show the photo in your document')
    await camera.turnTo(photoPage)
    await guest.tap(/Take the picture|Try again/)
    await guest.question('Please look into the camera')
    await camera.turnTo(drawPerson(person, { width: 1280, height: 720 }))
    const answered = page.waitForResponse('**/api/compare-faces/**')
    await guest.tap(/Take the picture|Try again/)
    expect((await answered).status()).toBe(status)
    await expect(page.getByText(words)).toBeVisible()
  }
  await guest.question(/Your details are complete|Everyone is ready/)
})

/**
 * Records the files that the page puts into its forms, by name and type: the browser does not
 * expose their bytes.
 */
async function recordFiles(page: Page): Promise<string[][]> {
  const files: string[][] = []
  await page.exposeFunction('tellFile', (name: string, type: string) => void files.push([name, type]))
  await page.evaluate(() => {
    const append: (this: FormData, name: string, value: string | Blob) => void = FormData.prototype.append
    FormData.prototype.append = function (this: FormData, name: string, value: string | Blob) {
      if (value instanceof Blob) Reflect.get(globalThis, 'tellFile')(name, value.type)
      append.call(this, name, value)
    }
  })
  return files
}

/** Pauses the page's clock between request and result, so that a slow machine sees both. */
function stopTimeDuringAnswers(page: Page) {
  return page.route('**/api/compare-faces/**', async (route) => {
    // Some time passes in transit; the loader allows ten seconds.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
    await route.continue()
  })
}

/** Expects a message over the video for two seconds, and no longer. */
async function expectText(page: Page, words: string) {
  await expect(page.getByText(words)).toBeVisible()
  await page.clock.runFor(1_900)
  await expect(page.getByText(words)).toBeVisible()
  await page.clock.runFor(100)
  await expect(page.getByText(words)).toHaveCount(0)
  await page.clock.resume()
}
