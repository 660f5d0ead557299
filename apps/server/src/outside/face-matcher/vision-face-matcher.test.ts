import { FaceComparer } from '@foyer/vision/node/face-comparer.ts'
import { drawPerson, type Person, people } from '@foyer/vision/testing/people.ts'
import { filmOf, photographOf } from '@foyer/vision/testing/photographs.ts'
import { expect, it, onTestFinished } from 'vitest'
import { agree, aPicture, compare, openFaceKiosk } from '../../checkin/face/testing/face-kiosk.ts'
import { demoId } from '../../demo/demo-id.ts'
import { aServer } from '../../testing/a-server.ts'
import { find } from '../../testing/journey.ts'
import { chooseFaceMatcher } from './choose-face-matcher.ts'
import { visionFaceMatcher } from './vision-face-matcher.ts'

const { ada, bruno } = people
const card = await photographOf(drawPerson(ada, { width: 400, height: 500, ground: '#e6e9ec' }))

/**
 * A kiosk whose server compares faces itself. The model's weights are loaded before a request waits
 * for them.
 */
async function aKiosk(appKey: 'face' | 'face-video') {
  const comparer = new FaceComparer({ withinMs: 60_000 })
  onTestFinished(() => comparer.close())
  await comparer.ask({ face: card, document: card })
  const page = await openFaceKiosk(
    await aServer({ faceMatcherFor: chooseFaceMatcher(visionFaceMatcher(comparer)) }),
    appKey,
  )
  await find(page, 'FOY1001', 'García López')
  await agree(page, demoId('FOY1001 guest 1'))
  return async (face: File) => {
    const reply = await compare(page, { parts: { person_face: face, document_face: aPicture(card) } })
    const guest = (await find(page, 'FOY1001', 'García López')).guests[0]
    return [reply.statusCode, reply.json().problem, guest?.faceMatched]
  }
}

const draw = (person: Person, turn = 0) => drawPerson(person, { turn })

it('API-36.c pictures of the same face return 200; API-36.d of different faces 400; FACE-07 a missing picture too', async () => {
  const answer = await aKiosk('face')
  expect(await answer(aPicture('a text that says it is a picture'))).toEqual([422, 'faceInvalid', false])
  expect(await answer(aPicture(await photographOf(draw(bruno))))).toEqual([400, 'faceNotMatched', false])
  expect(await answer(aPicture(await photographOf(draw(ada))))).toEqual([200, undefined, true])
})

it('accepts a video only of a person who turns their head', async () => {
  const answer = await aKiosk('face-video')
  const film = async (shot: (turn: number) => string) => aPicture(await filmOf(shot), 'video/x-motion-jpeg')
  expect(await answer(aPicture(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'video/x-motion-jpeg'))).toEqual([
    422,
    'faceInvalid',
    false,
  ])
  expect(await answer(await film(() => draw(ada)))).toEqual([422, 'faceInvalid', false])
  expect(await answer(await film((turn) => draw(ada, turn)))).toEqual([200, undefined, true])
})
