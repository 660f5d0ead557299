import type { BodyAdditions, HeaderName } from '@foyer/contract/common.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'

/** What one call says of itself, besides its own payload. */
export interface Said {
  readonly headers: Readonly<Partial<Record<HeaderName, string>>>
  readonly additions?: BodyAdditions
  /** Told why the server would not do it. */
  refused?(problem: Problem): void
}

/** Whoever calls from this page. Each call asks anew. */
export interface Caller {
  /** What is loaded is written in it, and kept under it. */
  language(): string | undefined
  says(): Said
  /** Work for whoever is there now: for somebody who has gone meanwhile it neither succeeds nor fails. */
  whileHere<Answer>(work: () => Promise<Answer>): Promise<Answer>
}

/** Before anybody is known. */
export const nobody: Caller = {
  language: () => undefined,
  says: () => ({ headers: {} }),
  whileHere: (work) => work(),
}
