/** What the first bytes of a file say it is. */
export interface Sniffed {
  readonly type: 'jpeg' | 'png' | 'webp'
  readonly width: number
  readonly height: number
}

export type PictureRejection = 'notAPicture' | 'tooLarge' | 'tooSmall'

/** More than a phone camera produces; a file that claims more is not decoded. */
const MAX_PIXELS = 50_000_000
const MAX_SIDE = 20_000
const MIN_SIDE = 100
/** Most files are decoded row by row; others may need this much memory. */
const MAX_BYTES_AT_ONCE = 160_000_000

interface PictureHead extends Sniffed {
  /** Memory that a decoder needs before it can produce the first row. */
  readonly bytesAtOnce: number
}

/** Checks whether a file may be decoded, from its header alone. */
export function sniff(bytes: Uint8Array): Sniffed | PictureRejection {
  const found = parsePngHead(bytes) ?? parseWebpHead(bytes) ?? parseJpegHead(bytes)
  if (!found) return 'notAPicture'
  const { type, width, height, bytesAtOnce } = found
  if (width < MIN_SIDE || height < MIN_SIDE) return 'tooSmall'
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) return 'tooLarge'
  return bytesAtOnce > MAX_BYTES_AT_ONCE ? 'tooLarge' : { type, width, height }
}

const isAt = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((char, index) => bytes[at + index] === char.charCodeAt(0))
const readUint16BE = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
const readUint16LE = (bytes: Uint8Array, at: number) => (bytes[at + 1] ?? 0) * 256 + (bytes[at] ?? 0)

/** Channels of each PNG colour type. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

function parsePngHead(bytes: Uint8Array): PictureHead | undefined {
  if (bytes[0] !== 0x89 || !isAt(bytes, 1, 'PNG\r\n\x1a\n') || !isAt(bytes, 12, 'IHDR') || bytes.length < 33) return
  const size = (at: number) => readUint16BE(bytes, at) * 65536 + readUint16BE(bytes, at + 2)
  const [width, height] = [size(16), size(20)]
  const [depth, colour, , , interlaced] = bytes.subarray(24, 29)
  const whole = (width * height * (channels[colour ?? 0] ?? 4) * (depth ?? 8)) / 8
  return { type: 'png', width, height, bytesAtOnce: interlaced ? whole : 0 }
}

function parseWebpHead(bytes: Uint8Array): PictureHead | undefined {
  if (!isAt(bytes, 0, 'RIFF') || !isAt(bytes, 8, 'WEBP') || bytes.length < 30) return
  const head = { type: 'webp', bytesAtOnce: 0 } as const
  if (isAt(bytes, 12, 'VP8X')) {
    const size = (at: number) => readUint16LE(bytes, at) + (bytes[at + 2] ?? 0) * 65536 + 1
    return { ...head, width: size(24), height: size(27) }
  }
  if (isAt(bytes, 12, 'VP8L')) {
    const bits = readUint16LE(bytes, 21) + readUint16LE(bytes, 23) * 65536
    return { ...head, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (!isAt(bytes, 12, 'VP8 ')) return
  return { ...head, width: readUint16LE(bytes, 26) & 0x3fff, height: readUint16LE(bytes, 28) & 0x3fff }
}

const START_OF_SCAN = 0xda
const nonFrameMarkers: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc])

/** Walks the segments up to the first scan and reads only the frame header. */
function parseJpegHead(bytes: Uint8Array): PictureHead | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return
  let frame: number | undefined
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === START_OF_SCAN)
      return frame === undefined ? undefined : parseFrameHead(bytes, frame, bytes[at + 4] ?? 0)
    if (marker >= 0xc0 && marker <= 0xcf && !nonFrameMarkers.has(marker)) {
      // With two frame headers, decoders may disagree on which one counts.
      if (frame !== undefined) return
      frame = at
    }
    const length = readUint16BE(bytes, at + 2)
    if (length < 2) return
    at += 2 + length
  }
  return undefined
}

/**
 * A file in several scans is held in memory completely: two bytes per sample, and fewer samples if
 * chroma is subsampled.
 */
function parseFrameHead(bytes: Uint8Array, at: number, inFirstScan: number): PictureHead {
  const [width, height, parts] = [readUint16BE(bytes, at + 7), readUint16BE(bytes, at + 5), bytes[at + 9] ?? 0]
  const samples = Array.from({ length: parts }, (_, part) => {
    const both = bytes[at + 11 + 3 * part] ?? 0x11
    return [both >> 4, both & 15] as const
  })
  const [across, down] = [Math.max(1, ...samples.map(([one]) => one)), Math.max(1, ...samples.map(([, one]) => one))]
  const each = samples.reduce((sum, [x, y]) => sum + (x * y) / (across * down), 0)
  const isProgressive = ((bytes[at + 1] ?? 0) & 3) === 2
  const bytesAtOnce = isProgressive || inFirstScan < parts ? 2 * width * height * each : 0
  return { type: 'jpeg', width, height, bytesAtOnce }
}
