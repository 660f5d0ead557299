import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { isPadSized } from '../../book/signature/picture-size.ts'

const MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Samples per pixel by colour type: grey, RGB, palette, grey with alpha, RGB with alpha. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

interface Head {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly colour: number
}

/**
 * Flattens the picture onto white with eight bits per channel and no alpha. Returns undefined if it
 * isn't a valid PNG.
 */
export function flattenPng(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, 8).equals(MAGIC)) return undefined
  const chunks = parseChunks(bytes)
  const named = (name: string) => Buffer.concat(chunks.flatMap(({ type, data }) => (type === name ? [data] : [])))
  const head = parseHead(named('IHDR'))
  // 16-bit samples are reduced to eight bits.
  if (!head || !isPadSized({ ...head, depth: Math.min(head.depth, 8) })) return undefined
  const perPixel = samples[head.colour] ?? 0
  const lineBytes = Math.ceil((head.width * perPixel * head.depth) / 8)
  const expected = head.height * (1 + lineBytes)
  const lines = inflateSync(named('IDAT'), { maxOutputLength: expected + 1 })
  if (lines.length !== expected) return undefined
  unfilter(lines, lineBytes, Math.max(1, (perPixel * head.depth) >> 3))
  return encodePng(head, flattenOnWhite(lines, head, lineBytes, { colours: named('PLTE'), alpha: named('tRNS') }))
}

function parseChunks(bytes: Buffer): { type: string; data: Buffer }[] {
  const chunks = []
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (at + 12 + length > bytes.length) return []
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, at + 8 + length) })
    at += 12 + length
  }
  return chunks
}

/** Rejects interlacing, which no canvas writes. */
function parseHead(data: Buffer): Head | undefined {
  if (data.length !== 13) return undefined
  const [depth = 0, colour = 0, , , interlaced] = data.subarray(8)
  const head = { width: data.readUInt32BE(0), height: data.readUInt32BE(4), depth, colour }
  const isKnown = samples[colour] !== undefined && [1, 2, 4, 8, 16].includes(depth) && interlaced === 0
  return isKnown && head.width > 0 && head.height > 0 ? head : undefined
}

/** Each line is encoded relative to the previous pixel (`left`) and the line above (`up`). */
function unfilter(lines: Buffer, lineBytes: number, pixelBytes: number): void {
  for (let start = 0; start < lines.length; start += lineBytes + 1) {
    const guess = predictors[lines[start] ?? 0]
    if (guess === undefined) throw new Error('This is no line of a PNG.')
    for (let x = 1; x <= lineBytes; x += 1) {
      const at = start + x
      const left = x > pixelBytes ? (lines[at - pixelBytes] ?? 0) : 0
      const up = start > 0 ? (lines[at - lineBytes - 1] ?? 0) : 0
      const corner = start > 0 && x > pixelBytes ? (lines[at - lineBytes - 1 - pixelBytes] ?? 0) : 0
      lines[at] = (lines[at] ?? 0) + guess(left, up, corner)
    }
  }
}

/** Indexed by a line's filter number. */
const predictors: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  predictPaeth,
]

function predictPaeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner)
  const toUp = Math.abs(left - corner)
  const toCorner = Math.abs(left + up - 2 * corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

interface Palette {
  readonly colours: Buffer
  readonly alpha: Buffer
}

function flattenOnWhite(
  lines: Buffer,
  { width, height, depth, colour }: Head,
  lineBytes: number,
  palette: Palette,
): Buffer {
  const perPixel = samples[colour] ?? 0
  const most = 2 ** Math.min(depth, 8) - 1
  const pixels = Buffer.alloc(height * (1 + width * 3))
  const sample = (y: number, index: number): number => {
    const line = y * (lineBytes + 1) + 1
    if (depth === 16) return lines[line + index * 2] ?? 0
    const bit = index * depth
    return ((lines[line + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & most
  }
  const { colourAt, alphaAt } = readers[colour] ?? readers[0]
  const read = { sample, scale: 255 / most, palette }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const first = x * perPixel
      const alpha = alphaAt(read, y, first) / 255
      const at = y * (1 + width * 3) + 1 + x * 3
      for (let part = 0; part < 3; part += 1)
        pixels[at + part] = Math.round(255 - (255 - colourAt(read, y, first, part)) * alpha)
    }
  }
  return pixels
}

interface Samples {
  readonly sample: (y: number, index: number) => number
  readonly scale: number
  readonly palette: Palette
}

interface PixelReader {
  readonly colourAt: (samples: Samples, y: number, first: number, part: number) => number
  readonly alphaAt: (samples: Samples, y: number, first: number) => number
}

const grey: PixelReader = {
  colourAt: ({ sample, scale }, y, first) => sample(y, first) * scale,
  alphaAt: () => 255,
}
const colours: PixelReader = {
  colourAt: ({ sample, scale }, y, first, part) => sample(y, first + part) * scale,
  alphaAt: () => 255,
}

/** By colour type. They allocate no array per pixel, because there may be millions. */
const readers: Readonly<Record<number, PixelReader>> & { readonly 0: PixelReader } = {
  0: grey,
  2: colours,
  3: {
    colourAt: ({ sample, palette }, y, first, part) => palette.colours[sample(y, first) * 3 + part] ?? 255,
    alphaAt: ({ sample, palette }, y, first) => palette.alpha[sample(y, first)] ?? 255,
  },
  4: { ...grey, alphaAt: ({ sample, scale }, y, first) => sample(y, first + 1) * scale },
  6: { ...colours, alphaAt: ({ sample, scale }, y, first) => sample(y, first + 3) * scale },
}

function encodePng({ width, height }: Head, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  return Buffer.concat([
    MAGIC,
    encodeChunk('IHDR', head),
    encodeChunk('IDAT', deflateSync(pixels)),
    encodeChunk('IEND', Buffer.alloc(0)),
  ])
}

function encodeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
