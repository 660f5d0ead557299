import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

export interface SigningKey {
  readonly kid: string
  readonly privateKey: KeyObject
  /** As published under `/jwks`. */
  readonly publicJwk: object
  readonly privateJwk: object
}

export function createSigningKey(kid: string): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const traits = { kid, use: 'sig', alg: 'RS256' }
  return {
    kid,
    privateKey,
    publicJwk: { ...publicKey.export({ format: 'jwk' }), ...traits },
    privateJwk: { ...privateKey.export({ format: 'jwk' }), ...traits },
  }
}

type Payload = Readonly<Record<string, unknown>>

export function readPayload(token: string): Payload {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Payload
}

/** A token with this content, signed by the key; without a key it claims to need no signature. */
export function signToken(payload: Payload, key: SigningKey | undefined): string {
  const header = key ? { alg: 'RS256', kid: key.kid } : { alg: 'none' }
  const signed = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${signed}.${key ? sign('RSA-SHA256', Buffer.from(signed), key.privateKey).toString('base64url') : ''}`
}
