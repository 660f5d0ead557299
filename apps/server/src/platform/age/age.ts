import { randomBytes } from 'node:crypto'
import { CHUNK_BYTES, openChunk, sealChunk, TAG_BYTES } from './age-chunks.ts'
import { AgeProblem, derivePayloadKey, readHeader, WORK_FACTOR, writeHeader } from './age-header.ts'

const HEADER_LINES = 4
/** Ours has 152 bytes; a file without a header by then is not an age file. */
const MAX_HEADER_BYTES = 1_024
const NONCE_BYTES = 16

/**
 * Encrypts a stream as an age file with a pass phrase; the `age` program can open it too. Buffers
 * one chunk at a time.
 */
export async function* encrypt(
  plain: AsyncIterable<Buffer>,
  passphrase: string,
  workFactor = WORK_FACTOR,
): AsyncGenerator<Buffer> {
  const { header, fileKey } = await writeHeader(passphrase, workFactor)
  const nonce = randomBytes(NONCE_BYTES)
  yield Buffer.concat([header, nonce])
  const key = derivePayloadKey(fileKey, nonce)
  let index = 0
  for await (const { chunk, isLast } of splitChunks(plain, CHUNK_BYTES)) yield sealChunk(key, index++, chunk, isLast)
}

/**
 * The content of an age file. Each chunk is authenticated before it is returned; that it is
 * complete is known only at the end.
 */
export async function* decrypt(sealed: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const { head, rest } = await splitHead(sealed)
  const fileKey = await readHeader(head, passphrase)
  const reader = await readFirstBytes(rest, NONCE_BYTES)
  if (reader.first.length < NONCE_BYTES) throw new AgeProblem('The file was cut off.')
  const key = derivePayloadKey(fileKey, reader.first)
  let index = 0
  for await (const { chunk, isLast } of splitChunks(reader.rest, CHUNK_BYTES + TAG_BYTES))
    yield openChunk(key, index++, chunk, isLast)
}

/**
 * Pieces of exactly this size, the last one whatever remains; empty only if the stream was empty.
 */
async function* splitChunks(
  stream: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ readonly chunk: Buffer; readonly isLast: boolean }> {
  let kept: Buffer[] = []
  let bytes = 0
  for await (const piece of stream) {
    kept.push(piece)
    bytes += piece.length
    // A piece is known to be the last only when nothing follows it.
    if (bytes <= size) continue
    const all = Buffer.concat(kept)
    let from = 0
    for (; all.length - from > size; from += size) yield { chunk: all.subarray(from, from + size), isLast: false }
    kept = [all.subarray(from)]
    bytes = all.length - from
  }
  yield { chunk: Buffer.concat(kept), isLast: true }
}

async function splitHead(stream: AsyncIterable<Buffer>): Promise<{ head: Buffer; rest: AsyncIterable<Buffer> }> {
  const { first, rest } = await readFirstBytes(stream, MAX_HEADER_BYTES)
  let end = 0
  for (let line = 0; line < HEADER_LINES; line++) end = first.indexOf('\n', end) + 1 || first.length
  return { head: first.subarray(0, end), rest: prepend(first.subarray(end), rest) }
}

async function readFirstBytes(
  stream: AsyncIterable<Buffer>,
  count: number,
): Promise<{ first: Buffer; rest: AsyncIterable<Buffer> }> {
  const iterator = stream[Symbol.asyncIterator]()
  let all = Buffer.alloc(0)
  while (all.length < count) {
    const { done, value } = await iterator.next()
    if (done) break
    all = Buffer.concat([all, value])
  }
  const following: AsyncIterable<Buffer> = { [Symbol.asyncIterator]: () => iterator }
  return { first: all.subarray(0, count), rest: prepend(all.subarray(count), following) }
}

async function* prepend(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (first.length > 0) yield first
  yield* rest
}
