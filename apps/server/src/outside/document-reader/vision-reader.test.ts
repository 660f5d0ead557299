import { scanDocument } from '@foyer/contract/document.ts'
import { buildTd1, buildTd3 } from '@foyer/domain/testing/build-mrz.ts'
import { drawDocument } from '@foyer/vision/testing/documents.ts'
import { encodeJpeg } from '@foyer/vision/testing/encode-jpeg.ts'
import { plainView, renderView } from '@foyer/vision/testing/scenes.ts'
import { createRandom } from '@foyer/vision/testing/seeded-random.ts'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createVisionReader } from './vision-reader.ts'

const zone = buildTd3({ names: 'ERIKSSON<<ANNA<MARIA', number: 'L898902C3' }).split('\n')

it('API-34.b finds a portrait and printed lines in a picture, upside down too, and rejects a non-picture before decoding it', async () => {
  const page = await (await createTestServer({ documentReader: createVisionReader() })).open()
  const show = async (payload: Uint8Array) => {
    const asked = page.request(scanDocument, { headers: { 'content-type': 'image/jpeg' } })
    const answer = await page.browser.send({ ...asked, payload: Buffer.from(payload) })
    return { status: answer.statusCode, ...answer.json() }
  }
  const passport = renderView(
    drawDocument(zone, createRandom(5)),
    { ...plainView, turn: 180, width: 900, height: 640 },
    createRandom(6),
  )
  expect(await show(await encodeJpeg(passport, 85))).toMatchObject({
    status: 200,
    has_mrz: true,
    has_face: true,
    face_roi_captured: true,
    mrz_result: { number: 'L898902C3', name: 'ANNA MARIA', last_name: 'ERIKSSON', birth_date: '01/06/1985' },
  })
  const back = buildTd1().split('\n')
  const card = renderView(
    drawDocument(back, createRandom(2)),
    { ...plainView, width: 900, height: 640 },
    createRandom(6),
  )
  expect(await show(await encodeJpeg(card, 85))).toMatchObject({
    has_mrz: true,
    has_face: false,
    face_roi_captured: false,
  })
  expect(await show(new TextEncoder().encode('GIF89a, or so it says'))).toMatchObject({ status: 400 })
})
