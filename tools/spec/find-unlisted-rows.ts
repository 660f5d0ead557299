import { type ProofLine, proofsTable } from '../locate/table.ts'
import type { Proof } from './proof.ts'

/** Rows that tests quote but that have no proof line. Returns none if the table is empty. */
export function findUnlistedRows(lines: readonly ProofLine[], proofs: readonly Proof[]): string[] {
  if (lines.length === 0) return []
  const listed = new Set(lines.map(({ clause }) => clause))
  return proofs.flatMap(({ requirement, quotes }) =>
    quotes.length > 0 && !requirement.clauses.some(({ id }) => listed.has(id))
      ? [`${requirement.id} is proved, and ${proofsTable} takes no line out for it.`]
      : [],
  )
}
