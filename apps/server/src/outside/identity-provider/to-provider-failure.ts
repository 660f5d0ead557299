import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { ProviderFailure, type ProviderFailureReason } from './identity-provider.ts'

/** Errors that a provider may send back with the browser (RFC 6749, section 4.1.2.1). */
const answerReasons: Readonly<Record<string, ProviderFailureReason>> = {
  access_denied: 'denied',
  login_required: 'denied',
  consent_required: 'denied',
  interaction_required: 'denied',
  account_selection_required: 'denied',
  server_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
}

/** The library's codes; all others mean that the answer failed a check. */
const checkReasons: Readonly<Record<string, ProviderFailureReason>> = {
  OAUTH_TIMEOUT: 'unavailable',
  OAUTH_ABORT: 'unavailable',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'unavailable',
  OAUTH_RESPONSE_IS_NOT_JSON: 'unavailable',
  OAUTH_PARSE_ERROR: 'unavailable',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
}

/** Why the library refused, without anything from the answer in the text. */
export function toProviderFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  if (error instanceof AuthorizationResponseError)
    return new ProviderFailure(answerReasons[error.error] ?? 'unverified', toCode(error.error), { cause: error })
  if (error instanceof ResponseBodyError)
    return new ProviderFailure(error.status >= 500 ? 'unavailable' : 'unverified', toCode(error.error), {
      cause: error,
    })
  const code = findCode(error)
  if (code?.startsWith('OAUTH_') || error instanceof ClientError)
    return new ProviderFailure(checkReasons[code ?? ''] ?? 'unverified', code ?? 'OAUTH', { cause: error })
  return new ProviderFailure('unavailable', findCode(error instanceof Error ? error.cause : undefined) ?? 'network', {
    cause: error,
  })
}

/** The library wraps its inner error, which has the more exact code. */
function findCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const inner = findCode(error.cause)
  if (inner?.startsWith('OAUTH_')) return inner
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** An error's name comes from outside, so only a short word of it is logged. */
const toCode = (text: string): string => (/^[a-z_]{1,40}$/.test(text) ? text : 'unknown_error')
