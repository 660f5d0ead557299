import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { signatures } from '../../demo/signatures.ts'
import { toDrawable } from './drawable.ts'

const magic = Buffer.from('89504e470d0a1a0a', 'hex')

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

interface Png {
  readonly size?: [number, number]
  readonly depth: number
  readonly colour: number
  /** Bytes of the scanlines, each with its filter first. */
  readonly lines: readonly number[]
  readonly palette?: readonly number[]
  readonly alpha?: readonly number[]
  readonly interlaced?: boolean
}

function png({ size = [2, 1], depth, colour, lines, palette, alpha, interlaced = false }: Png): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size[0], 0)
  head.writeUInt32BE(size[1], 4)
  head.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8)
  return Buffer.concat([
    magic,
    chunk('IHDR', head),
    ...(palette ? [chunk('PLTE', Buffer.from(palette))] : []),
    ...(alpha ? [chunk('tRNS', Buffer.from(alpha))] : []),
    chunk('IDAT', deflateSync(Buffer.from(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns the scanlines of the result, which has one chunk of each kind. */
function readLines(bytes: Buffer | undefined): number[] {
  if (!bytes) return []
  const at = bytes.indexOf('IDAT')
  return [...inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)))]
}

it.each<[string, Png, number[]]>([
  ['colours', { depth: 8, colour: 2, lines: [0, 1, 2, 3, 4, 5, 6] }, [0, 1, 2, 3, 4, 5, 6]],
  ['transparent ink', { depth: 8, colour: 6, lines: [0, 0, 0, 0, 0, 0, 0, 0, 51] }, [0, 255, 255, 255, 204, 204, 204]],
  ['grey', { depth: 8, colour: 0, lines: [0, 9, 200] }, [0, 9, 9, 9, 200, 200, 200]],
  ['black and white', { depth: 1, colour: 0, lines: [0, 0b0100_0000] }, [0, 0, 0, 0, 255, 255, 255]],
  ['grey with alpha', { depth: 8, colour: 4, lines: [0, 0, 255, 0, 0] }, [0, 0, 0, 0, 255, 255, 255]],
  ['sixteen bits', { depth: 16, colour: 0, lines: [0, 7, 99, 8, 99] }, [0, 7, 7, 7, 8, 8, 8]],
  [
    'a two-bit palette',
    { depth: 2, colour: 3, lines: [0, 0b0001_0000], palette: [1, 2, 3, 4, 5, 6], alpha: [255, 0] },
    [0, 1, 2, 3, 255, 255, 255],
  ],
  ['a line with the Sub filter', { depth: 8, colour: 0, lines: [1, 10, 5] }, [0, 10, 10, 10, 15, 15, 15]],
  [
    'a line with the Up filter',
    { size: [1, 2], depth: 8, colour: 0, lines: [0, 10, 2, 5] },
    [0, 10, 10, 10, 0, 15, 15, 15],
  ],
  [
    'a line with the Average filter',
    { size: [2, 2], depth: 8, colour: 0, lines: [0, 10, 20, 3, 5, 5] },
    [0, 10, 10, 10, 20, 20, 20, 0, 10, 10, 10, 20, 20, 20],
  ],
  [
    'a line with the Paeth filter',
    { size: [2, 2], depth: 8, colour: 0, lines: [0, 10, 20, 4, 1, 1] },
    [0, 10, 10, 10, 20, 20, 20, 0, 11, 11, 11, 21, 21, 21],
  ],
])('flattens a PNG with %s onto white', (_, given, lines) => {
  expect(readLines(toDrawable(png(given)))).toEqual(lines)
})

const whole = png({ depth: 8, colour: 0, lines: [0, 9, 200] })

it.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('<svg/>')],
  ['only the magic bytes', magic],
  ['a truncated PNG', whole.subarray(0, whole.length - 20)],
  ['a PNG with fewer pixels than it declares', png({ size: [4, 1], depth: 8, colour: 0, lines: [0, 9, 200] })],
  ['a PNG with more pixels than it declares', png({ depth: 8, colour: 0, lines: [0, 9, 200, 1] })],
  ['a decompression bomb', png({ size: [60_000, 60_000], depth: 8, colour: 0, lines: [0, 9] })],
  ['no pixels', png({ size: [0, 1], depth: 8, colour: 0, lines: [0] })],
  ['an unknown filter', png({ depth: 8, colour: 0, lines: [9, 9, 200] })],
  ['an unknown colour type', png({ depth: 8, colour: 5, lines: [0, 9, 200] })],
  ['interlacing', png({ depth: 8, colour: 0, lines: [0, 9, 200], interlaced: true })],
  ['a JPEG without an end', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['a JPEG of markers only', Buffer.from('ffd8ffd9', 'hex')],
])('does not draw %s', (_, bytes) => {
  expect(toDrawable(bytes)).toBeUndefined()
})

it('draws the demo’s signatures and a small JPEG', () => {
  expect(readLines(toDrawable(signatures.looped))).toHaveLength(64 * (1 + 160 * 3))
  const jpeg = Buffer.from(
    'ffd8ffe00004aaaaffc0000b0800010001010111 00ffda000c030101000200033f00ffd9'.replace(' ', ''),
    'hex',
  )
  expect(toDrawable(jpeg)).toBe(jpeg)
})
