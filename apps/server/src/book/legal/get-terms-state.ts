import { Problem } from '@foyer/domain/problem/problem.ts'
import { type AcceptedTerms, computeTermsState } from '@foyer/domain/terms/terms-state.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { getTerms } from './get-terms.ts'

type TermsReader = Pick<Visit, 'site' | 'language'>

/** By what is published now. */
export function getTermsState({ site, language }: TermsReader, accepted: readonly AcceptedTerms[]) {
  const published = (read: string) => {
    const terms = getTerms(site, read)
    return terms && sha256(terms)
  }
  return computeTermsState({ accepted, published, language })
}

/**
 * Enforced here, so that a page without the box, or one that ticks it for the guest, gets no
 * further.
 */
export function assertTermsAccepted(visit: TermsReader, accepted: readonly AcceptedTerms[]): void {
  if (getTermsState(visit, accepted) === 'missing')
    throw new Problem('termsMissing', 'no guest has accepted the current terms')
}
