import { Problem } from '@foyer/domain/problem/problem.ts'
import { type AcceptedTerms, termsState } from '@foyer/domain/terms/terms-state.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { termsIn } from './terms-in.ts'

/** By what is published now. */
export function termsStateFor({ site, language }: Visit, accepted: readonly AcceptedTerms[]) {
  const published = (read: string) => {
    const terms = termsIn(site, read)
    return terms && sha256(terms)
  }
  return termsState({ accepted, published, language })
}

/**
 * Enforced here, so that a page without the box, or one that ticks it for the guest, gets no
 * further.
 */
export function refuseUnacceptedTerms(visit: Visit, accepted: readonly AcceptedTerms[]): void {
  if (termsStateFor(visit, accepted) === 'missing')
    throw new Problem('termsMissing', 'nobody of the party has accepted the terms as they are now')
}
