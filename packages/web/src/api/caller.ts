import type { BodyAdditions } from '@foyer/contract/common.ts'
import type { HeaderName } from '@foyer/contract/headers.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'

/** Headers and body additions of a call, apart from its own payload. */
export interface CallContext {
  readonly headers: Readonly<Partial<Record<HeaderName, string>>>
  readonly additions?: BodyAdditions
  /** Called with the reason if the server rejects the call. */
  onRejected?(problem: Problem): void
}

/** Identifies the caller. Queried again for each call. */
export interface Caller {
  /** Language of loaded data, and part of its cache key. */
  language(): string | undefined
  getContext(): CallContext
  /** Sends a request in place of the browser's `fetch`. */
  readonly fetch?: (address: string, request: RequestInit) => Promise<Response>
  /**
   * Runs work for the current user; if they have left in the meantime, it neither resolves nor
   * rejects.
   */
  runWhileCurrent<Answer>(work: () => Promise<Answer>): Promise<Answer>
}

/** Used until the caller is known. */
export const anonymousCaller: Caller = {
  language: () => undefined,
  getContext: () => ({ headers: {} }),
  runWhileCurrent: (work) => work(),
}
