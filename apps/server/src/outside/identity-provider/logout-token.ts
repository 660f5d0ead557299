import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { CustomFetch } from 'openid-client'
import { type EndedLogin, ProviderFailure } from './identity-provider.ts'

/** The only kind of event that ends sessions (OpenID Connect Back-Channel Logout 1.0, section 2.4). */
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'
/** Providers deliver at once; an older token was recorded by someone. */
const MAX_AGE_SECONDS = 5 * 60
/** Signatures with the provider's private key; never `none` or a shared secret. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
/** How often strangers can make us read the provider's keys with tokens of unknown ones. */
const KEYS_INTERVAL_MS = 30_000

const UNAVAILABLE: readonly string[] = [errors.JWKSTimeout.code, errors.JOSEError.code]

export type LogoutKeys = JWTVerifyGetKey

/** The provider's public keys. They are read when needed, and again for a key that is not among them. */
export function createLogoutKeys(address: string, request: CustomFetch, timeoutSeconds: number): LogoutKeys {
  return createRemoteJWKSet(new URL(address), {
    timeoutDuration: timeoutSeconds * 1_000,
    cooldownDuration: KEYS_INTERVAL_MS,
    [customFetch]: (url, options) =>
      request(url, { ...options, body: undefined, headers: Object.fromEntries(options.headers), method: 'GET' }),
  })
}

interface Expected {
  readonly keys: LogoutKeys
  readonly issuer: string
  readonly clientId: string
  readonly clockTolerance: number
}

/** Checks everything that the specification asks for in section 2.6. Throws a `ProviderFailure`. */
export async function verifyLogoutToken(
  token: string,
  { keys, issuer, clientId, clockTolerance }: Expected,
): Promise<EndedLogin> {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms: ALGORITHMS,
    clockTolerance,
    maxTokenAge: MAX_AGE_SECONDS,
    requiredClaims: ['jti', 'iat'],
  }).catch((error: unknown) => {
    throw toFailure(error)
  })
  // With a nonce it could be an ID token, which others have seen.
  if (payload['nonce'] !== undefined) throw new ProviderFailure('unverified', 'nonce')
  if (!hasLogoutEvent(payload['events'])) throw new ProviderFailure('unverified', 'no_logout_event')
  if (!payload.sub) throw new ProviderFailure('unverified', 'no_subject')
  return { issuer, subject: payload.sub, at: new Date(((payload.iat ?? 0) + clockTolerance) * 1_000) }
}

function hasLogoutEvent(events: unknown): boolean {
  if (typeof events !== 'object' || events === null || !Object.hasOwn(events, LOGOUT_EVENT)) return false
  const event = (events as Record<string, unknown>)[LOGOUT_EVENT]
  return typeof event === 'object' && event !== null
}

function toFailure(error: unknown): ProviderFailure {
  if (!(error instanceof errors.JOSEError)) return new ProviderFailure('unavailable', 'network', { cause: error })
  const isUnavailable = UNAVAILABLE.includes(error.code)
  return new ProviderFailure(isUnavailable ? 'unavailable' : 'unverified', error.code, { cause: error })
}
