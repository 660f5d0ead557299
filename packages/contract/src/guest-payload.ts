import { toAlpha2, toAlpha3 } from '@foyer/domain/country/country-codes.ts'
import type { GuestFieldName } from '@foyer/domain/fields/field.ts'
import { documentTypes, type Guest, guestSchema } from '@foyer/domain/guest/guest.ts'
import * as z from 'zod/mini'
import { genderWire } from './gender.ts'
import { toMembership, toMembershipFlags } from './membership-flags.ts'
import { signaturePicture } from './wire/picture.ts'
import { renamed } from './wire/renamed.ts'
import { optionalShortText, shortText } from './wire/values.ts'

const guest = guestSchema.shape
const time = z.optional(z.string().check(z.regex(/^\d{2}:\d{2}:\d{2}$/)))
const letters = documentTypes.filter((type) => type.length === 1)

/** Sent with a guest, but not part of our guest model. */
const wireOnlyFields = {
  signature: z.optional(signaturePicture),
  age: z.optional(z.int().check(z.gte(0), z.lte(150))),
  lastDocumentNumber: guest.documentNumber,
  drivingLicence: guest.drivingLicence,
  hasDrivingLicence: guest.hasDrivingLicence,
}

/**
 * Accepted and dropped: document pictures and lines are read where they are taken and never stored.
 */
const ignoredFields = {
  documentFace: z.optional(signaturePicture),
  documentImage1: z.optional(signaturePicture),
  documentImage2: z.optional(signaturePicture),
  documentMrz: z.optional(z.string().check(z.maxLength(200))),
  // The specification has a picture of the driving licence but no name for it; this one is ours.
  licenceImage: z.optional(signaturePicture),
}

/** Two flags on the wire that form one answer in our model. */
const membership = { joined: z.optional(z.boolean()), refused: z.optional(z.boolean()) }

/** Fields of a form that the wire holds in a form of its own. */
type OwnForm = 'birthDate' | 'documentType' | 'issueDate' | 'expiryDate' | 'country' | 'arrivalTime' | 'checkoutTime'

/** Same in our model and on the wire, except for the name. A field of a form that is missing here does not compile. */
const plain = {
  id: shortText,
  customerId: optionalShortText,
  internalCode: guest.internalCode,
  step: guest.step,
  index: guest.index,
  firstName: guest.firstName,
  lastName: guest.lastName,
  secondLastName: guest.secondLastName,
  gender: genderWire,
  nationality: guest.nationality,
  documentNumber: guest.documentNumber,
  supportNumber: guest.supportNumber,
  issueCountry: guest.issueCountry,
  issueProvince: guest.issueProvince,
  issueMunicipality: guest.issueMunicipality,
  manual: guest.manual,
  typingReason: guest.typingReason,
  hasDocumentFace: guest.hasDocumentFace,
  issueDateDerived: guest.issueDateDerived,
  region: guest.region,
  municipality: guest.municipality,
  city: guest.city,
  street: guest.street,
  postalCode: guest.postalCode,
  birthCountry: guest.birthCountry,
  birthProvince: guest.birthProvince,
  birthMunicipality: guest.birthMunicipality,
  email: guest.email,
  phone: guest.phone,
  phone2: guest.phone2,
  emailConsent: guest.emailConsent,
  emailPrivacy: guest.emailPrivacy,
  relationship: guest.relationship,
  relatedTo: guest.relatedTo,
  language: guest.language,
  faceConsent: guest.faceConsent,
  scanConsent: guest.scanConsent,
  version: guest.version,
  ...wireOnlyFields,
} satisfies Record<string, unknown> & Record<Exclude<GuestFieldName, OwnForm>, unknown>

