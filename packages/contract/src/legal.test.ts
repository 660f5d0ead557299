import { it } from 'vitest'
import { legalConditions } from './legal.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('requests legal texts by hotel and language', () => {
  expectRoundTrip(legalConditions.body, { hotelId: 1, language: 'es' }, { hotel: 1, lang: 'es' })
})

it('the reply names every text', () => {
  expectRoundTrip(
    legalConditions.reply,
    {
      termsContent: 'T',
      termsUrl: '/t',
      privacyContent: 'P',
      privacyUrl: '/p',
      membershipTerms: 'M',
      scanAndFaceTerms: 'S',
    },
    {
      terms_content: 'T',
      terms_url: '/t',
      privacy_content: 'P',
      privacy_url: '/p',
      b_and_me_subscription_terms: 'M',
      scan_and_face_recognition_terms: 'S',
    },
  )
})
