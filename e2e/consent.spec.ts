import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { phoneWithCamera } from './fake-camera.ts'
import { expect, type Foyer, livesIn, test } from './foyer.ts'
import { guestAt } from './guest.ts'
import { fillForms, findByAddress, openGuest } from './line.ts'

const kiosk = { width: 1080, height: 1920 }

/** One of the Palace's kiosks that compare faces, at the guests of one booking. */
async function atTheFaceKiosk(page: Page, foyer: Foyer, appKey: 'face' | 'face-video' = 'face') {
  const guest = guestAt(page)
  await page.setViewportSize(kiosk)
  await page.goto(`${foyer.url}/pok/`)
  await guest.type('License code', 'FOYE-RHOT-ELDE-VICE')
  await guest.tap('Sign this device in')
  await page.locator('[name="appKey"]').fill(appKey)
  await guest.tap('Sign this device in')
  await page.waitForURL(`**/appkey/${appKey}/**`)
  await toTheGuests(page, foyer.guest(1, appKey))
  return guest
}

async function toTheGuests(page: Page, address: string) {
  const guest = await findByAddress(page, address)
  await expect(page.getByRole('list', { name: 'Guests of this booking' })).toBeVisible()
  return guest
}

const consent = (page: Page) => page.getByRole('dialog', { name: /do you agree\?$/ })

/** Reads by the keys, and then says one thing to both questions. */
async function readAndAnswer(page: Page, words: 'Yes, you may' | 'No, thank you') {
  await expect(consent(page).getByRole('region', { name: 'What you agree to' })).toBeFocused()
  await toTheEnd(page)
  await answer(page, words)
}

/** A text that grows while its letters are still on the way has another end than it had. */
async function toTheEnd(page: Page) {
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(consent(page).getByRole('radio').first()).toBeEnabled({ timeout: 1_000 })
  }).toPass()
}

async function answer(page: Page, words: 'Yes, you may' | 'No, thank you') {
  const dialog = consent(page)
  for (const question of ['May we scan your document?', 'May we compare your face with it?']) {
    await dialog.getByRole('group', { name: question }).getByText(words).click()
  }
  await dialog.getByRole('button', { name: 'Save my answer' }).click()
}

test('GUESTS-03 GUESTS-05 FACE-15 FACE-16 a guest reads to the end by the keys, declines both, and types', {
  annotation: livesIn('apps/guest/src/screens/guest-list/use-consent.ts'),
}, async ({ page, foyer, axe, shoot }) => {
  const guest = await atTheFaceKiosk(page, foyer)
  await expect(page.getByText(/we ask each guest for consent/)).toBeVisible()
  await axe()
  await shoot('list')
  await guest.tap(/Continue with/)
  const dialog = consent(page)
  await expect(dialog.getByText('Please read to the end. Then you can answer.')).toBeVisible()
  await expect(dialog.getByRole('radio').first()).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Save my answer' })).toBeDisabled()
  // The text has the focus: whoever has only keys can read it.
  await expect(dialog.getByRole('region', { name: 'What you agree to' })).toBeFocused()
  await axe()
  await shoot('before the end')
  await toTheEnd(page)
  await expect(dialog.getByText('Thank you. Now you can answer.')).toBeVisible()
  await axe()
  await shoot('at the end')
  await answer(page, 'No, thank you')
  await expect(page.getByRole('group', { name: 'Date of birth' })).toBeVisible()
  await fillForms(guest)
  await guest.question('Everybody is ready')
  await expect(page.getByText(/we ask each guest for consent/)).toHaveCount(0)
  await shoot('typed')
})

