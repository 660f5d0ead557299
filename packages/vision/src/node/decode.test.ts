import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { decode } from './decode.ts'

/** Light on the left, dark on the right, 300 × 200. */
const halves = () =>
  sharp(Buffer.from(svg('<rect width="300" height="200" fill="#fff"/><rect x="150" width="150" height="200"/>')))
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">${inside}</svg>`
const opaque = () => halves().removeAlpha()
const large = () => sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#888' } })

/** Brightness on the left and on the right. */
const LIGHT_THEN_DARK = 'light dark 300 × 200'

async function seen(file: Uint8Array): Promise<string> {
  const picture = await decode(file)
  if (typeof picture === 'string') return picture
  const { width, height, pixels } = picture
  expect(pixels).toHaveLength(width * height)
  const at = (x: number, y: number) => {
    const light = pixels[Math.floor(y * height) * width + Math.floor(x * width)] ?? 0
    return light > 200 ? 'light' : light < 60 ? 'dark' : 'between'
  }
  return `${at(0.2, 0.5)} ${at(0.8, 0.5)} ${width} × ${height}`
}

const bytesOf = async (picture: Sharp) => Buffer.from(await picture.toBuffer())

/** The same file with another size in its header, and the matching checksum. */
async function pngSaying(picture: Sharp, width: number, height: number) {
  const file = await bytesOf(picture.png())
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  return file
}

async function jpegSaying(picture: Sharp, width: number, height: number) {
  const file = await bytesOf(picture.jpeg())
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]))
  file.writeUInt16BE(height, frame + 5)
  file.writeUInt16BE(width, frame + 7)
  return file
}

/** Sets the size in the outer header; the picture inside has another. */
async function webpSaying(picture: Sharp, width: number, height: number) {
  const inner = (await bytesOf(picture.webp({ lossless: true }))).subarray(12)
  const head = Buffer.alloc(30)
  head.write('RIFF', 0)
  head.writeUInt32LE(22 + inner.length, 4)
  head.write('WEBPVP8X', 8)
  head.writeUInt32LE(10, 16)
  head.writeUIntLE(width - 1, 24, 3)
  head.writeUIntLE(height - 1, 27, 3)
  return Buffer.concat([head, inner])
}

/** Adds more scans, each of which covers the whole picture again. */
async function withScans(picture: Sharp, count: number) {
  const file = await bytesOf(picture.jpeg({ progressive: true }))
  const last = file.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = file.subarray(last, -2)
  return Buffer.concat([file.subarray(0, -2), ...Array.from({ length: count }, () => scan), Buffer.from([0xff, 0xd9])])
}

const cutOff = async (picture: Sharp) => {
  const file = await bytesOf(picture)
  return file.subarray(0, Math.floor(file.length * 0.6))
}
/** Noise, so that half of the file is half of the picture. */
const grain = () =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

const animated = () => {
  const rows = Buffer.alloc(300 * 400 * 3)
  for (let at = 0; at < 300 * 200; at++) rows.fill(at % 300 < 150 ? 255 : 0, at * 3, at * 3 + 3)
  return sharp(rows, { raw: { width: 300, height: 400, channels: 3, pageHeight: 200 } })
}

it.each<[string, () => Promise<Uint8Array>, string]>([
  ['a PNG whose header declares less than it holds', () => pngSaying(large(), 150, 120), 'notAPicture'],
  ['a PNG whose header declares more than it holds', () => pngSaying(opaque(), 4000, 3000), 'notAPicture'],
  ['a JPEG whose header declares more than it holds', () => jpegSaying(opaque(), 4000, 3000), 'notAPicture'],
  ['a WebP whose header declares less than it holds', () => webpSaying(large(), 150, 120), 'notAPicture'],
  ['a WebP whose header declares more than it holds', () => webpSaying(opaque(), 4000, 3000), 'notAPicture'],
  ['a WebP whose headers agree', () => webpSaying(opaque(), 300, 200), LIGHT_THEN_DARK],
  ['a truncated JPEG', () => cutOff(grain().jpeg()), 'notAPicture'],
  ['a truncated progressive JPEG', () => cutOff(grain().jpeg({ progressive: true })), 'notAPicture'],
  ['a truncated PNG', () => cutOff(grain().png()), 'notAPicture'],
  ['a truncated WebP', () => cutOff(grain().webp()), 'notAPicture'],
  ['a JPEG with a thousand extra scans', () => withScans(opaque(), 1_000), 'notAPicture'],
  [
    'a JPEG followed by an archive',
    async () => Buffer.concat([await bytesOf(opaque().jpeg()), Buffer.from('PK\x03\x04<script>')]),
    LIGHT_THEN_DARK,
  ],
  [
    'a PNG followed by a page',
    async () => Buffer.concat([await bytesOf(opaque().png()), Buffer.from('<script>alert(1)</script>')]),
    LIGHT_THEN_DARK,
  ],
  [
    'a JPEG with a GIF header',
    async () => Buffer.concat([Buffer.from('GIF89a'), await bytesOf(opaque().jpeg())]),
    'notAPicture',
  ],
  ['a PNG with 16 bits per channel', () => bytesOf(opaque().toColourspace('rgb16').png()), LIGHT_THEN_DARK],
  ['a greyscale PNG', () => bytesOf(opaque().toColourspace('b-w').png()), LIGHT_THEN_DARK],
  ['a PNG with a palette', () => bytesOf(opaque().png({ palette: true, colours: 2 })), LIGHT_THEN_DARK],
  [
    'a PNG with transparent paper',
    () => bytesOf(sharp(Buffer.from(svg('<rect x="150" width="150" height="200"/>'))).png()),
    LIGHT_THEN_DARK,
  ],
  ['a CMYK JPEG', () => bytesOf(opaque().toColourspace('cmyk').jpeg()), LIGHT_THEN_DARK],
  ['a greyscale JPEG', () => bytesOf(opaque().toColourspace('b-w').jpeg()), LIGHT_THEN_DARK],
  ['an animated WebP, of which the first frame counts', () => bytesOf(animated().webp()), LIGHT_THEN_DARK],
  ['a JPEG taken upside down', () => bytesOf(opaque().withMetadata({ orientation: 3 }).jpeg()), 'dark light 300 × 200'],
  ['a mirrored JPEG', () => bytesOf(opaque().withMetadata({ orientation: 2 }).jpeg()), 'dark light 300 × 200'],
  [
    'a JPEG taken on its side',
    () => bytesOf(opaque().rotate(270).withMetadata({ orientation: 6 }).jpeg()),
    LIGHT_THEN_DARK,
  ],
])('%s: rejected, or read correctly', async (_, file, expected) => {
  expect(await seen(await file())).toBe(expected)
})

it('decodes a JPEG whose header declares less than it holds only up to the declared size', async () => {
  expect(await seen(await jpegSaying(large(), 304, 208))).toMatch(/304 × 208$|notAPicture/)
})
