import { expect, it } from 'vitest'
import { paper } from '../testing/drawing.ts'
import { jpegOf } from '../testing/encode.ts'
import { sniff } from './sniff.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : part)),
  )
const pngOf = (width: number[], height: number[]) =>
  bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', width, height, [8, 2, 0, 0, 0, 0, 0, 0, 0])

it.each([
  ['nothing', bytes(), 'notAPicture'],
  ['a text', bytes('<svg onload=alert(1)>'), 'notAPicture'],
  ['a GIF', bytes('GIF89a', [1, 0, 1, 0]), 'notAPicture'],
  ['a JPEG that ends before it says how large it is', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'notAPicture'],
  ['a JPEG whose segments have no length', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]), 'notAPicture'],
  ['a PNG of 60 000 × 60 000', pngOf([0, 0, 0xea, 0x60], [0, 0, 0xea, 0x60]), 'tooLarge'],
  ['a PNG of 8 × 8', pngOf([0, 0, 0, 8], [0, 0, 0, 8]), 'tooSmall'],
  ['a PNG of 640 × 480', pngOf([0, 0, 2, 128], [0, 0, 1, 224]), { type: 'png', width: 640, height: 480 }],
])('%s', (_, file, expected) => {
  expect(sniff(file)).toEqual(expected)
})

it('a JPEG tells its size', async () => {
  expect(sniff(await jpegOf(paper(320, 200, 99), 80))).toEqual({ type: 'jpeg', width: 320, height: 200 })
})
