import { legalConditions } from '@foyer/contract/legal.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../http/serve.ts'

type Texts = Readonly<Partial<Record<string, string>>>

export function legalRoutes(calls: Calls): void {
  calls.serve(legalConditions, async (_asked, visit) => {
    const { legal, languages } = visit.site
    const inLanguage = (texts: Texts) => texts[visit.language] ?? texts[languages[0] ?? 'en']
    const answer = {
      termsContent: inLanguage(legal.terms_content),
      termsUrl: inLanguage(legal.terms_url),
      privacyContent: inLanguage(legal.privacy_content),
      privacyUrl: inLanguage(legal.privacy_url),
      membershipTerms: inLanguage(legal.b_and_me_subscription_terms),
      scanAndFaceTerms: inLanguage(legal.scan_and_face_recognition_terms),
    }
    if (Object.values(answer).every((text) => text === undefined))
      throw new Problem('legalTextMissing', 'this hotel has set no legal texts')
    return answer
  })
}
