import { aTd1, aTd3 } from '@foyer/domain/testing/a-mrz.ts'
import type { Grey } from '@foyer/vision/picture/grey.ts'
import { chance } from '@foyer/vision/testing/chance.ts'
import { aDocument } from '@foyer/vision/testing/documents.ts'
import { plainView, seenBy, type View } from '@foyer/vision/testing/scenes.ts'
import type { BrowserType, Page, Request } from '@playwright/test'
import { barriers } from './barriers.ts'
import { consent, toTheEnd } from './consent.ts'
import { phoneWithCamera } from './fake-camera.ts'
import { expect, type Foyer, livesIn, test } from './foyer.ts'
import { camille, findByAddress } from './line.ts'

const value = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

function held(zone: string, view: Partial<View>): Grey {
  return seenBy(aDocument(zone.split('\n'), chance(11)), { ...plainView, part: 0.9, ...view }, chance(12))
}

/** A phone whose camera sees that, at the document of the one guest, who has agreed to a scan. */
async function atTheDocument(chromium: BrowserType, foyer: Foyer, sees: Grey) {
  const phone = await phoneWithCamera(chromium, { sees })
  const { page } = phone
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  const guest = await findByAddress(page, foyer.guest(1, 'own'), camille)
  await guest.tap(/Continue with/)
  await expect(consent(page)).toBeVisible()
  await toTheEnd(page)
  await consent(page).getByRole('group', { name: 'May we scan your document?' }).getByText('Yes, you may').click()
  await consent(page).getByRole('button', { name: 'Save my answer' }).click()
  return { ...phone, guest, sent }
}

const passport = aTd3({ state: 'FRA', names: 'DUPONT<<CAMILLE', number: 'C01X00T47', birth: '880312' })
const card = aTd1({ code: 'ID', state: 'D', names: 'DUPONT<<CAMILLE', number: 'L01X00T47', birth: '880312' })

for (const [what, zone, view, number] of [
  ['a passport', passport, { turn: 4, tilt: 0.06, blur: 0.5, noise: 4 }, 'C01X00T47'],
  ['a passport upside down', passport, { turn: 183, noise: 4 }, 'C01X00T47'],
  ['an identity card', card, { turn: -5, noise: 3, shade: 0.3 }, 'L01X00T47'],
] as const) {
  test(`CAPTURE-12.a CAPTURE-14.c a phone’s camera reads ${what} by itself, and no picture leaves the phone`, {
    annotation: livesIn('apps/guest/src/devices/reader/use-document-in-sight.ts'),
  }, async ({ playwright, foyer }) => {
    const { page, guest, sent, forget } = await atTheDocument(playwright.chromium, foyer, held(zone, view))
    await guest.question('Is everything right, Camille?')
    await expect(value(page, 'Document number')).toHaveValue(number)
    await expect(value(page, 'Surname')).toHaveValue('Dupont')
    expect(await barriers(page)).toEqual([])
    expect(await page.evaluate(() => document.querySelector('video'))).toBeNull()
    const pictures = sent.filter((request) => /image|multipart/.test(request.headers()['content-type'] ?? ''))
    expect(pictures.map((request) => request.url())).toEqual([])
    await forget()
  })
}
