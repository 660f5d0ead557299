import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto'

/** What the server seals, each with a key of its own. */
export type SealPurpose =
  | 'visit'
  | 'staff-page'
  | 'known-browser'
  | 'device'
  | 'qr'
  | 'scan'
  | 'key-codes'
  | 'video-call'
  | 'first-run'
  | 'recovery-code'
  | 'passkey-sign-in'

/**
 * The installation's secret outside its database: a copy of the database opens no door and forges
 * no cookie.
 */
export interface KeySecret {
  /** The key with which a hub verifies what it may cut: Ed25519, SPKI as base64. */
  readonly grantKey: string
  /** Ed25519 over this text, as base64url. */
  sign(text: string): string
  /** Encrypts, and binds the result to its context: moved to another row it is useless. */
  seal(text: string, about: string): Buffer
  /** Undefined if it was encrypted with another secret or for another context. */
  open(sealed: Buffer, about: string): string | undefined
  /** The key of a seal, the same in all processes and after every restart. */
  sealKey(purpose: SealPurpose): Buffer
  /** Distinguishes two secrets without revealing either. */
  readonly fingerprint: Buffer
}

/**
 * The first byte says how to read the rest: plain, from before there was a secret, or AES-256-GCM.
 */
const PLAIN = 0
const SEALED = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The PKCS #8 prefix of an Ed25519 seed (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Everything is derived from one secret, so that there is one thing to store and to copy to the
 * next machine.
 */
export function createKeySecret(secret: string): KeySecret {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'foyer keys', purpose, 32))
  const seed = Buffer.concat([PKCS8_ED25519, derived('grants')])
  const signing = createPrivateKey({ key: seed, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(signing).export({ format: 'der', type: 'spki' })
  const sealing = derived('codes')
  return {
    grantKey: publicKey.toString('base64'),
    fingerprint: createHash('sha256').update(derived('fingerprint')).digest(),
    sealKey: (purpose) => derived(`seal ${purpose}`),
    sign: (text) => sign(null, Buffer.from(text), signing).toString('base64url'),

    seal(text, about) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(SEALED), nonce, cipher.getAuthTag(), body])
    },

    open(sealed, about) {
      const [how] = sealed
      const rest = sealed.subarray(1)
      if (how === PLAIN) return rest.toString('utf8')
      if (how !== SEALED || rest.length < NONCE_BYTES + TAG_BYTES) return undefined
      const nonce = rest.subarray(0, NONCE_BYTES)
      const tag = rest.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      try {
        const opening = createDecipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(about)).setAuthTag(tag)
        return Buffer.concat([opening.update(rest.subarray(NONCE_BYTES + TAG_BYTES)), opening.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
