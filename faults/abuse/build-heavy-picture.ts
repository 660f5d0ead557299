import { crc32, deflateSync } from 'node:zlib'

const [WIDTH, HEIGHT, BYTES_PER_POINT] = [4_000, 2_000, 8]

/**
 * 4000 × 2000 pixels of 16 bits, each line predicted from the one above: 66 kB that expand to 64
 * MB.
 */
export function buildHeavyPicture(): Buffer {
  const line = Buffer.concat([Buffer.from([4]), Buffer.alloc(WIDTH * BYTES_PER_POINT)])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header.set([16, 6, 0, 0, 0], 8)
  const lines = deflateSync(Buffer.concat(Array.from({ length: HEIGHT }, () => line)))
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    mark,
    buildChunk('IHDR', header),
    buildChunk('IDAT', lines),
    buildChunk('IEND', Buffer.alloc(0)),
  ])
}

function buildChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)])
}
