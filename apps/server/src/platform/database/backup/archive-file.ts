import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { decrypt, encrypt } from '../../age/age.ts'
import { AgeProblem } from '../../age/age-header.ts'
import { StartProblem } from '../../env/start-problem.ts'
import { syncFolder } from '../sync-folder.ts'
import { type ArchiveLine, archiveLine } from './archive-line.ts'

export const ENCRYPTED = 'age-encryption.org/'

/**
 * Compressed and, if there is a key, encrypted. Gets its final name only when it is completely on
 * disk.
 */
export async function writeArchive(
  file: string,
  lines: AsyncIterable<Buffer>,
  { key }: { key: string | undefined },
): Promise<{ bytes: number }> {
  const unfinished = `${file}.unfinished`
  await rm(unfinished, { force: true })
  try {
    await pipeline(
      Readable.from(lines),
      createGzip(),
      (packed: AsyncIterable<Buffer>) => (key === undefined ? packed : encrypt(packed, key)),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    )
    await rename(unfinished, file)
    await syncFolder(file)
    return { bytes: (await stat(file)).size }
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** The lines of a backup; after the last one they are verified to be complete and unchanged. */
export async function* readArchive(file: string, { key }: { key: string | undefined }): AsyncGenerator<ArchiveLine> {
  const hash = createHash('sha256')
  let isWhole = false
  for await (const bytes of splitLines(unpack(file, key))) {
    const line = parseLine(file, bytes)
    if ('end' in line) isWhole = line.sha256 === hash.digest('hex')
    else hash.update(bytes).update('\n')
    yield line
  }
  if (!isWhole) throw new StartProblem(`${file} is not a whole backup: it was cut off or altered.`)
}

function parseLine(file: string, bytes: Buffer): ArchiveLine {
  try {
    return archiveLine.parse(JSON.parse(String(bytes)))
  } catch (error) {
    throw new StartProblem(`${file} is not a backup that this Foyer can read.`, { cause: error })
  }
}

async function* unpack(file: string, key: string | undefined): AsyncGenerator<Buffer> {
  const isEncrypted = (await readFirstBytes(file)).startsWith(ENCRYPTED)
  if (isEncrypted && key === undefined) throw new StartProblem(`${file} is encrypted; set BACKUP_KEY to its key.`)
  const bytes: AsyncIterable<Buffer> = createReadStream(file)
  const packed = isEncrypted && key !== undefined ? decrypt(bytes, key) : bytes
  const gunzip = createGunzip()
  const reading = pipeline(Readable.from(packed), gunzip)
  // The reader gets the error; this only prevents an unhandled rejection when reading stops early.
  reading.catch(() => {})
  try {
    yield* gunzip
    await reading
  } catch (error) {
    throw toReadableError(file, error)
  }
}

async function readFirstBytes(file: string): Promise<string> {
  try {
    const [first] = await Array.fromAsync(createReadStream(file, { end: ENCRYPTED.length - 1 }))
    return String(first ?? '')
  } catch (error) {
    throw new StartProblem(`The backup ${file} cannot be read.`, { cause: error })
  }
}

function toReadableError(file: string, error: unknown): unknown {
  if (error instanceof AgeProblem) return new StartProblem(`${file}: ${error.message}`, { cause: error })
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('Z_') ? new StartProblem(`${file} is not a whole backup: it was cut off or altered.`) : error
}

/**
 * Lines without their terminators. Not `readline`, which also breaks at two characters that a name
 * may contain.
 */
async function* splitLines(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let kept: Buffer[] = []
  for await (const piece of stream) {
    let from = 0
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, from)) {
      yield Buffer.concat([...kept, piece.subarray(from, at)])
      kept = []
      from = at + 1
    }
    kept.push(piece.subarray(from))
  }
}
