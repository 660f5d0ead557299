import { FaceComparer } from '@foyer/vision/node/face-comparer.ts'
import { drawPerson, type Person, people } from '@foyer/vision/testing/people.ts'
import { renderFilm, renderPhotograph } from '@foyer/vision/testing/photographs.ts'
import { expect, it, onTestFinished } from 'vitest'
import { buildPicture, giveConsent, openFaceKiosk, sendComparison } from '../../checkin/face/testing/face-kiosk.ts'
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
  return async (face: File) => {
    const reply = await sendComparison(page, { parts: { person_face: face, document_face: buildPicture(card) } })
    const guest = (await findReservation(page, 'FOY1001', 'García López')).guests[0]
    return [reply.statusCode, reply.json().problem, guest?.faceMatched]
  }
}

const draw = (person: Person, turn = 0) => drawPerson(person, { turn })

it('API-36.c pictures of the same face return 200; API-36.d of different faces 400; FACE-07 a missing picture too', async () => {
  const answer = await openKiosk('face')
  expect(await answer(buildPicture('a text that says it is a picture'))).toEqual([422, 'faceInvalid', false])
  expect(await answer(buildPicture(await renderPhotograph(draw(bruno))))).toEqual([400, 'faceNotMatched', false])
  expect(await answer(buildPicture(await renderPhotograph(draw(ada))))).toEqual([200, undefined, true])
})

it('accepts a video only of a person who turns their head', async () => {
  const answer = await openKiosk('face-video')
  const film = async (shot: (turn: number) => string) => buildPicture(await renderFilm(shot), 'video/x-motion-jpeg')
  expect(await answer(buildPicture(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'video/x-motion-jpeg'))).toEqual([
    422,
    'faceInvalid',
    false,
  ])
  expect(await answer(await film(() => draw(ada)))).toEqual([422, 'faceInvalid', false])
  expect(await answer(await film((turn) => draw(ada, turn)))).toEqual([200, undefined, true])
})
