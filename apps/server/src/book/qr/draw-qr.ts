import { crc32, deflateSync } from 'node:zlib'
import encodeQR from 'qr'

/** White around the code: readers need four modules of it. */
const BORDER = 4
const PIXELS_PER_MODULE = 12

/** A PNG with one bit per pixel, because phones save it with their pictures and mail shows it. */
export function drawQr(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
  const side = modules.length * PIXELS_PER_MODULE
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = modules.flatMap((row) => Array.from({ length: PIXELS_PER_MODULE }, () => packRow(row, side)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    encodeChunk('IHDR', header),
    encodeChunk('IDAT', deflateSync(Buffer.concat(rows))),
    encodeChunk('IEND', Buffer.alloc(0)),
  ])
}

/** The first byte means that the row is unfiltered; after it, a set bit is white. */
function packRow(modules: readonly boolean[], side: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(side / 8))
  for (let x = 0; x < side; x++) {
    const isDark = modules[Math.floor(x / PIXELS_PER_MODULE)]
    const at = 1 + (x >> 3)
    if (!isDark) row[at] = (row[at] ?? 0) | (0x80 >> (x & 7))
  }
  return row
}

function encodeChunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
