import { type Clause, catalogueTable } from './catalogue.ts'
import type { Proof } from './proof.ts'

const selectClausesWithReason = (proofs: readonly Proof[]): Clause[] =>
  proofs.flatMap(({ requirement }) => requirement.clauses.filter(({ openBecause }) => openBecause !== ''))

/**
 * A reason for a proved clause is out of date; if reasons are given at all, every open clause needs
 * one.
 */
export function findReasonFaults(proofs: readonly Proof[]): string[] {
  const given = selectClausesWithReason(proofs).map(({ id }) => id)
  const open = proofs.flatMap((proof) => proof.open)
  const missing = given.length === 0 ? [] : open.filter((id) => !given.includes(id))
  return [
    ...given
      .filter((id) => !open.includes(id))
      .map((id) => `${catalogueTable} says why ${id} is open, and it is proved.`),
    ...missing.map((id) => `${id} is open, and ${catalogueTable} does not say why.`),
  ]
}

export function renderReasons(proofs: readonly Proof[]): string {
  const lines = selectClausesWithReason(proofs).map(({ id, openBecause }) => `- \`${id}\` ${openBecause}`)
  return lines.length === 0 ? '' : ['## Open on purpose', '', ...lines, ''].join('\n')
}
