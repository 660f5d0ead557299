import { aTd1, aTd3 } from '@foyer/domain/testing/a-mrz.ts'
import type { Grey } from '@foyer/vision/picture/grey.ts'
import { chance } from '@foyer/vision/testing/chance.ts'
import { aDocument } from '@foyer/vision/testing/documents.ts'
import { drawPerson, type Person, people } from '@foyer/vision/testing/people.ts'
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

/** At the document of the one guest, who has agreed to a scan; and what leaves the phone from then on. */
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
  test(`CAPTURE-12.a CAPTURE-14.c a phone’s camera reads ${what} by itself, and no picture leaves the phone`, {
    annotation: livesIn('apps/guest/src/devices/reader/use-document-in-sight.ts'),
  }, async ({ playwright, foyer }) => {
    const { page, forget } = await phoneWithCamera(playwright.chromium, { sees: held(passport, view) })
    const { isRead } = await atTheDocument(page, foyer)
    await isRead('C01X00T47')
    await forget()
  })
}

test('CAPTURE-12.a CAPTURE-14.c a phone’s camera sees the front of an identity card, asks for the other side and reads that', {
  annotation: livesIn('apps/guest/src/devices/reader/advice.ts'),
}, async ({ page, foyer, shoot }) => {
  await page.setViewportSize(sizes.phone)
  const camera = await changingCamera(page)
  const { isRead } = await atTheDocument(page, foyer)
  await camera.see(frontOf(people.ada))
  await expect(page.getByText('Now the side with the <<< lines')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await shoot('front of a card')
  await camera.see(held(card, { turn: -5, noise: 3, shade: 0.3 }))
  await isRead('L01X00T47')
})

/** A photograph to the left, words to the right, and no lines that a machine reads. */
function frontOf(person: Person): string {
  const words = ['IDENTITY CARD', 'DUPONT', 'CAMILLE', '12.03.1988', 'L01X00T47'].map(
    (word, row) => `<text x="720" y="${170 + row * 100}" font-size="44" font-family="sans-serif">${word}</text>`,
  )
  const photograph = drawPerson(person, { width: 460, height: 600 }).replace('<svg ', '<svg x="150" y="60" ')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#7c8488"/>
<rect x="110" y="30" width="1060" height="660" rx="34" fill="#e4ebe6"/>${photograph}${words.join('')}</svg>`
}
