import type { BodyAdditions, HeaderName } from '@foyer/contract/common.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'

/** Headers and body additions of a call, apart from its own payload. */
export interface Said {
  readonly headers: Readonly<Partial<Record<HeaderName, string>>>
  readonly additions?: BodyAdditions
  /** Called with the reason if the server rejects the call. */
  refused?(problem: Problem): void
}

/** Identifies the caller. Queried again for each call. */
export interface Caller {
  /** Language of loaded data, and part of its cache key. */
  language(): string | undefined
  says(): Said
  /**
   * Runs work for the current user; if they have left in the meantime, it neither resolves nor
   * rejects.
   */
  whileHere<Answer>(work: () => Promise<Answer>): Promise<Answer>
}

/** Used until the caller is known. */
export const nobody: Caller = {
  language: () => undefined,
  says: () => ({ headers: {} }),
  whileHere: (work) => work(),
}
