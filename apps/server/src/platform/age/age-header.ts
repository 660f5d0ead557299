import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  type ScryptOptions,
  scrypt,
} from 'node:crypto'
import { isSameSecret } from '../secrets/is-same-secret.ts'

/** A file that we can't open: another pass phrase, another format, or modified. */
export class AgeProblem extends Error {
  override readonly name = 'AgeProblem'
}

const VERSION = 'age-encryption.org/v1'
const SALT_LABEL = `${VERSION}/scrypt`
/** 64 MB and a fifth of a second for each guess. */
export const WORK_FACTOR = 16
/** The file's author decides how much memory we use; `age` has the same limit. */
const MAX_WORK_FACTOR = 22
const FILE_KEY_BYTES = 16
const TAG_BYTES = 16
const NONCE = Buffer.alloc(12)

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/**
 * The header of an age file (age-encryption.org/v1) for one pass phrase, and the file key that it
 * wraps.
 */
export async function writeHeader(
  passphrase: string,
  workFactor: number,
): Promise<{ header: Buffer; fileKey: Buffer }> {
  const fileKey = randomBytes(FILE_KEY_BYTES)
  const salt = randomBytes(16)
  const cipher = createCipheriv('chacha20-poly1305', await wrapKey(passphrase, salt, workFactor), NONCE, {
    authTagLength: TAG_BYTES,
  })
  const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
  const text = `${VERSION}\n-> scrypt ${base64(salt)} ${workFactor}\n${base64(body)}\n---`
  return { header: Buffer.from(`${text} ${base64(computeMac(fileKey, text))}\n`), fileKey }
}

const headerPattern = /^(age-encryption\.org\/v1\n-> scrypt ([\w+/]{22}) (\d{1,2})\n([\w+/]{43})\n---) ([\w+/]{43})\n$/

/** Reads the four lines of a header, including line breaks. Throws for a wrong pass phrase. */
export async function readHeader(header: Buffer, passphrase: string): Promise<Buffer> {
  const [, text, salt, factor, body, mac] = headerPattern.exec(header.toString('latin1')) ?? []
  if (!text || !salt || !factor || !body || !mac || Number(factor) > MAX_WORK_FACTOR)
    throw new AgeProblem('The file is not encrypted with a pass phrase as age does it.')
  const key = await wrapKey(passphrase, Buffer.from(salt, 'base64'), Number(factor))
  const fileKey = unwrap(key, Buffer.from(body, 'base64'))
  if (!isSameSecret(base64(computeMac(fileKey, text)), mac)) throw new AgeProblem('The head of the file was changed.')
  return fileKey
}

function unwrap(key: Buffer, body: Buffer): Buffer {
  const decipher = createDecipheriv('chacha20-poly1305', key, NONCE, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(body.subarray(FILE_KEY_BYTES))
  try {
    return Buffer.concat([decipher.update(body.subarray(0, FILE_KEY_BYTES)), decipher.final()])
  } catch (error) {
    throw new AgeProblem('The file was encrypted with another key.', { cause: error })
  }
}

function wrapKey(passphrase: string, salt: Buffer, factor: number): Promise<Buffer> {
  const cost = 2 ** factor
  const options: ScryptOptions = { N: cost, r: 8, p: 1, maxmem: cost * 8 * 128 + 1024 * 1024 }
  return new Promise((resolve, reject) => {
    scrypt(passphrase, Buffer.concat([Buffer.from(SALT_LABEL), salt]), 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

const computeMac = (fileKey: Buffer, text: string): Buffer =>
  createHmac('sha256', derive(fileKey, Buffer.alloc(0), 'header'))
    .update(text)
    .digest()

export const derivePayloadKey = (fileKey: Buffer, nonce: Buffer): Buffer => derive(fileKey, nonce, 'payload')

function derive(fileKey: Buffer, salt: Buffer, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', fileKey, salt, info, 32))
}
