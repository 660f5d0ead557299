/** What the first bytes of a file say it is. */
export interface Sniffed {
  readonly type: 'jpeg' | 'png' | 'webp'
  readonly width: number
  readonly height: number
}

export type Refusal = 'notAPicture' | 'tooLarge' | 'tooSmall'

/** More than a phone camera produces; a file that claims more is not decoded. */
const MOST_PIXELS = 50_000_000
const MOST_SIDE = 20_000
const LEAST_SIDE = 100
/** Most files are decoded row by row; others may need this much memory. */
const MOST_BYTES_AT_ONCE = 160_000_000

interface Head extends Sniffed {
  /** Memory that a decoder needs before it can produce the first row. */
  readonly bytesAtOnce: number
}

/** Checks whether a file may be decoded, from its header alone. */
export function sniff(bytes: Uint8Array): Sniffed | Refusal {
  const found = pngHead(bytes) ?? webpHead(bytes) ?? jpegHead(bytes)
  if (!found) return 'notAPicture'
  const { type, width, height, bytesAtOnce } = found
  if (width < LEAST_SIDE || height < LEAST_SIDE) return 'tooSmall'
  if (width > MOST_SIDE || height > MOST_SIDE || width * height > MOST_PIXELS) return 'tooLarge'
  return bytesAtOnce > MOST_BYTES_AT_ONCE ? 'tooLarge' : { type, width, height }
}

const isAt = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((char, index) => bytes[at + index] === char.charCodeAt(0))
const big = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
const little = (bytes: Uint8Array, at: number) => (bytes[at + 1] ?? 0) * 256 + (bytes[at] ?? 0)

/** Channels of each PNG colour type. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

function pngHead(bytes: Uint8Array): Head | undefined {
  if (bytes[0] !== 0x89 || !isAt(bytes, 1, 'PNG\r\n\x1a\n') || !isAt(bytes, 12, 'IHDR') || bytes.length < 33) return
  const size = (at: number) => big(bytes, at) * 65536 + big(bytes, at + 2)
  const [width, height] = [size(16), size(20)]
  const [depth, colour, , , interlaced] = bytes.subarray(24, 29)
  const whole = (width * height * (channels[colour ?? 0] ?? 4) * (depth ?? 8)) / 8
  return { type: 'png', width, height, bytesAtOnce: interlaced ? whole : 0 }
}

function webpHead(bytes: Uint8Array): Head | undefined {
  if (!isAt(bytes, 0, 'RIFF') || !isAt(bytes, 8, 'WEBP') || bytes.length < 30) return
  const head = { type: 'webp', bytesAtOnce: 0 } as const
  if (isAt(bytes, 12, 'VP8X')) {
    const size = (at: number) => little(bytes, at) + (bytes[at + 2] ?? 0) * 65536 + 1
    return { ...head, width: size(24), height: size(27) }
  }
  if (isAt(bytes, 12, 'VP8L')) {
    const bits = little(bytes, 21) + little(bytes, 23) * 65536
    return { ...head, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (!isAt(bytes, 12, 'VP8 ')) return
  return { ...head, width: little(bytes, 26) & 0x3fff, height: little(bytes, 28) & 0x3fff }
}

const START_OF_SCAN = 0xda
const notFrames: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc])

/** Walks the segments up to the first scan and reads only the frame header. */
function jpegHead(bytes: Uint8Array): Head | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return
  let frame: number | undefined
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === START_OF_SCAN) return frame === undefined ? undefined : frameHead(bytes, frame, bytes[at + 4] ?? 0)
    if (marker >= 0xc0 && marker <= 0xcf && !notFrames.has(marker)) {
      // With two frame headers, decoders may disagree on which one counts.
      if (frame !== undefined) return
      frame = at
    }
    const length = big(bytes, at + 2)
    if (length < 2) return
    at += 2 + length
  }
  return undefined
}

/**
 * A file in several scans is held in memory completely: two bytes per sample, and fewer samples if
 * chroma is subsampled.
 */
function frameHead(bytes: Uint8Array, at: number, inFirstScan: number): Head {
  const [width, height, parts] = [big(bytes, at + 7), big(bytes, at + 5), bytes[at + 9] ?? 0]
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
