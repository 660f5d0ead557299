import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { SEALED_PREFIX } from '@foyer/domain/search/scanned-code.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/**
 * Sixteen of the reservation's id, four of the day. Short, so that a phone can still read the code
 * in a hurry.
 */
const CONTENT_BYTES = 20

interface Sealed {
  readonly hotelId: number
  readonly reservationId: string
  /** The departure day: the last one on which the code works. */
  readonly until: string
  /** The proof of the visit that it is made for: a code proves no more than that. */
  readonly proof: CodeProof
}

/** What a code proves. */
const codeProofs = ['number', 'link'] as const
export type CodeProof = (typeof codeProofs)[number]

/**
 * The content of a reservation's QR code. It proves as much as number and surname, or a mailed
 * link, and contains neither. It opens nothing at another hotel, and a new secret invalidates all
 * of them at once.
 */
export function sealReservationCode({ hotelId, reservationId, until, proof }: Sealed, secret: Buffer): string {
  const content = Buffer.alloc(CONTENT_BYTES)
  content.write(reservationId.replaceAll('-', ''), 'hex')
  content.writeUInt32BE(Number(until.replaceAll('-', '')), 16)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, secret, nonce).setAAD(toBoundData(hotelId, proof))
  const hidden = Buffer.concat([cipher.update(content), cipher.final()])
  return SEALED_PREFIX + Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString('base64url')
}

interface Opening {
  readonly hotelId: number
  readonly today: string
}

interface Opened {
  readonly id: string
  readonly proof: CodeProof
}

/**
 * Returns the reservation's id and what the code proves; undefined for anything that this secret
 * hasn't sealed for this hotel, and for what is over.
 */
export function openReservationCode(code: string, { hotelId, today }: Opening, secret: Buffer): Opened | undefined {
  if (!code.startsWith(SEALED_PREFIX)) return undefined
  const bytes = Buffer.from(code.slice(SEALED_PREFIX.length), 'base64url')
  if (bytes.length !== NONCE_BYTES + CONTENT_BYTES + TAG_BYTES) return undefined
  for (const proof of codeProofs) {
    const content = decrypt(bytes, toBoundData(hotelId, proof), secret)
    if (!content) continue
    if (content.readUInt32BE(16) < Number(today.replaceAll('-', ''))) return undefined
    const id = content.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    return { id, proof }
  }
  return undefined
}

/** The proof isn't part of the content, so that the code stays small. */
function toBoundData(hotelId: number, proof: CodeProof): Buffer {
  return Buffer.from(`reservation of hotel ${hotelId}${proof === 'number' ? '' : ` by ${proof}`}`)
}

function decrypt(bytes: Buffer, bound: Buffer, secret: Buffer): Buffer | undefined {
  const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(bound).setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    return undefined
  }
}
