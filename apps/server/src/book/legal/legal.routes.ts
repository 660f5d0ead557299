import { legalConditions } from '@foyer/contract/legal.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { getLegalText } from './legal-text.ts'

export function legalRoutes(calls: Calls): void {
  calls.serve(legalConditions, async (_asked, visit) => {
    const answer = {
      termsContent: getLegalText(visit, 'terms_content'),
      termsUrl: getLegalText(visit, 'terms_url'),
      privacyContent: getLegalText(visit, 'privacy_content'),
      privacyUrl: getLegalText(visit, 'privacy_url'),
      membershipTerms: getLegalText(visit, 'b_and_me_subscription_terms'),
      scanAndFaceTerms: getLegalText(visit, 'scan_and_face_recognition_terms'),
    }
    if (Object.values(answer).every((text) => text === undefined))
      throw new Problem('legalTextMissing', 'this hotel has set no legal texts')
    return answer
  })
}
