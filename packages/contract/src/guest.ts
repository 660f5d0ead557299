import { type Guest, guestSchema } from '@foyer/domain/guest/guest.ts'
import { hasSigned } from '@foyer/domain/signature/signature-skip.ts'
import * as z from 'zod/mini'
import { toMembership, toMembershipFlags } from './membership-flags.ts'
import { renamed } from './wire/renamed.ts'

const { signatureState: _, membership: _membership, ...shape } = guestSchema.shape

const named = renamed(
  {
    ...shape,
    // Alternative names of two of them.
    isMain: z.optional(z.boolean()),
    arrives: shape.arrivalTime,
    signed: z.boolean(),
    uploaded: z.boolean(),
    joined: z.optional(z.boolean()),
    refused: z.optional(z.boolean()),
  },
  {
    customerId: 'customer_id',
    isMain: 'is_main_guest',
    secondLastName: 'lastName2',
    birthDate: 'birth',
    documentType: 'type',
    documentNumber: 'passport',
    supportNumber: 'document_support_number',
    issueDate: 'expedition',
    expiryDate: 'expiration',
    issueCountry: 'document_issue_country',
    issueProvince: 'document_issue_province',
    issueMunicipality: 'document_issue_municipality',
    issueDateDerived: 'expedition_derived',
    hasDocumentFace: 'has_document_face',
    drivingLicence: 'driverlicense',
    hasDrivingLicence: 'hasDriveLicense',
    postalCode: 'postal_code',
    birthCountry: 'birth_country',
    birthProvince: 'birth_province',
    birthMunicipality: 'birth_municipality',
    emailConsent: 'email_consent',
    emailPrivacy: 'email_privacy',
    relatedTo: 'related_to',
    language: 'language_code',
    arrivalTime: 'expected_arrival_time',
    arrives: 'arrival_time',
    checkoutTime: 'checkout_time',
    signed: 'has_signature',
    uploaded: 'signatureUploaded',
    faceMatched: 'face_recognition_completed',
    faceConsent: 'face_recognition_consent',
    scanConsent: 'scanAndFRConsentAccepted',
    // Extensions: why the face check was skipped, and the day of the latest answer.
    faceSkip: 'face_recognition_skipped',
    consentDay: 'consent_date',
    joined: 'b_and_me_subscription',
    refused: 'b_and_me_subscription_refused',
    editable: 'is_editable',
    blockFilledFields: 'block_filled_fields',
    askForIssueDate: 'ask_for_expedition_date',
  },
)

/**
 * A guest as part of a reservation. Our model has one signature state and one membership answer;
 * the wire has two flags for each, and repeats two fields under a second name.
 */
export const guestWire = z.codec(named, z.custom<Guest>(), {
  decode: ({ signed, uploaded, joined, refused, isMain: _, arrives, ...guest }) => ({
    ...guest,
    ...(arrives !== undefined && guest.arrivalTime === undefined && { arrivalTime: arrives }),
    signatureState: uploaded ? ('uploaded' as const) : signed ? ('signed' as const) : ('missing' as const),
    ...toMembership({ joined, refused }),
  }),
  encode: ({ signatureState, membership, ...guest }) => ({
    ...guest,
    isMain: guest.main,
    arrives: guest.arrivalTime,
    signed: hasSigned({ signatureState }),
    uploaded: signatureState === 'uploaded',
    ...toMembershipFlags({ membership }),
  }),
})
