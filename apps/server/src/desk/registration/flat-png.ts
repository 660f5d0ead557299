import { crc32, deflateSync, inflateSync } from 'node:zlib'

const MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Samples of a pixel by colour type: grey, colours, palette, grey and alpha, colours and alpha. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

interface Head {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly colour: number
}

/** The same picture on white paper: eight bits, three colours, nothing see-through. Undefined when it is no whole PNG. */
export function flatPng(bytes: Buffer, mostPixels: number): Buffer | undefined {
  if (!bytes.subarray(0, 8).equals(MAGIC)) return undefined
  const chunks = chunksOf(bytes)
  const named = (name: string) => Buffer.concat(chunks.flatMap(({ type, data }) => (type === name ? [data] : [])))
  const head = headOf(named('IHDR'))
  if (!head || head.width * head.height > mostPixels) return undefined
  const perPixel = samples[head.colour] ?? 0
  const lineBytes = Math.ceil((head.width * perPixel * head.depth) / 8)
  const expected = head.height * (1 + lineBytes)
  const lines = inflateSync(named('IDAT'), { maxOutputLength: expected + 1 })
  if (lines.length !== expected) return undefined
  unfilter(lines, lineBytes, Math.max(1, (perPixel * head.depth) >> 3))
  return written(head, onPaper(lines, head, lineBytes, { colours: named('PLTE'), alpha: named('tRNS') }))
}

function chunksOf(bytes: Buffer): { type: string; data: Buffer }[] {
  const chunks = []
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (at + 12 + length > bytes.length) return []
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, at + 8 + length) })
    at += 12 + length
  }
  return chunks
}

/** Without interlacing, which no canvas writes. */
function headOf(data: Buffer): Head | undefined {
  if (data.length !== 13) return undefined
  const [depth = 0, colour = 0, , , interlaced] = data.subarray(8)
  const head = { width: data.readUInt32BE(0), height: data.readUInt32BE(4), depth, colour }
  const isKnown = samples[colour] !== undefined && [1, 2, 4, 8, 16].includes(depth) && interlaced === 0
  return isKnown && head.width > 0 && head.height > 0 ? head : undefined
}

/** Each line says how it was written in terms of the pixel before (`left`) and the line above (`up`). */
function unfilter(lines: Buffer, lineBytes: number, pixelBytes: number): void {
  for (let start = 0; start < lines.length; start += lineBytes + 1) {
    const kind = lines[start] ?? 0
    for (let x = 1; x <= lineBytes; x += 1) {
      const at = start + x
      const left = x > pixelBytes ? (lines[at - pixelBytes] ?? 0) : 0
      const up = start > 0 ? (lines[at - lineBytes - 1] ?? 0) : 0
      const corner = start > 0 && x > pixelBytes ? (lines[at - lineBytes - 1 - pixelBytes] ?? 0) : 0
      const guess = [0, left, up, (left + up) >> 1, nearest(left, up, corner)][kind]
      if (guess === undefined) throw new Error('This is no line of a PNG.')
      lines[at] = ((lines[at] ?? 0) + guess) & 0xff
    }
  }
}

function nearest(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

interface Palette {
  readonly colours: Buffer
  readonly alpha: Buffer
}

function onPaper(lines: Buffer, { width, height, depth, colour }: Head, lineBytes: number, palette: Palette): Buffer {
  const perPixel = samples[colour] ?? 0
  const most = 2 ** Math.min(depth, 8) - 1
  const pixels = Buffer.alloc(height * (1 + width * 3))
  const sample = (y: number, index: number): number => {
    const line = y * (lineBytes + 1) + 1
    if (depth === 16) return lines[line + index * 2] ?? 0
    const bit = index * depth
    return ((lines[line + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & most
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const values = Array.from({ length: perPixel }, (_, at) => sample(y, x * perPixel + at))
      const [rgb, alpha] = pixelOf(values, colour, most, palette)
      const at = y * (1 + width * 3) + 1 + x * 3
      for (const [part, value] of rgb.entries()) pixels[at + part] = Math.round(255 - (255 - value) * alpha)
    }
  }
  return pixels
}

function pixelOf(values: readonly number[], colour: number, most: number, { colours, alpha }: Palette) {
  const [first = 0] = values
  if (colour === 3) {
    const rgb = [0, 1, 2].map((part) => colours[first * 3 + part] ?? 255)
    return [rgb, (alpha[first] ?? 255) / 255] as const
  }
  const scaled = values.map((value) => (value * 255) / most)
  const isGrey = colour === 0 || colour === 4
  const rgb = isGrey ? [scaled[0] ?? 0, scaled[0] ?? 0, scaled[0] ?? 0] : scaled.slice(0, 3)
  const hasAlpha = colour === 4 || colour === 6
  return [rgb, hasAlpha ? (scaled.at(-1) ?? 255) / 255 : 1] as const
}

function written({ width, height }: Head, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  return Buffer.concat([MAGIC, chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
