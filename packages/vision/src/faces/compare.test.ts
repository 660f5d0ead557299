import { expect, it } from 'vitest'
import { getDescriber, getDetector, getLandmarkFinder } from '../node/face-weights.ts'
import { drawPerson, people } from '../testing/people.ts'
import { renderColours } from '../testing/photographs.ts'
import { compare } from './compare.ts'

const networks = { detect: getDetector(), landmarks: getLandmarkFinder(), describe: getDescriber() }
const { ada, bruno } = people
const card = await renderColours(drawPerson(ada, { width: 400, height: 500, ground: '#e6e9ec' }))
const film = (person: keyof typeof people, turns: readonly number[]) =>
  Promise.all(turns.map((turn) => renderColours(drawPerson(people[person], { turn }))))

it.each([
  ['the same person', ada, 'match'],
  ['another person', bruno, 'noMatch'],
])('%s', async (_, person, verdict) => {
  expect(compare([await renderColours(drawPerson(person))], card, networks)).toMatchObject({ verdict })
})

it('gives no verdict without a face, and tries the document in every orientation', async () => {
  const wall = await renderColours('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>')
  const face = await renderColours(drawPerson(ada))
  expect(compare([face], wall, networks)).toEqual({ unable: 'noDocumentFace' })
  expect(compare([wall], card, networks)).toEqual({ unable: 'noFace' })
  const upsideDown = { ...card, pixels: turnedOver(card.pixels) }
  expect(compare([face], upsideDown, networks)).toMatchObject({ verdict: 'match' })
  expect(compare([{ ...face, pixels: turnedOver(face.pixels) }], card, networks)).toEqual({ unable: 'noFace' })
})

it('accepts a video only if the person turns their head', async () => {
  expect(compare(await film('ada', [0, 0.5, 1, 0.3]), card, networks)).toMatchObject({ verdict: 'match' })
  expect(compare(await film('ada', [0, 0, 0, 0]), card, networks)).toEqual({ unable: 'still' })
})

function turnedOver(pixels: Uint8Array | Uint8ClampedArray): Uint8Array {
  const over = new Uint8Array(pixels.length)
  for (let at = 0; at < pixels.length; at++) over[at] = pixels[pixels.length - 3 - (at - (at % 3)) + (at % 3)] as number
  return over
}
