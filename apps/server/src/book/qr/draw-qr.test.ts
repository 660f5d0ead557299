import { expect, it } from 'vitest'
import { drawQr } from './draw-qr.ts'
import { readQr } from './testing/read-qr.ts'

it.each(['FOYER1.aB3-_x', 'FOY1001,García López', 'x'.repeat(300)])('a picture of %s can be read again', (text) => {
  expect(readQr(drawQr(text))).toBe(text)
})

it('is large enough to be shown on a phone, and small to send', () => {
  const picture = drawQr(`FOYER1.${'x'.repeat(64)}`)
  expect(picture.readUInt32BE(16)).toBeGreaterThan(400)
  expect(picture.length).toBeLessThan(4_000)
})
