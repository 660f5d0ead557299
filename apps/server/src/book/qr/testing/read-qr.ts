import { crc32, inflateSync } from 'node:zlib'
import decodeQR from 'qr/decode.js'

/** Decodes one of our pictures, as a camera would: a PNG of one bit per pixel. */
export function readQr(png: Buffer): string {
  const parts = parseChunks(png)
  const header = parts.get('IHDR') ?? Buffer.alloc(13)
  const [width, height, bits, colours] = [header.readUInt32BE(0), header.readUInt32BE(4), header[8], header[9]]
  if (bits !== 1 || colours !== 0) throw new Error('This is no picture of ours.')
  const rows = inflateSync(parts.get('IDAT') ?? Buffer.alloc(0))
  const bytesInRow = 1 + Math.ceil(width / 8)
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isWhite = ((rows[y * bytesInRow + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
      if (!isWhite) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return decodeQR({ width, height, data })
}

function parseChunks(png: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>()
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const named = png.subarray(at + 4, at + 8 + length)
    if (crc32(named) !== png.readUInt32BE(at + 8 + length)) throw new Error('A part of the picture is damaged.')
    parts.set(named.toString('latin1', 0, 4), named.subarray(4))
    at += 12 + length
  }
  return parts
}
