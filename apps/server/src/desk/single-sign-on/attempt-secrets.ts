import { createHmac } from 'node:crypto'

/** What ties a provider's answer to one attempt. */
export interface AttemptSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/**
 * Derived from the token in the browser's cookie, so that the database, which has only the token's
 * hash, holds nothing with which an attempt could be finished.
 */
export function deriveAttemptSecrets(token: string): AttemptSecrets {
  const derive = (use: string) => createHmac('sha256', token).update(use).digest('base64url')
  return { state: derive('state'), nonce: derive('nonce'), codeVerifier: derive('code verifier') }
}
