import * as z from 'zod/mini'
import { line } from '../basics/line.ts'
import { signatureSkips } from './signature-skips.ts'
import { toldReasons } from './told-reasons.ts'

/** How the data of a driving licence was obtained. */
export const licenceReadings = ['barcode', 'lines', 'picture', 'typed'] as const
export type LicenceReading = (typeof licenceReadings)[number]

export const documentTypes = ['P', 'ID', 'I', 'DNI', 'N', 'D'] as const
export type DocumentType = (typeof documentTypes)[number]

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const country = z.string().check(z.regex(/^[A-Z]{3}$/))
const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(schema)

/** A member of the party. Missing fields are absent, never empty. */
export const guestSchema = z.object({
  id: z.string(),
  customerId: maybe(z.string()),
  /** Another number that the hotel has for this person. */
  internalCode: maybe(line(64)),
  /** Starts at 1, in the order of the list. */
  index: z.int().check(z.gte(1)),
  main: z.boolean(),
  /** Absent until an age is given or the hotel's system sends it. */
  adult: maybe(z.boolean()),
  state: z.enum(['incomplete', 'complete']),
  /** Set by the hotel's system. We neither ask for it nor change it. */
  segment: maybe(line(40)),
  notes: maybe(z.string().check(z.maxLength(500))),
  /** The capture step at which this guest was last saved, by the specification's numbers. */
  step: maybe(z.int().check(z.gte(1), z.lte(4))),
  /** The guest has been saved since the hotel's system sent it. */
  changed: maybe(z.boolean()),

  firstName: maybe(line(100)),
  lastName: maybe(line(100)),
  secondLastName: maybe(line(100)),
  gender: maybe(z.enum(['M', 'F'])),
  birthDate: maybe(day),
  nationality: maybe(country),

  documentType: maybe(z.enum(documentTypes)),
  documentNumber: maybe(line(40)),
  supportNumber: maybe(line(20)),
  issueDate: maybe(day),
  expiryDate: maybe(day),
  issueCountry: maybe(country),
  /** Whether the document was typed rather than scanned; absent until one of them happens. */
  manual: maybe(z.boolean()),
  /** Why it was typed instead of scanned, as reported by the page. */
  typingReason: maybe(z.enum(toldReasons)),
  /** The scanned document had a face. The picture itself is no longer stored. */
  hasDocumentFace: maybe(z.boolean()),
  /** The issue date was derived from other dates: an estimate until someone has checked it. */
  issueDateDerived: maybe(z.boolean()),

  /** The number of the driving licence, scanned or typed. Only the server sets it. */
  drivingLicence: maybe(line(40)),
  /**
   * A licence was shown, and how it was read: barcode, lines, or neither, in which case it was
   * typed, with or without a picture.
   */
  hasDrivingLicence: maybe(z.boolean()),
  licenceReadBy: maybe(z.enum(licenceReadings)),
  /** As typed, if nothing could be read. */
  licenceCountry: maybe(country),
  licenceUntil: maybe(day),
  /** Staff have checked it. */
  licenceSeen: maybe(z.boolean()),

  country: maybe(country),
  region: maybe(line(100)),
  municipality: maybe(line(100)),
  city: maybe(line(100)),
  street: maybe(line(200)),
  postalCode: maybe(line(20)),
  birthCountry: maybe(country),
  birthProvince: maybe(line(100)),
  birthMunicipality: maybe(line(100)),

  email: maybe(line(254)),
  phone: maybe(line(30)),
  phone2: maybe(line(30)),
  emailConsent: maybe(z.boolean()),
  emailPrivacy: maybe(z.boolean()),
  relationship: maybe(line(40)),
  language: maybe(z.string().check(z.regex(/^[a-z]{2}$/))),
  arrivalTime: maybe(z.string().check(z.regex(/^\d{2}:\d{2}$/))),
  checkoutTime: maybe(z.string().check(z.regex(/^\d{2}:\d{2}$/))),

  /** `atReception`: skipped manually on this page; nothing is signed yet. */
  signatureState: z.enum(['missing', 'signed', 'uploaded', 'atReception']),
  /** The signed terms no longer match the rental. */
  signatureVoided: maybe(z.boolean()),
  faceMatched: z.boolean(),
  /** Continues without a match: the guest skipped it, or the camera did not start. */
  faceSkip: maybe(z.enum(['skipped', 'noCamera'])),
  faceConsent: maybe(z.boolean()),
  scanConsent: maybe(z.boolean()),
  /** The day of the last answer to either consent. */
  consentDay: maybe(day),
  /** Absent until the guest has answered; after a refusal the guest is not asked again. */
  membership: maybe(z.enum(['joined', 'refused'])),
  authorized: z.boolean(),

  editable: z.boolean(),
  blockFilledFields: z.boolean(),
  askForIssueDate: z.boolean(),
  /**
   * Increases with every save, so that a save based on an older version is rejected as a conflict.
   */
  version: maybe(z.int()),
  /** Set if this page may not see the data; the server then sends the results of its rules. */
  masked: maybe(
    z.object({
      why: z.enum(['givenElsewhere', 'knownToHotel']),
      /** Field names, `signature` or `face`. */
      owes: z.array(z.string()),
      signatureSkip: maybe(z.enum(signatureSkips)),
    }),
  ),
})

export type Guest = z.infer<typeof guestSchema>

/** Shown in place of a missing name. */
export const NO_NAME = '----'

export function fullName(guest: Pick<Guest, 'firstName' | 'lastName' | 'secondLastName'>): string | undefined {
  const names = [guest.firstName, guest.lastName, guest.secondLastName].map((name) => name?.trim())
  return names.filter(Boolean).join(' ') || undefined
}
