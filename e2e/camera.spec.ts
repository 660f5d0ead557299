import { aTd1, aTd3 } from '@foyer/domain/testing/a-mrz.ts'
import type { Grey } from '@foyer/vision/picture/grey.ts'
import { drawCardFront } from '@foyer/vision/testing/card-front.ts'
import { chance } from '@foyer/vision/testing/chance.ts'
import { aDocument } from '@foyer/vision/testing/documents.ts'
import { people } from '@foyer/vision/testing/people.ts'
import { plainView, seenBy, type View } from '@foyer/vision/testing/scenes.ts'
import type { Page, Request } from '@playwright/test'
import { barriers } from './barriers.ts'
import { consent, toTheEnd } from './consent.ts'
import { changingCamera, phoneWithCamera } from './fake-camera.ts'
import { expect, type Foyer, livesIn, sizes, test } from './foyer.ts'
import { camille, findByAddress } from './line.ts'

const value = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

function held(zone: string, view: Partial<View>): Grey {
  return seenBy(aDocument(zone.split('\n'), chance(11)), { ...plainView, part: 0.9, ...view }, chance(12))
}

/**
 * Opens the document step of the one guest, who has agreed to a scan, and records what leaves the
 * phone from then on.
 */
async function atTheDocument(page: Page, foyer: Foyer) {
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  const guest = await findByAddress(page, foyer.guest(1, 'own'), camille)
  await guest.tap(/Continue with/)
  await expect(consent(page)).toBeVisible()
  await toTheEnd(page)
  await consent(page).getByRole('group', { name: 'May we scan your document?' }).getByText('Yes, you may').click()
  await consent(page).getByRole('button', { name: 'Save my answer' }).click()
  return {
    guest,
    async isRead(number: string) {
      await guest.question('Is everything right, Camille?')
      await expect(value(page, 'Document number')).toHaveValue(number)
      await expect(value(page, 'Surname')).toHaveValue('Dupont')
      expect(await barriers(page)).toEqual([])
      expect(await page.evaluate(() => document.querySelector('video'))).toBeNull()
      const pictures = sent.filter((request) => /image|multipart/.test(request.headers()['content-type'] ?? ''))
      expect(pictures.map((request) => request.url())).toEqual([])
    },
  }
}

const passport = aTd3({ state: 'FRA', names: 'DUPONT<<CAMILLE', number: 'C01X00T47', birth: '880312' })
const card = aTd1({ code: 'ID', state: 'D', names: 'DUPONT<<CAMILLE', number: 'L01X00T47', birth: '880312' })

for (const [what, view] of [
  ['a passport', { turn: 4, tilt: 0.06, blur: 0.5, noise: 4 }],
  ['a passport upside down', { turn: 183, noise: 4 }],
] as const) {
  test(`CAPTURE-12.a CAPTURE-14.c a phone’s camera reads ${what} automatically, and no picture leaves the phone`, {
    annotation: livesIn('apps/guest/src/flows/devices/reader/use-document-in-sight.ts'),
  }, async ({ playwright, foyer }) => {
    const { page, forget } = await phoneWithCamera(playwright.chromium, { sees: held(passport, view) })
    const { isRead } = await atTheDocument(page, foyer)
    await isRead('C01X00T47')
    await forget()
  })
}

test('CAPTURE-12.a CAPTURE-14.c CAPTURE-23.a a phone’s camera reads one side of an identity card, asks for the other, and accepts them in either order', {
  tag: '@gate',
  annotation: livesIn('apps/guest/src/flows/devices/reader/advice.ts'),
}, async ({ page, foyer, shoot }) => {
  await page.setViewportSize(sizes.phone)
  const camera = await changingCamera(page)
  const { guest, isRead } = await atTheDocument(page, foyer)
  const front = drawCardFront(people.ada)
  await camera.see(front)
  await expect(page.getByText('Now the side with the <<< lines')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await shoot('front of a card')
  await camera.see(held(card, { turn: -5, noise: 3, shade: 0.3 }))
  await isRead('L01X00T47')

  await guest.tap('Scan again')
  await guest.tap('Clear and scan again')
  await expect(page.getByText('Now the side with the photo')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Without the photo' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await shoot('back of a card')
  await camera.see(front)
  await isRead('L01X00T47')
})
