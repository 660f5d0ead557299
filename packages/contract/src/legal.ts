import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'
import { text } from './wire/values.ts'

export const legalConditions = call({
  name: 'legalConditions',
  method: 'POST',
  path: '/api/legal-conditions/',
  changes: false,
  body: renamed({ hotelId: z.int(), language: z.string() }, { hotelId: 'hotel', language: 'lang' }),
  reply: renamed(
    {
      termsContent: text,
      termsUrl: text,
      privacyContent: text,
      privacyUrl: text,
      membershipTerms: text,
      scanAndFaceTerms: text,
    },
    {
      termsContent: 'terms_content',
      termsUrl: 'terms_url',
      privacyContent: 'privacy_content',
      privacyUrl: 'privacy_url',
      membershipTerms: 'b_and_me_subscription_terms',
      scanAndFaceTerms: 'scan_and_face_recognition_terms',
    },
  ),
})

/** Extension: one of the party accepts the terms shown before an irreversible step. */
export const acceptTerms = call({
  name: 'acceptTerms',
  method: 'POST',
  path: '/api/accept-terms/',
  body: z.object({
    reference: z.string(),
    /** Version of the hotel's configuration that the page has read. */
    version: z.optional(z.string().check(z.maxLength(20))),
  }),
})
