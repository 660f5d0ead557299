import { expect, it } from 'vitest'
import { detectorHere } from '../node/face-weights.ts'
import type { Colours } from '../picture/colours.ts'
import { drawCardFront } from '../testing/card-front.ts'
import { people } from '../testing/people.ts'
import { coloursOf } from '../testing/photographs.ts'
import { CardFront } from './card-front.ts'
import type { Detector, Found } from './detector.ts'

const frame: Colours = { width: 128, height: 72, channels: 3, pixels: new Uint8Array(128 * 72 * 3) }
const face = (width: number, score = 0.9): Found => ({ box: { x: 10, y: 5, width, height: width }, score })

/** Answers one look after the other; nothing when they are over. */
function detectorThat(...answers: readonly (readonly Found[])[]): Detector & { readonly seen: Colours[] } {
  const seen: Colours[] = []
  return Object.assign((picture: Colours) => answers[seen.push(picture) - 1] ?? [], { seen })
}

it('a card’s photograph is a quarter as wide as its lines are long; the face of whoever holds it is not taken for one', () => {
  const both = detectorThat([face(96), face(26)])
  const front = new CardFront()
  expect(front.look(frame, both)).toBe(true)
  expect(front.portraitBeside(0.8)).toBeDefined()
  const holder = new CardFront()
  holder.look(frame, detectorThat([face(96)]))
  expect(holder.portraitBeside(0.8)).toBeUndefined()
  const behind = new CardFront()
  behind.look(frame, detectorThat([face(8)]))
  expect(behind.portraitBeside(0.8)).toBeUndefined()
})

it('each look is in another direction until there is a face, and then in that one', () => {
  const detect = detectorThat([], [face(20)], [face(20)], [])
  const front = new CardFront()
  const held = [1, 2, 3, 4].map(() => [front.look(frame, detect), front.isHeld])
  expect(held).toEqual([
    [false, false],
    [true, false],
    [true, true],
    [false, false],
  ])
  expect(detect.seen.map(({ width }) => width)).toEqual([128, 72, 72, 72])
})

it('of several looks the one that was found with most certainty counts, until it is long ago', () => {
  const detect = detectorThat([face(20, 0.8)], [face(24, 0.6)])
  const front = new CardFront()
  front.look(frame, detect)
  const first = front.portraitBeside(0.8)
  front.look(frame, detect)
  expect(front.portraitBeside(0.8)).toBe(first)
  for (let look = 0; look < 40; look++) front.pass()
  expect(front.portraitBeside(0.8)).toBe(first)
  front.pass()
  expect(front.portraitBeside(0.8)).toBeUndefined()
})

it('the front of a drawn card is seen as one', async () => {
  const front = new CardFront()
  expect(front.look(await coloursOf(drawCardFront(people.ada)), detectorHere())).toBe(true)
  expect(front.portraitBeside(940 / 1280)?.width).toBe(320)
})
