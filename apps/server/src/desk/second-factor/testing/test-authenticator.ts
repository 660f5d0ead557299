import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  PasskeyAnswer,
  PasskeyCreated,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@foyer/contract/staff/passkey.ts'

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()

/** The few kinds of CBOR values (RFC 8949) that an authenticator writes. */
type Cbor = number | string | Uint8Array | readonly (readonly [Cbor, Cbor])[]

function encodeHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.of((major << 5) | value)
  if (value < 0x1_00) return Buffer.of((major << 5) | 24, value)
  return Buffer.of((major << 5) | 25, value >> 8, value & 0xff)
}

function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value)
  if (typeof value === 'string') return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([encodeHead(2, value.length), value])
  const pairs = value.flatMap(([key, of]) => [encodeCbor(key), encodeCbor(of)])
  return Buffer.concat([encodeHead(5, value.length), ...pairs])
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

interface Conditions {
  /** The site that the browser shows. */
  readonly origin?: string
  /** Whether the person has shown a finger, a face or a PIN. */
  readonly isVerified?: boolean
}

/** A phone or security key with one passkey (ES256), written from the WebAuthn specification. */
export class TestAuthenticator {
  readonly #key: KeyObject
  readonly #publicKey: Buffer
  readonly id = randomBytes(16)
  #counter = 0

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    this.#publicKey = encodeCbor([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
  }

  create({ rp, challenge }: PasskeyCreationOptions, conditions: Conditions = {}): PasskeyCreated {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.#publicKey])
    const authData = Buffer.concat([this.#describe(rp.id, HAS_CREDENTIAL, conditions), credential])
    const attestationObject = encodeCbor([
      ['fmt', 'none'],
      ['attStmt', []],
      ['authData', authData],
    ])
    const clientDataJSON = describeClient('webauthn.create', challenge, conditions)
    return {
      ...this.#name(),
      response: {
        clientDataJSON: base64url(clientDataJSON),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    }
  }

  answer({ rpId, challenge }: PasskeyRequestOptions, conditions: Conditions = {}): PasskeyAnswer {
    const authenticatorData = this.#describe(rpId, 0, conditions)
    const clientDataJSON = describeClient('webauthn.get', challenge, conditions)
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), this.#key)
    return {
      ...this.#name(),
      response: {
        clientDataJSON: base64url(clientDataJSON),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      },
    }
  }

  #name() {
    return { id: base64url(this.id), rawId: base64url(this.id), type: 'public-key' as const }
  }

  #describe(site: string, flags: number, { isVerified = true }: Conditions): Buffer {
    this.#counter += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([sha256(site), Buffer.of(flags | PRESENT | (isVerified ? VERIFIED : 0)), counter])
  }
}

function describeClient(type: string, challenge: string, { origin = 'http://localhost' }: Conditions): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
