import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type ServerMetadata,
} from 'openid-client'
import { fetchWithLimit } from '../fetch/fetch-with-limit.ts'
import type { Claims, IdentityProvider } from './identity-provider.ts'
import { ProviderFailure } from './identity-provider.ts'
import { createLogoutKeys, type LogoutKeys, verifyLogoutToken } from './logout-token.ts'
import { toProviderFailure } from './to-provider-failure.ts'

export interface OpenIdSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scopes: string
  /** Requested from the provider's userinfo endpoint if the ID token does not have it. */
  readonly roleClaim: string
}

interface OpenIdOptions {
  /** Monotonic milliseconds; if absent, the machine's. */
  readonly now?: () => number
  readonly timeoutSeconds?: number
}

/** Four requests at most fit into the time in which a request is answered. */
const REQUEST_TIMEOUT_SECONDS = 8
/** How far the provider's clock may be from ours. */
const CLOCK_TOLERANCE_SECONDS = 60
/** Strangers who open the sign-in page again and again must not reach the provider each time. */
const DISCOVERY_LIFETIME_MS = 5 * 60_000

const request: CustomFetch = (url, options) =>
  fetchWithLimit(url, {
    method: options.method,
    headers: options.headers,
    body: options.body ?? null,
    signal: options.signal ?? AbortSignal.timeout(REQUEST_TIMEOUT_SECONDS * 1_000),
  })

/** Discovers the provider, and returns its document. Throws a `ProviderFailure`. */
export async function discoverProvider(
  { issuer, clientId }: Pick<OpenIdSettings, 'issuer' | 'clientId'>,
  timeoutSeconds = REQUEST_TIMEOUT_SECONDS,
): Promise<ServerMetadata> {
  try {
    const found = await discovery(new URL(issuer), clientId, undefined, undefined, {
      [customFetch]: request,
      timeout: timeoutSeconds,
      execute: isLocal(issuer) ? [allowInsecureRequests] : [],
    })
    return found.serverMetadata()
  } catch (error) {
    throw toProviderFailure(error)
  }
}

export function createOpenIdProvider(
  settings: OpenIdSettings,
  { now = () => performance.now(), timeoutSeconds = REQUEST_TIMEOUT_SECONDS }: OpenIdOptions = {},
): IdentityProvider {
  let known: { readonly metadata: Promise<ServerMetadata>; readonly until: number } | undefined

  function readMetadata(): Promise<ServerMetadata> {
    if (known && now() < known.until) return known.metadata
    const reading = { metadata: discoverProvider(settings, timeoutSeconds), until: now() + DISCOVERY_LIFETIME_MS }
    known = reading
    reading.metadata.catch(() => {
      if (known === reading) known = undefined
    })
    return reading.metadata
  }

  let logoutKeys: { readonly address: string; readonly keys: LogoutKeys } | undefined

  /** Unlike sign-ins, which begin in a browser, anyone may send a token: the keys are cached. */
  function readLogoutKeys({ jwks_uri: address }: ServerMetadata): LogoutKeys {
    if (address === undefined) throw new ProviderFailure('unavailable', 'no_jwks_uri')
    if (logoutKeys?.address !== address)
      logoutKeys = { address, keys: createLogoutKeys(address, request, timeoutSeconds) }
    return logoutKeys.keys
  }

  /** A new one for each use has no keys yet, so keys that the provider has changed are found. */
  async function configure(): Promise<Configuration> {
    const metadata = await readMetadata()
    const { clientId, clientSecret, issuer } = settings
    const methods = metadata.token_endpoint_auth_methods_supported
    const isBasic = methods === undefined || methods.includes('client_secret_basic')
    const config = new Configuration(
      metadata,
      clientId,
      { client_secret: clientSecret, [clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      isBasic ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret),
    )
    config[customFetch] = request
    config.timeout = timeoutSeconds
    // Otherwise the library trusts the connection and does not check the signature of ID tokens.
    enableNonRepudiationChecks(config)
    if (isLocal(issuer)) allowInsecureRequests(config)
    return config
  }

  async function attempt<Answer>(work: (config: Configuration) => Promise<Answer>): Promise<Answer> {
    try {
      return await work(await configure())
    } catch (error) {
      throw toProviderFailure(error)
    }
  }

  return {
    buildSignInUrl: ({ redirectUri, state, nonce, codeVerifier }) =>
      attempt(async (config) =>
        buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: settings.scopes,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      ),

    exchange: (answer, { redirectUri, state, nonce, codeVerifier }) =>
      attempt(async (config) => {
        const tokens = await authorizationCodeGrant(config, new URL(`${redirectUri}?${answer}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new ProviderFailure('unverified', 'no_id_token')
        const hasAll = claims['email'] !== undefined && findClaim(claims, settings.roleClaim) !== undefined
        if (hasAll || config.serverMetadata().userinfo_endpoint === undefined) return claims
        const more = await fetchUserInfo(config, tokens.access_token, claims.sub)
        return { ...more, ...claims } satisfies Claims
      }),

    buildSignOutUrl: (returnTo) =>
      attempt(async (config) =>
        config.serverMetadata().end_session_endpoint === undefined
          ? undefined
          : buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo }),
      ),

    async verifyLogoutToken(token) {
      const metadata = await readMetadata()
      const { issuer } = metadata
      const keys = readLogoutKeys(metadata)
      return verifyLogoutToken(token, {
        keys,
        issuer,
        clientId: settings.clientId,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      })
    },
  }
}

/** A claim by its name or, if there is none, by its path: `realm_access.roles`. */
export function findClaim(claims: Readonly<Record<string, unknown>>, name: string): unknown {
  if (name in claims) return claims[name]
  return name.split('.').reduce<unknown>((inner, part) => {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, part)) return undefined
    return (inner as Readonly<Record<string, unknown>>)[part]
  }, claims)
}

const isLocal = (issuer: string): boolean => issuer.startsWith('http:')