const named = renamed(
  {
    ...plain,
    ...membership,
    ...ignoredFields,
    board: z.enum(['0', '1']),
    documentType: z.optional(z.enum(letters)),
    birthDate: guest.birthDate,
    birth: guest.birthDate,
    passportExpiration: guest.expiryDate,
    expiration: guest.expiryDate,
    passportExpedition: guest.issueDate,
    expedition: guest.issueDate,
    alpha2: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    alpha3: guest.country,
    arrivalTime: time,
    checkoutTime: time,
  },
  {
    customerId: 'customer_id',
    secondLastName: 'lastName2',
    documentNumber: 'passportNumber',
    lastDocumentNumber: 'lastPassport',
    supportNumber: 'document_support_number',
    issueProvince: 'document_issue_province',
    issueMunicipality: 'document_issue_municipality',
    issueDateDerived: 'expedition_derived',
    hasDocumentFace: 'has_document_face',
    typingReason: 'typing_reason',
    drivingLicence: 'driverlicense',
    hasDrivingLicence: 'hasDriveLicense',
    alpha2: 'country_alpha_2',
    alpha3: 'country_alpha_3',
    region: 'province',
    postalCode: 'postal_code',
    birthCountry: 'birth_country',
    birthProvince: 'birth_province',
    birthMunicipality: 'birth_municipality',
    emailConsent: 'email_consent',
    emailPrivacy: 'email_privacy',
    relatedTo: 'related_to',
    language: 'language_code',
    arrivalTime: 'expected_arrival_time',
    checkoutTime: 'checkout_time',
    faceConsent: 'face_recognition_consent',
    scanConsent: 'scanAndFRConsentAccepted',
    documentMrz: 'documentMRZData',
    licenceImage: 'driveLicenseImage',
    joined: 'b_and_me_subscription',
    refused: 'b_and_me_subscription_refused',
  },
)

type Given = keyof typeof plain | 'documentType' | 'birthDate' | 'expiryDate' | 'issueDate' | 'country'
type WireOnlyFields = z.output<z.ZodMiniObject<typeof wireOnlyFields>>

/** The data a guest has entered, as sent to the server. */
export type GuestPayload = Pick<
  Guest,
  'main' | 'arrivalTime' | 'checkoutTime' | 'membership' | Extract<Given, keyof Guest>
> &
  WireOnlyFields

/** Some fields are sent twice, for two consumers. A document type is sent as its first letter. */
export const guestPayload = z.codec(named, z.custom<GuestPayload>(), {
  decode: ({ board, birth, alpha2, alpha3, joined, refused, ...sent }) => {
    const { passportExpiration, expiration, passportExpedition, expedition, ...known } = sent
    const { documentFace: _, documentImage1: _1, documentImage2: _2, documentMrz: _lines, ...others } = known
    const { licenceImage: _licence, ...rest } = others
    return omitEmpty({
      ...rest,
      ...toMembership({ joined, refused }),
      main: board === '0',
      documentType: toFullDocumentType(rest),
      birthDate: sent.birthDate ?? birth,
      expiryDate: passportExpiration ?? expiration,
      issueDate: passportExpedition ?? expedition,
      country: alpha3 ?? (alpha2 && toAlpha3(alpha2)),
      arrivalTime: sent.arrivalTime?.slice(0, 5),
      checkoutTime: sent.checkoutTime?.slice(0, 5),
    })
  },
  encode: ({ main, expiryDate, issueDate, country, membership, ...given }) =>
    omitEmpty({
      ...given,
      ...toMembershipFlags({ membership }),
      board: main ? ('0' as const) : ('1' as const),
      documentType: letters.find((letter) => given.documentType?.startsWith(letter)),
      birth: given.birthDate,
      passportExpiration: expiryDate,
      expiration: expiryDate,
      passportExpedition: issueDate,
      expedition: issueDate,
      alpha2: country && toAlpha2(country),
      alpha3: country,
      arrivalTime: given.arrivalTime && `${given.arrivalTime}:00`,
      checkoutTime: given.checkoutTime && `${given.checkoutTime}:00`,
    }),
})

/** A DNI is sent as D; we restore it so that a Spaniard's number is validated as a DNI. */
function toFullDocumentType({ documentType, nationality }: Pick<Guest, 'documentType' | 'nationality'>) {
  return documentType === 'D' && nationality === 'ESP' ? ('DNI' as const) : documentType
}

function omitEmpty<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as T
}
