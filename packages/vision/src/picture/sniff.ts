/** What a file's first bytes say that it is. */
export interface Sniffed {
  readonly type: 'jpeg' | 'png' | 'webp'
  readonly width: number
  readonly height: number
}

export type Refusal = 'notAPicture' | 'tooLarge' | 'tooSmall'

/** More than a camera of a phone makes; a file that claims more is not unpacked. */
const MOST_PIXELS = 50_000_000
const LEAST_SIDE = 100

/** Whether a file may be unpacked: told from its head alone, before any of it is. */
export function sniff(bytes: Uint8Array): Sniffed | Refusal {
  const found = pngSize(bytes) ?? webpSize(bytes) ?? jpegSize(bytes)
  if (!found) return 'notAPicture'
  if (found.width < LEAST_SIDE || found.height < LEAST_SIDE) return 'tooSmall'
  return found.width * found.height > MOST_PIXELS ? 'tooLarge' : found
}

const isAt = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((char, index) => bytes[at + index] === char.charCodeAt(0))
const big = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
const little = (bytes: Uint8Array, at: number) => (bytes[at + 1] ?? 0) * 256 + (bytes[at] ?? 0)

function pngSize(bytes: Uint8Array): Sniffed | undefined {
  if (bytes[0] !== 0x89 || !isAt(bytes, 1, 'PNG\r\n\x1a\n') || !isAt(bytes, 12, 'IHDR') || bytes.length < 33) return
  const size = (at: number) => big(bytes, at) * 65536 + big(bytes, at + 2)
  return { type: 'png', width: size(16), height: size(20) }
}

function webpSize(bytes: Uint8Array): Sniffed | undefined {
  if (!isAt(bytes, 0, 'RIFF') || !isAt(bytes, 8, 'WEBP') || bytes.length < 30) return
  if (isAt(bytes, 12, 'VP8X')) {
    const size = (at: number) => little(bytes, at) + (bytes[at + 2] ?? 0) * 65536 + 1
    return { type: 'webp', width: size(24), height: size(27) }
  }
  if (isAt(bytes, 12, 'VP8L')) {
    const bits = little(bytes, 21) + little(bytes, 23) * 65536
    return { type: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (!isAt(bytes, 12, 'VP8 ')) return
  return { type: 'webp', width: little(bytes, 26) & 0x3fff, height: little(bytes, 28) & 0x3fff }
}

/** From segment to segment until the frame's head, without looking into any. */
function jpegSize(bytes: Uint8Array): Sniffed | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { type: 'jpeg', width: big(bytes, at + 7), height: big(bytes, at + 5) }
    const length = big(bytes, at + 2)
    if (length < 2) return
    at += 2 + length
  }
  return undefined
}
