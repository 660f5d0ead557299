import type { TurnSide } from '@foyer/domain/face/face-turn.ts'
import { expect, it } from 'vitest'
import { getDescriber, getDetector, getLandmarkFinder } from '../node/face-weights.ts'
import { drawPerson, people } from '../testing/people.ts'
import { renderColours, TURNS_LEFT } from '../testing/photographs.ts'
import { compareFilm, comparePicture, judgeFrames } from './compare.ts'
import type { Detector } from './detector.ts'
import { detectionSides } from './find-face.ts'

const networks = { detect: getDetector(), landmarks: getLandmarkFinder(), describe: getDescriber() }
const { ada, bruno } = people
const card = await renderColours(drawPerson(ada, { width: 400, height: 500, ground: '#e6e9ec' }))
const drawn = new Map<string, ReturnType<typeof renderColours>>()
/** Each frame is drawn once, since comparing does not change it. */
const film = (person: keyof typeof people, turns: readonly number[]) =>
  Promise.all(
    turns.map((turn) => {
      const svg = drawPerson(people[person], { turn })
      const frame = drawn.get(svg) ?? renderColours(svg)
      drawn.set(svg, frame)
      return frame
    }),
  )

it.each([
  ['the same person', ada, 'match'],
  ['another person', bruno, 'noMatch'],
])('%s', async (_, person, verdict) => {
  expect(comparePicture(await renderColours(drawPerson(person)), card, networks)).toMatchObject({ verdict })
})

it('gives no verdict without a face, and tries the document in every orientation', async () => {
  const wall = await renderColours('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>')
  const face = await renderColours(drawPerson(ada))
  expect(comparePicture(face, wall, networks)).toEqual({ unable: 'noDocumentFace' })
  expect(comparePicture(wall, card, networks)).toEqual({ unable: 'noFace' })
  const upsideDown = { ...card, pixels: turnedOver(card.pixels) }
  expect(comparePicture(face, upsideDown, networks)).toMatchObject({ verdict: 'match' })
  expect(comparePicture({ ...face, pixels: turnedOver(face.pixels) }, card, networks)).toEqual({ unable: 'noFace' })
})

it('J25 a face under an eighth of the picture is no face, not another person', async () => {
  const weak = { box: { x: 300, y: 200, width: 70, height: 70 }, score: 0.52 }
  const detect: Detector = (picture, side) => (side === detectionSides.person ? [weak] : networks.detect(picture, side))
  const person = await renderColours(drawPerson(bruno))
  expect(comparePicture(person, card, { ...networks, detect })).toEqual({ unable: 'noFace' })
})

const still = (count: number) => Array.from({ length: count }, () => 0)
const right = TURNS_LEFT.map((turn) => -turn)

it.each<[string, readonly number[], TurnSide, object]>([
  ['to the left and back', TURNS_LEFT, 'left', { verdict: 'match' }],
  ['to the right and back', right, 'right', { verdict: 'match' }],
  ['J15 in five frames', [0, 0.5, 1, 0.5, 0], 'left', { unable: 'tooShort' }],
  ['J15 in one frame', [0], 'left', { unable: 'tooShort' }],
  ['not at all', still(7), 'left', { unable: 'still' }],
  ['J15 to the other side', right, 'left', { unable: 'otherSide' }],
  ['J15 to both sides', [...TURNS_LEFT, ...right], 'left', { unable: 'otherSide' }],
  ['J15 without coming back', [0, 0, 0.3, 0.6, 0.8, 1], 'left', { unable: 'noReturn' }],
])('a film matches only if the person turns their head as requested: %s', async (_, turns, side, expected) => {
  expect(compareFilm(await film('ada', turns), card, networks, { side })).toMatchObject(expected)
})

it('J15 rejects a person who turns their head, followed by the photo of the guest', async () => {
  const frames = [...(await film('ada', TURNS_LEFT)), ...(await film('bruno', still(4)))]
  const guest = await renderColours(drawPerson(bruno, { width: 400, height: 500 }))
  expect(compareFilm(frames, guest, networks, { side: 'left' })).toEqual({ unable: 'severalPeople' })
})

it.each([
  ['as close as those of one person', 0.3, 'match'],
  ['a little further apart', 0.55, 'look'],
])('J15 of a film that matches, and whose frames are %s (%d), the verdict is %s', async (_, distance, verdict) => {
  let described = 0
  const describe = () => Float32Array.of(described++ === 3 ? distance : 0)
  const frames = await film('ada', TURNS_LEFT)
  expect(compareFilm(frames, card, { ...networks, describe }, { side: 'left' })).toMatchObject({ verdict })
})

function turnedOver(pixels: Uint8Array | Uint8ClampedArray): Uint8Array {
  const over = new Uint8Array(pixels.length)
  for (let at = 0; at < pixels.length; at++) over[at] = pixels[pixels.length - 3 - (at - (at % 3)) + (at % 3)] as number
  return over
}

it.each([
  ['stay close', [0, 0.3, 0], 'match'],
  ['jump, although each resembles the one that faces the camera', [0.4, -0.4], 'noMatch'],
  ['drift away from the one that faces the camera', [0, 0.4, 0.8], 'noMatch'],
  ['change a little more than one person does', [0, 0.55], 'look'],
] as const)('J15 frames that %s', (_, frames, verdict) => {
  const describe = (value: number) => Float32Array.of(value)
  expect(judgeFrames(frames.map(describe), describe(0))).toBe(verdict)
})
