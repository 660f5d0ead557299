import { expect, it } from 'vitest'
import { getDetector } from '../node/face-weights.ts'
import type { Colours } from '../picture/colours.ts'
import { drawCardFront } from '../testing/card-front.ts'
import { people } from '../testing/people.ts'
import { renderColours } from '../testing/photographs.ts'
import { CardFront } from './card-front.ts'
import type { DetectedFace, Detector } from './detector.ts'

const frame: Colours = { width: 128, height: 72, channels: 3, pixels: new Uint8Array(128 * 72 * 3) }
const face = (width: number, score = 0.9): DetectedFace => ({ box: { x: 10, y: 5, width, height: width }, score })

/** Returns the answers one by one, then nothing. */
function detectorThat(...answers: readonly (readonly DetectedFace[])[]): Detector & { readonly seen: Colours[] } {
  const seen: Colours[] = []
  return Object.assign((picture: Colours) => answers[seen.push(picture) - 1] ?? [], { seen })
}

it('takes a face a quarter as wide as the lines for the photo, and not the face of the person holding the card', () => {
  const both = detectorThat([face(96), face(26)])
  const front = new CardFront()
  expect(front.addFrame(frame, both)).toBe(true)
  expect(front.findPortrait(0.8)).toBeDefined()
  const holder = new CardFront()
  holder.addFrame(frame, detectorThat([face(96)]))
  expect(holder.findPortrait(0.8)).toBeUndefined()
  const behind = new CardFront()
  behind.addFrame(frame, detectorThat([face(8)]))
  expect(behind.findPortrait(0.8)).toBeUndefined()
})

it('tries another orientation on each frame until it finds a face, then keeps that one', () => {
  const detect = detectorThat([], [face(20)], [face(20)], [])
  const front = new CardFront()
  const held = [1, 2, 3, 4].map(() => [front.addFrame(frame, detect), front.isHeld])
  expect(held).toEqual([
    [false, false],
    [true, false],
    [true, true],
    [false, false],
  ])
  expect(detect.seen.map(({ width }) => width)).toEqual([128, 72, 72, 72])
})

it('prefers the most certain of several frames until it expires', () => {
  const detect = detectorThat([face(20, 0.8)], [face(24, 0.6)])
  const front = new CardFront()
  front.addFrame(frame, detect)
  const first = front.findPortrait(0.8)
  front.addFrame(frame, detect)
  expect(front.findPortrait(0.8)).toBe(first)
  for (let look = 0; look < 40; look++) front.skipFrame()
  expect(front.findPortrait(0.8)).toBe(first)
  front.skipFrame()
  expect(front.findPortrait(0.8)).toBeUndefined()
})

it('recognises the front of a drawn card', async () => {
  const front = new CardFront()
  expect(front.addFrame(await renderColours(drawCardFront(people.ada)), getDetector())).toBe(true)
  expect(front.findPortrait(940 / 1280)?.width).toBe(320)
})
