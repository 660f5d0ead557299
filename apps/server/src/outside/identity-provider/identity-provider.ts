/** One sign-in attempt: secrets that tie the provider's answer to the browser that asked. */
export interface SignInAttempt {
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** What the provider asserts about a person, verified. */
export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string }

/** A person whose login at the provider has ended, verified. */
export interface EndedLogin {
  readonly issuer: string
  readonly subject: string
  /** Sessions that were opened until then end. */
  readonly at: Date
}

/** The company's OpenID Connect provider. Everything throws a `ProviderFailure` that says why. */
export interface IdentityProvider {
  /** Where to send the browser. */
  buildSignInUrl(attempt: SignInAttempt): Promise<URL>
  /** Exchanges the code of the provider's answer, and verifies what it gets. */
  exchange(answer: URLSearchParams, attempt: SignInAttempt): Promise<Claims>
  /** Where a browser ends its session with the provider; undefined if it offers no such page. */
  buildSignOutUrl(returnTo: string): Promise<URL | undefined>
  /** Verifies a logout token that the provider has sent from server to server. */
  verifyLogoutToken(token: string): Promise<EndedLogin>
}

/**
 * `unavailable`: no usable answer. `denied`: the person or the provider declined. `clock`: our time
 * and the provider's differ too much. `unverified`: the answer failed a check.
 */
export type ProviderFailureReason = 'unavailable' | 'denied' | 'clock' | 'unverified'

export class ProviderFailure extends Error {
  readonly reason: ProviderFailureReason
  /** For the log: names the check that failed, without anything from the answer. */
  readonly code: string

  constructor(reason: ProviderFailureReason, code: string, options?: ErrorOptions) {
    super(`single sign-on: ${reason} (${code})`, options)
    this.reason = reason
    this.code = code
  }
}