test('FACE-16 a finger scrolls as well; what was not answered is asked again', async ({ page, foyer }) => {
  const guest = await atTheFaceKiosk(page, foyer)
  await guest.tap(/Continue with/)
  const region = consent(page).getByRole('region', { name: 'What you agree to' })
  const answers = consent(page).getByRole('radio').first()
  const turn = async (px: number) => {
    await region.hover()
    await page.mouse.wheel(0, px)
  }
  await expect(async () => {
    await turn(50)
    expect(await region.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  }).toPass()
  await expect(answers).toBeDisabled()
  await expect(async () => {
    await turn(5_000)
    await expect(answers).toBeEnabled({ timeout: 1_000 })
  }).toPass()
  await guest.tap('Not now')
  await expect(consent(page)).toHaveCount(0)
  await guest.tap(/Continue with/)
  await expect(consent(page)).toBeVisible()
})

test('FACE-01 FACE-10 FACE-12 GUESTS-04 the demo shows a match without a camera; the consent is taken back and the match forgotten', {
  annotation: livesIn('apps/guest/src/screens/guest-detail/face/use-face.ts'),
}, async ({ page, foyer, axe, shoot }) => {
  const guest = await atTheFaceKiosk(page, foyer)
  await guest.tap(/Continue with/)
  await readAndAnswer(page, 'Yes, you may')
  await guest.question(/^Show us your document/)
  await guest.tap('Type it in instead')
  await fillForms(guest)
  await guest.question('The camera does not work')
  await expect(page.getByText('The camera could not be started.')).toBeVisible()
  await axe()
  await shoot('no camera')
  await guest.tap('Show a match')
  await expect(page.getByText('Your face matches your document.')).toBeVisible()
  await shoot('matched')
  await guest.question('Everybody is ready')
  await guest.tap(/^Consent of guest 1/)
  const dialog = page.getByRole('dialog', { name: 'What you agreed to' })
  await expect(dialog.getByText(/^You agreed on/)).toBeVisible()
  await axe()
  await shoot('withdraw')
  const taken = page.waitForResponse('**/api/face-recognition-consent/')
  await guest.tap('Withdraw my consent')
  expect((await taken).status()).toBe(200)
  await expect(dialog).toHaveCount(0)
  // The guest goes on without it, and can change their mind.
  await guest.question('Everybody is ready')
  await guest.tap(/^Consent of guest 1/)
  await expect(consent(page).getByRole('radio')).toHaveCount(4)
})

test('CAPTURE-04 FACE-08 FACE-17 FACE-20 FACE-21 with a camera: document, face, and toasts for five seconds at the top', {
  annotation: livesIn('apps/guest/src/screens/guest-detail/face/face-viewfinder.tsx'),
}, async ({ playwright, foyer }) => {
  const { page, forget } = await phoneWithCamera(playwright.chromium, {})
  const axe = async () => expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  const guest = await atTheFaceKiosk(page, foyer)
  await guest.tap(/Continue with/)
  await readAndAnswer(page, 'Yes, you may')
  await guest.tap('Type it in instead')
  await fillForms(guest)
  await guest.question('Show the photo in your document')
  await expect(page.getByText('The camera is on.')).toBeVisible()
  await page.clock.install()
  await guest.tap('Take the picture')
  await guest.question('Please look into the camera')
  await axe()
  await guest.tap('Take the picture')
  // The demo looks at no picture: it says so instead of pretending.
  const toast = page.getByText('We could not use this picture. Please try again with more light.')
  await expect(toast).toBeVisible()
  // A moment that has passed by the time that it is named is named anew.
  const holdStill = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 50))
  await expect(holdStill).toPass({ intervals: [1] })
  const box = await toast.boundingBox()
  expect(box && Math.abs(box.x + box.width / 2 - kiosk.width / 2) < 80 && box.y < 160).toBe(true)
  await expect(page.getByText('We cannot see your face well')).toBeVisible()
  await page.clock.runFor(2_500)
  await expect(page.getByText('We cannot see your face well')).toHaveCount(0)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2_600)
  await expect(toast).toHaveCount(0)
  await page.clock.resume()
  await guest.tap('Go on without it')
  await guest.question('Everybody is ready')
  expect(await page.evaluate(() => document.querySelector('video'))).toBeNull()
  await forget()
})

