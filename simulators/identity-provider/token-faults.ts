import { createSigningKey, readPayload, type SigningKey, signToken } from './signing-keys.ts'

type Payload = Readonly<Record<string, unknown>>

const shiftClock = (payload: Payload, seconds: number): Payload => ({
  ...payload,
  iat: Number(payload['iat']) + seconds,
  exp: Number(payload['exp']) + seconds,
})

/** What can be wrong with an ID token, for the next ones that are issued. */
const changes = {
  audience: (payload) => ({ ...payload, aud: 'another-client' }),
  audiences: (payload) => ({ ...payload, aud: ['foyer', 'another-client'], azp: 'another-client' }),
  issuer: (payload) => ({ ...payload, iss: 'https://another.example.com' }),
  nonce: (payload) => ({ ...payload, nonce: 'of another attempt' }),
  noNonce: ({ nonce: _, ...payload }) => payload,
  expired: (payload) => shiftClock(payload, -7_200),
  future: (payload) => ({ ...shiftClock(payload, 600), nbf: Number(payload['iat']) + 600 }),
  nearlyExpired: (payload) => ({ ...payload, exp: Number(payload['iat']) - 20 }),
  unknownKey: (payload) => payload,
  unsigned: (payload) => payload,
} as const satisfies Record<string, (payload: Payload) => Payload>

export type TokenFault = keyof typeof changes

export function isTokenFault(name: string | undefined): name is TokenFault {
  return name !== undefined && Object.hasOwn(changes, name)
}

/** The same token with this fault, signed again with the provider's key unless that is the fault. */
export function spoilToken(token: string, fault: TokenFault, key: SigningKey): string {
  const payload = changes[fault](readPayload(token))
  if (fault === 'unsigned') return signToken(payload, undefined)
  return signToken(payload, fault === 'unknownKey' ? createSigningKey('unknown') : key)
}
