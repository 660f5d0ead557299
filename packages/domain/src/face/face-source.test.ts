import { expect, it } from 'vitest'
import { buildSite } from '../testing/builders.ts'
import { DARKNESS_THRESHOLD, measureBrightness, noVideoReason } from './face-source.ts'

it('a hotel uses pictures unless it chooses video', () => {
  expect(buildSite().policies.face.source).toBe('picture')
  expect(buildSite({ flags: { face_recognition_source: 'video' } }).policies.face.source).toBe('video')
})

it.each([
  ['enough light', true, DARKNESS_THRESHOLD, undefined],
  ['too little light', true, DARKNESS_THRESHOLD - 0.1, 'tooDark'],
  ['brightness unknown', true, undefined, undefined],
  ['a browser that cannot record', false, 200, 'cannotFilm'],
  ['a browser that cannot record, in the dark', false, 0, 'cannotFilm'],
])('uses video, or a picture instead: %s', (_, canFilm, brightness, why) => {
  expect(noVideoReason({ canFilm, brightness })).toBe(why)
})

it.each([
  ['black', [0, 0, 0, 255], 0],
  ['white', [255, 255, 255, 255], 255],
  ['half of each', [0, 0, 0, 255, 255, 255, 255, 255], 127.5],
  ['green is brighter than blue', [0, 255, 0, 255], 0.587 * 255],
  ['nothing', [], undefined],
])('brightness: %s', (_, pixels, brightness) => {
  const found = measureBrightness(pixels)
  expect(found === undefined ? undefined : Math.round(found * 100)).toBe(brightness && Math.round(brightness * 100))
})
