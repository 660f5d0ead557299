import { type ProofLine, proofsTable } from '../locate/table.ts'
import type { Proof } from './proof.ts'

/** A row that tests quote and no line stands for; where nothing is listed at all, nothing is asked for. */
export function unlistedRows(lines: readonly ProofLine[], proofs: readonly Proof[]): string[] {
  if (lines.length === 0) return []
  const listed = new Set(lines.map(({ clause }) => clause))
  return proofs.flatMap(({ requirement, quotes }) =>
    quotes.length > 0 && !requirement.clauses.some(({ id }) => listed.has(id))
      ? [`${requirement.id} is proved, and ${proofsTable} takes no line out for it.`]
      : [],
  )
}
