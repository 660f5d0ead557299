import * as z from 'zod/mini'
import { singleLineSchema } from '../basics/line.ts'
import { reportedReasons } from './reported-reasons.ts'
import { signatureSkips } from './signature-skips.ts'

/** How the data of a driving licence was obtained. */
export const licenceReadings = ['barcode', 'lines', 'picture', 'typed'] as const
export type LicenceReading = (typeof licenceReadings)[number]

export const documentTypes = ['P', 'ID', 'I', 'DNI', 'N', 'D'] as const
export type DocumentType = (typeof documentTypes)[number]

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const country = z.string().check(z.regex(/^[A-Z]{3}$/))
const optional = <S extends z.ZodMiniType>(schema: S) => z.optional(schema)

/** A member of the party. Missing fields are absent, never empty. */
export const guestSchema = z.object({
  id: z.string(),
  customerId: optional(z.string()),
  /** Another number that the hotel has for this person. */
  internalCode: optional(singleLineSchema(64)),
  /** Starts at 1, in the order of the list. */
  index: z.int().check(z.gte(1)),
  main: z.boolean(),
  /** Absent until an age is given or the hotel's system sends it. */
  adult: optional(z.boolean()),
  state: z.enum(['incomplete', 'complete']),
  /** Set by the hotel's system. We neither ask for it nor change it. */
  segment: optional(singleLineSchema(40)),
  notes: optional(z.string().check(z.maxLength(500))),
  /** The capture step at which this guest was last saved, by the specification's numbers. */
  step: optional(z.int().check(z.gte(1), z.lte(4))),
  /** The guest has been saved since the hotel's system sent it. */
  changed: optional(z.boolean()),

  firstName: optional(singleLineSchema(100)),
  lastName: optional(singleLineSchema(100)),
  secondLastName: optional(singleLineSchema(100)),
  gender: optional(z.enum(['M', 'F'])),
  birthDate: optional(day),
  nationality: optional(country),

  documentType: optional(z.enum(documentTypes)),
  documentNumber: optional(singleLineSchema(40)),
  supportNumber: optional(singleLineSchema(20)),
  issueDate: optional(day),
  expiryDate: optional(day),
  issueCountry: optional(country),
  issueProvince: optional(singleLineSchema(100)),
  issueMunicipality: optional(singleLineSchema(100)),
  /** Whether the document was typed rather than scanned; absent until one of them happens. */
  manual: optional(z.boolean()),
  /** Why it was typed instead of scanned, as reported by the page. */
  typingReason: optional(z.enum(reportedReasons)),
  /** The scanned document had a face. The picture itself is no longer stored. */
  hasDocumentFace: optional(z.boolean()),
  /** The issue date was derived from other dates: an estimate until someone has checked it. */
  issueDateDerived: optional(z.boolean()),

  /** The number of the driving licence, scanned or typed. Only the server sets it. */
  drivingLicence: optional(singleLineSchema(40)),
  /**
   * A licence was shown, and how it was read: barcode, lines, or neither, in which case it was
   * typed, with or without a picture.
   */
  hasDrivingLicence: optional(z.boolean()),
  licenceReadBy: optional(z.enum(licenceReadings)),
  /** As read or, if nothing could be read, as typed. */
  licenceCountry: optional(country),
  licenceUntil: optional(day),
  /** A machine read this driver's name and birth date, and that it is valid until the return. */
  licenceMatched: optional(z.boolean()),
  /** Staff have checked it. */
  licenceSeen: optional(z.boolean()),

  country: optional(country),
  region: optional(singleLineSchema(100)),
  municipality: optional(singleLineSchema(100)),
  city: optional(singleLineSchema(100)),
  street: optional(singleLineSchema(200)),
  postalCode: optional(singleLineSchema(20)),
  birthCountry: optional(country),
  birthProvince: optional(singleLineSchema(100)),
  birthMunicipality: optional(singleLineSchema(100)),

  email: optional(singleLineSchema(254)),
  phone: optional(singleLineSchema(30)),
  phone2: optional(singleLineSchema(30)),
  emailConsent: optional(z.boolean()),
  emailPrivacy: optional(z.boolean()),
  /** For a child: what the adult in `relatedTo` is to it. */
  relationship: optional(singleLineSchema(40)),
  /** The id of an adult of the party. */
  relatedTo: optional(singleLineSchema(64)),
  language: optional(z.string().check(z.regex(/^[a-z]{2}$/))),
  arrivalTime: optional(z.string().check(z.regex(/^\d{2}:\d{2}$/))),
  checkoutTime: optional(z.string().check(z.regex(/^\d{2}:\d{2}$/))),

  /** `atReception`: skipped manually on this page; nothing is signed yet. */
  signatureState: z.enum(['missing', 'signed', 'uploaded', 'atReception']),
  /** Reception has waived the signature; a guest who has signed is not concerned. */
  signatureWaived: optional(z.boolean()),
  /** Signed on a printed registration card, which reception files. */
  signedOnPaper: optional(z.boolean()),
  /** The signed terms no longer match the rental. */
  signatureVoided: optional(z.boolean()),
  faceMatched: z.boolean(),
  /** Continues without a match: the guest skipped it, or the camera did not start. */
  faceSkip: optional(z.enum(['skipped', 'noCamera'])),
  /** Staff have compared the guest with the document. */
  identitySeen: optional(z.boolean()),
  faceConsent: optional(z.boolean()),
  scanConsent: optional(z.boolean()),
  /** The day of the last answer to either consent. */
  consentDay: optional(day),
  /** Absent until the guest has answered; after a refusal the guest is not asked again. */
  membership: optional(z.enum(['joined', 'refused'])),
  authorized: z.boolean(),
  /** Reception continues without the data that the authority asks for. */
  reportWaived: optional(z.boolean()),

  editable: z.boolean(),
  blockFilledFields: z.boolean(),
  askForIssueDate: z.boolean(),
  /**
   * Increases with every save, so that a save based on an older version is rejected as a conflict.
   */
  version: optional(z.int()),
  /** Set if this page may not see the data; the server then sends the results of its rules. */
  masked: optional(
    z.object({
      why: z.enum(['givenElsewhere', 'knownToHotel']),
      /** Field names, `signature` or `face`. */
      owes: z.array(z.string()),
      signatureSkip: optional(z.enum(signatureSkips)),
    }),
  ),
})

export type Guest = z.infer<typeof guestSchema>

/** Shown in place of a missing name. */
export const NO_NAME = '----'

export function getFullName(guest: Pick<Guest, 'firstName' | 'lastName' | 'secondLastName'>): string | undefined {
  const names = [guest.firstName, guest.lastName, guest.secondLastName].map((name) => name?.trim())
  return names.filter(Boolean).join(' ') || undefined
}