test('FACE-03 FACE-06 a hotel that films: Chromium records three seconds, and a result stands for two', {
  annotation: livesIn('apps/guest/src/screens/guest-detail/face/use-film.ts'),
}, async ({ playwright, foyer }) => {
  const { page, forget } = await phoneWithCamera(playwright.chromium, {})
  const guest = await atTheFaceKiosk(page, foyer, 'face-video')
  await guest.tap(/Continue with/)
  await readAndAnswer(page, 'Yes, you may')
  await guest.tap('Type it in instead')
  await fillForms(guest)
  await guest.question('Show the photo in your document')
  await guest.tap('Take the picture')
  await guest.question('Please look into the camera')
  await page.clock.install()
  await guest.tap('Film my face')
  await expect(page.getByText('Keep looking into the camera')).toBeVisible()
  const ring = page.getByRole('progressbar', { name: 'How much has been filmed' })
  await expect(ring).toBeVisible()
  await guest.tap('Stop filming')
  await expect(ring).toHaveCount(0)
  const files = await filesOf(page)
  await holdTimeForAnswers(page)
  const answered = page.waitForResponse('**/api/compare-faces/**')
  await guest.tap('Film my face')
  // The server has looked at the first bytes of what Chromium recorded: a picture of another kind would be a 422.
  expect(await (await answered).json()).toMatchObject({ problem: 'readerNotInstalled' })
  expect(files).toEqual([
    ['person_face', 'video/webm'],
    ['document_face', 'image/jpeg'],
  ])
  // The demo looks at no film: it says so instead of pretending.
  await stands(page, 'We cannot see your face well')
  await guest.question('Show the photo in your document')
  await guest.tap('Show a match')
  await stands(page, 'That is you')
  await guest.question('Everybody is ready')
  await forget()
})

/** What the page puts into its forms from now on, by name and type: a browser does not tell the bytes of a form's files. */
async function filesOf(page: Page): Promise<string[][]> {
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

/** From the question to what came of it the page's time stands still, so that a slow machine sees both. */
function holdTimeForAnswers(page: Page) {
  return page.route('**/api/compare-faces/**', async (route) => {
    // Some time passes on the way; the loader allows for ten seconds.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
    await route.continue()
  })
}

/** Over a film: two seconds, and no longer. */
async function stands(page: Page, words: string) {
  await expect(page.getByText(words)).toBeVisible()
  await page.clock.runFor(1_900)
  await expect(page.getByText(words)).toBeVisible()
  await page.clock.runFor(100)
  await expect(page.getByText(words)).toHaveCount(0)
  await page.clock.resume()
}

const offer = 'Would you like to join us?'

test('MEMBER-01 MEMBER-02 MEMBER-04 MEMBER-05 CAPTURE-37 a guest joins, and is not asked again', {
  annotation: livesIn('apps/guest/src/screens/membership/use-membership.ts'),
}, async ({ page, foyer, axe, shoot }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const guest = await toTheGuests(page, foyer.guest(1, 'member'))
  await openGuest(guest)
  await fillForms(guest)
  await guest.question(offer)
  await expect(page.getByRole('list', { name: 'What members have' }).locator('svg')).toHaveCount(4)
  await axe()
  await shoot('offer')
  await guest.tap('Back')
  await page.waitForURL('**/guest-detail/FOY1001/1')
  await guest.tap('Continue')
  await guest.tap('Save and continue')
  await guest.question(offer)
  await guest.tap('Join for free')
  await expect(page.getByText('Please accept the terms to join.')).toBeVisible()
  await shoot('terms first')
  await guest.tap('Read the membership terms')
  await expect(page.getByText('Membership of Foyer Palace is free and obliges you to nothing.')).toBeVisible()
  await axe()
  await guest.tap('Close')
  await guest.tick('I accept the membership terms')
  await guest.tap('Join for free')
  await guest.question('Everybody is ready')
  await guest.tap(/^Edit guest 1/)
  await guest.tap('Continue')
  await guest.tap('Save and continue')
  await guest.question('Everybody is ready')
})

test('MEMBER-03 MEMBER-08 a refusal is kept: whoever comes back later is not asked again', async ({ page, foyer }) => {
  const guest = await toTheGuests(page, foyer.guest(1, 'member'))
  await openGuest(guest)
  await fillForms(guest)
  await guest.question(offer)
  await guest.tap('No, thank you')
  await guest.question('Everybody is ready')
  await page.reload()
  await guest.tap(/^Edit guest 1/)
  await guest.tap('Continue')
  await guest.tap('Save and continue')
  await guest.question('Everybody is ready')
  // Nor does its own address ask.
  await page.goto(`${foyer.guest(1, 'member')}bme-subscription/FOY1001?guestIndex=1`)
  await guest.question('Everybody is ready')
})
