import { expect, it } from 'vitest'
import { aSite } from '../testing/builders.ts'
import { brightnessOf, DARK, whyNoFilm } from './face-source.ts'

it('a hotel uses pictures unless it chooses video', () => {
  expect(aSite().policies.face.source).toBe('picture')
  expect(aSite({ flags: { face_recognition_source: 'video' } }).policies.face.source).toBe('video')
})

it.each([
  ['enough light', true, DARK, undefined],
  ['too little light', true, DARK - 0.1, 'tooDark'],
  ['brightness unknown', true, undefined, undefined],
  ['a browser that cannot record', false, 200, 'cannotFilm'],
  ['a browser that cannot record, in the dark', false, 0, 'cannotFilm'],
])('uses video, or a picture instead: %s', (_, canFilm, brightness, why) => {
  expect(whyNoFilm({ canFilm, brightness })).toBe(why)
})

it.each([
  ['black', [0, 0, 0, 255], 0],
  ['white', [255, 255, 255, 255], 255],
  ['half of each', [0, 0, 0, 255, 255, 255, 255, 255], 127.5],
  ['green is brighter than blue', [0, 255, 0, 255], 0.587 * 255],
  ['nothing', [], undefined],
])('brightness: %s', (_, pixels, brightness) => {
  const found = brightnessOf(pixels)
  expect(found === undefined ? undefined : Math.round(found * 100)).toBe(brightness && Math.round(brightness * 100))
})
