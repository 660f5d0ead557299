import { expect, it } from 'vitest'
import { createPaper } from '../testing/drawing.ts'
import { encodeJpeg } from '../testing/encode-jpeg.ts'
import { sniff } from './sniff.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : part)),
  )
const four = (size: number) => [size >>> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255]
const two = (size: number) => [size >> 8, size & 255]
const pngOf = (width: number, height: number, [depth, colour, interlaced] = [8, 2, 0]) =>
  bytes(
    [0x89],
    'PNG\r\n\x1a\n',
    [0, 0, 0, 13],
    'IHDR',
    four(width),
    four(height),
    [depth ?? 8, colour ?? 2, 0, 0, interlaced ?? 0],
    [0, 0, 0, 0],
  )

const frame = (kind: number, width: number, height: number, samples: number[]) => [
  ...[0xff, kind, ...two(8 + 3 * samples.length), 8, ...two(height), ...two(width), samples.length],
  ...samples.flatMap((sample, part) => [part + 1, sample, 0]),
]
const scan = (parts: number) => [0xff, 0xda, 0, 6 + 2 * parts, parts, ...Array.from({ length: 12 }, () => 0)]
const jpeg = (...parts: number[][]) => bytes([0xff, 0xd8], ...parts)
const WHOLE = [0x11, 0x11, 0x11]
/** Chroma at a quarter of the size. */
const COARSE = [0x22, 0x11, 0x11]
const own = jpeg(frame(0xc0, 160, 120, WHOLE), scan(3))
const thumbnail = [0xff, 0xe1, ...two(2 + own.length), ...own]

it.each([
  ['nothing', bytes(), 'notAPicture'],
  ['a text', bytes('<svg onload=alert(1)>'), 'notAPicture'],
  ['a GIF', bytes('GIF89a', [1, 0, 1, 0]), 'notAPicture'],
  ['a JPEG that ends before its size', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'notAPicture'],
  ['a JPEG whose segments have no length', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]), 'notAPicture'],
  ['a PNG of 60 000 × 60 000', pngOf(60_000, 60_000), 'tooLarge'],
  ['a PNG of 8 × 8', pngOf(8, 8), 'tooSmall'],
  ['a PNG of 640 × 480', pngOf(640, 480), { type: 'png', width: 640, height: 480 }],
  ['a PNG of 400 000 × 110', pngOf(400_000, 110), 'tooLarge'],
  [
    'a PNG of 49 million deep pixels, row by row',
    pngOf(7000, 7000, [16, 6, 0]),
    { type: 'png', width: 7000, height: 7000 },
  ],
  ['the same interlaced, which is held in memory', pngOf(7000, 7000, [16, 6, 1]), 'tooLarge'],
  ['a small one interlaced', pngOf(1200, 900, [16, 6, 1]), { type: 'png', width: 1200, height: 900 }],
  [
    'a JPEG of 49 million pixels',
    jpeg(frame(0xc0, 8100, 6100, COARSE), scan(3)),
    { type: 'jpeg', width: 8100, height: 6100 },
  ],
  [
    'the same progressive, with subsampled chroma',
    jpeg(frame(0xc2, 8100, 6100, COARSE), scan(3)),
    { type: 'jpeg', width: 8100, height: 6100 },
  ],
  ['and with full chroma, which is held in memory', jpeg(frame(0xc2, 8100, 6100, WHOLE), scan(3)), 'tooLarge'],
  ['and with one channel at a time', jpeg(frame(0xc0, 8100, 6100, WHOLE), scan(1)), 'tooLarge'],
  [
    'a JPEG with a thumbnail before it',
    jpeg(thumbnail, frame(0xc0, 640, 480, WHOLE), scan(3)),
    { type: 'jpeg', width: 640, height: 480 },
  ],
  ['a JPEG with two sizes', jpeg(frame(0xc0, 200, 200, WHOLE), frame(0xc0, 9000, 5000, WHOLE), scan(3)), 'notAPicture'],
  ['a JPEG that defers its height', jpeg(frame(0xc0, 640, 0, WHOLE), scan(3)), 'tooSmall'],
  ['a JPEG without a picture', jpeg(frame(0xc0, 640, 480, WHOLE), [0xff, 0xd9]), 'notAPicture'],
  ['a HEIC', bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'), 'notAPicture'],
  ['a PDF with a JPEG in it', bytes('%PDF-1.7 ', [...jpeg(frame(0xc0, 640, 480, WHOLE), scan(3))]), 'notAPicture'],
])('%s', (_, file, expected) => {
  expect(sniff(file)).toEqual(expected)
})

it('reads the size of a JPEG', async () => {
  expect(sniff(await encodeJpeg(createPaper(320, 200, 99), 80))).toEqual({ type: 'jpeg', width: 320, height: 200 })
})
