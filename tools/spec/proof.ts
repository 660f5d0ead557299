import { isMeta, type Requirement } from './catalogue.ts'
import type { Quote } from './quotes.ts'

/** What the test titles prove about one row. */
export interface Proof {
  readonly requirement: Requirement
  /**
   * Quotes of the row's clauses. A title that names a row of several clauses without saying which
   * proves none.
   */
  readonly quotes: readonly Quote[]
  /** Ids of the clauses that no test quotes. */
  readonly open: readonly string[]
  readonly state: string
}

export function toProofs(catalogue: readonly Requirement[], quotes: readonly Quote[]): Proof[] {
  const quoted = Map.groupBy(quotes, (quote) => quote.id)
  return catalogue.map((requirement) => {
    const ids = isMeta(requirement) ? [] : requirement.clauses.map((clause) => clause.id)
    const open = ids.filter((id) => !quoted.has(id))
    return {
      requirement,
      quotes: ids.flatMap((id) => quoted.get(id) ?? []),
      open,
      state: isMeta(requirement) ? 'meta' : toState(ids, open),
    }
  })
}

function toState(ids: readonly string[], open: readonly string[]): string {
  if (open.length === 0) return 'proved'
  return open.length === ids.length ? 'open' : `open: ${formatLetters(open)}`
}

/** `SHELL-12.a`, `SHELL-12.c` become `a c`. */
export const formatLetters = (ids: readonly string[]): string =>
  ids.map((id) => id.slice(id.indexOf('.') + 1)).join(' ')
