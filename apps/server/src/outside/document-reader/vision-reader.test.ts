import { scanDocument } from '@foyer/contract/document.ts'
import { aTd1, aTd3 } from '@foyer/domain/testing/a-mrz.ts'
import { chance } from '@foyer/vision/testing/chance.ts'
import { aDocument } from '@foyer/vision/testing/documents.ts'
import { jpegOf } from '@foyer/vision/testing/encode.ts'
import { plainView, seenBy } from '@foyer/vision/testing/scenes.ts'
import { expect, it } from 'vitest'
import { aServer } from '../../testing/a-server.ts'
import { visionReader } from './vision-reader.ts'

const zone = aTd3({ names: 'ERIKSSON<<ANNA<MARIA', number: 'L898902C3' }).split('\n')

it('API-34.b finds a portrait and printed lines in a picture, upside down too, and rejects a non-picture before decoding it', async () => {
  const page = await (await aServer({ documentReader: visionReader() })).open()
  const show = async (payload: Uint8Array) => {
    const asked = page.request(scanDocument, { headers: { 'content-type': 'image/jpeg' } })
    const answer = await page.browser.send({ ...asked, payload: Buffer.from(payload) })
    return { status: answer.statusCode, ...answer.json() }
  }
  const passport = seenBy(aDocument(zone, chance(5)), { ...plainView, turn: 180, width: 900, height: 640 }, chance(6))
  expect(await show(await jpegOf(passport, 85))).toMatchObject({
    status: 200,
    has_mrz: true,
    has_face: true,
    face_roi_captured: true,
    mrz_result: { number: 'L898902C3', name: 'ANNA MARIA', last_name: 'ERIKSSON', birth_date: '01/06/1985' },
  })
  const back = aTd1().split('\n')
  const card = seenBy(aDocument(back, chance(2)), { ...plainView, width: 900, height: 640 }, chance(6))
  expect(await show(await jpegOf(card, 85))).toMatchObject({ has_mrz: true, has_face: false, face_roi_captured: false })
  expect(await show(new TextEncoder().encode('GIF89a, or so it says'))).toMatchObject({ status: 400 })
})
