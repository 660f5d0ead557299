import { FaceComparer } from '@foyer/vision/node/face-comparer.ts'
import { drawPerson, type Person, people } from '@foyer/vision/testing/people.ts'
import { renderFilm, renderPhotograph, TURNS_LEFT } from '@foyer/vision/testing/photographs.ts'
import { expect, it, onTestFinished } from 'vitest'
import {
  buildPicture,
  giveConsent,
  openFaceKiosk,
  requestTurn,
  sendComparison,
} from '../../checkin/face/testing/face-kiosk.ts'
import { demoId } from '../../demo/demo-id.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { chooseFaceMatcher } from './choose-face-matcher.ts'
import { createVisionFaceMatcher } from './vision-face-matcher.ts'

const { ada, bruno } = people
const card = await renderPhotograph(drawPerson(ada, { width: 400, height: 500, ground: '#e6e9ec' }))

/**
 * A kiosk whose server compares faces itself. The model's weights are loaded before a request waits
 * for them.
 */
async function openKiosk(appKey: 'face' | 'face-video') {
  const comparer = new FaceComparer({ timeoutMs: 60_000 })
  onTestFinished(() => comparer.close())
  await comparer.ask({ face: card, document: card })
  const page = await openFaceKiosk(
    await createTestServer({ faceMatcherFor: chooseFaceMatcher(createVisionFaceMatcher(comparer)) }),
    appKey,
  )
  await findReservation(page, 'FOY1001', 'García López')
  await giveConsent(page, demoId('FOY1001 guest 1'))
  const answer = async (face: File) => {
    const reply = await sendComparison(page, { parts: { person_face: face, document_face: buildPicture(card) } })
    const guest = (await findReservation(page, 'FOY1001', 'García López')).guests[0]
    return [reply.statusCode, reply.json().problem, guest?.faceMatched]
  }
  return { answer, request: () => requestTurn(page, demoId('FOY1001 guest 1')) }
}

const draw = (person: Person, turn = 0) => drawPerson(person, { turn })

it('API-36.c pictures of the same face return 200; API-36.d of different faces 400; FACE-07 a missing picture too', async () => {
  const { answer } = await openKiosk('face')
  expect(await answer(buildPicture('a text that says it is a picture'))).toEqual([422, 'faceInvalid', false])
  expect(await answer(buildPicture(await renderPhotograph(draw(bruno))))).toEqual([400, 'faceNotMatched', false])
  expect(await answer(buildPicture(await renderPhotograph(draw(ada))))).toEqual([200, undefined, true])
})

it('J15 accepts a film only of a person who turns their head to the requested side', async () => {
  const { answer, request } = await openKiosk('face-video')
  /** Films what the server has asked for, or its mirror image. */
  const film = async ({ mirrored = false } = {}) => {
    const sign = ((await request()) === 'left') === mirrored ? -1 : 1
    return buildPicture(await renderFilm((turn) => draw(ada, sign * turn)), 'video/x-motion-jpeg')
  }
  const still = await renderPhotograph(draw(ada))
  await request()
  const invalid = [422, 'faceInvalid', false]
  expect(await answer(buildPicture(still, 'video/x-motion-jpeg'))).toEqual(invalid)
  expect(await answer(buildPicture(still))).toEqual([409, 'faceUnsure', false])
  expect(await answer(await film({ mirrored: true }))).toEqual(invalid)
  await request()
  const unmoved = await renderFilm(() => draw(ada))
  expect(await answer(buildPicture(unmoved, 'video/x-motion-jpeg'))).toEqual(invalid)
  // Several pictures under the name of one are one picture.
  expect(await answer(buildPicture(await renderFilm((turn) => draw(ada, turn), TURNS_LEFT)))).toEqual([
    409,
    'faceUnsure',
    false,
  ])
  expect(await answer(await film())).toEqual([200, undefined, true])
})
