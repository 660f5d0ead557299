import { buildTd1, buildTd3 } from '@foyer/domain/testing/build-mrz.ts'
import type { Grey } from '@foyer/vision/picture/grey.ts'
import { drawCardFront } from '@foyer/vision/testing/card-front.ts'
import { drawDocument } from '@foyer/vision/testing/documents.ts'
import { people } from '@foyer/vision/testing/people.ts'
import { plainView, renderView, type View } from '@foyer/vision/testing/scenes.ts'
import { createRandom } from '@foyer/vision/testing/seeded-random.ts'
import type { Page, Request } from '@playwright/test'
import { findAccessibilityIssues } from './accessibility-issues.ts'
import { camille, findByAddress } from './check-in-steps.ts'
import { installChangingCamera, openPhoneWithCamera } from './fake-camera.ts'
import { expect, type Foyer, livesIn, sizes, test } from './foyer.ts'

const value = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

function buildFrame(zone: string, view: Partial<View>): Grey {
  return renderView(
    drawDocument(zone.split('\n'), createRandom(11)),
    { ...plainView, part: 0.9, ...view },
    createRandom(12),
  )
}

/**
 * Opens the document step of the one guest, who has agreed to a scan, and records what leaves the
 * phone from then on.
 */
async function openDocumentStep(page: Page, foyer: Foyer) {
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  const guest = await findByAddress(page, foyer.guest(1, 'own'), camille)
  const question = page.getByRole('dialog', { name: /may we scan your document\?$/ })
  await question.getByRole('button', { name: 'Yes, that’s fine' }).click()
  return {
    guest,
    async isRead(number: string) {
      await guest.question('Is everything right, Camille?')
      await expect(value(page, 'Document number')).toHaveValue(number)
      await expect(value(page, 'Surname')).toHaveValue('Dupont')
      expect(await findAccessibilityIssues(page)).toEqual([])
      expect(await page.evaluate(() => document.querySelector('video'))).toBeNull()
      const pictures = sent.filter((request) => /image|multipart/.test(request.headers()['content-type'] ?? ''))
      expect(pictures.map((request) => request.url())).toEqual([])
    },
  }
}

const passport = buildTd3({ state: 'FRA', names: 'DUPONT<<CAMILLE', number: 'C01X00T47', birth: '880312' })
const card = buildTd1({ code: 'ID', state: 'D', names: 'DUPONT<<CAMILLE', number: 'L01X00T47', birth: '880312' })

test('CAPTURE-12.a CAPTURE-14.c a phone’s camera reads a passport upside down automatically, and no picture leaves the phone', {
  annotation: livesIn('apps/guest/src/flows/devices/reader/use-document-frames.ts'),
}, async ({ playwright, foyer }) => {
  const picture = buildFrame(passport, { turn: 183, noise: 4 })
  const { page, forget } = await openPhoneWithCamera(playwright.chromium, { picture })
  const { isRead } = await openDocumentStep(page, foyer)
  await isRead('C01X00T47')
  await forget()
})

test('CAPTURE-12.a CAPTURE-14.c CAPTURE-23.a a phone’s camera reads one side of an identity card, asks for the other, and accepts them in either order', {
  tag: '@gate',
  annotation: livesIn('apps/guest/src/flows/devices/reader/advice.ts'),
}, async ({ page, foyer, shoot }) => {
  await page.setViewportSize(sizes.phone)
  const camera = await installChangingCamera(page)
  const { guest, isRead } = await openDocumentStep(page, foyer)
  const front = drawCardFront(people.ada)
  await camera.see(front)
  await expect(page.getByText('Now show the side with the <<< lines')).toBeVisible()
  expect(await findAccessibilityIssues(page)).toEqual([])
  await shoot('front of a card')
  await camera.see(buildFrame(card, { turn: -5, noise: 3, shade: 0.3 }))
  await isRead('L01X00T47')

  await guest.tap('Scan again')
  await guest.tap('Clear and scan again')
  await expect(page.getByText('Now show the side with the photo')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue without the photo' })).toBeVisible()
  expect(await findAccessibilityIssues(page)).toEqual([])
  await shoot('back of a card')
  await camera.see(front)
  await isRead('L01X00T47')
})
