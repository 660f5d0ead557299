import * as z from 'zod/mini'
import { line } from '../basics/line.ts'
import { signatureSkips } from './signature-skips.ts'
import { toldReasons } from './told-reasons.ts'

/** From what a driving licence is known. */
export const licenceReadings = ['barcode', 'lines', 'picture', 'typed'] as const
export type LicenceReading = (typeof licenceReadings)[number]

export const documentTypes = ['P', 'ID', 'I', 'DNI', 'N', 'D'] as const
export type DocumentType = (typeof documentTypes)[number]

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const country = z.string().check(z.regex(/^[A-Z]{3}$/))
const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(schema)

/** One member of the party. Fields that the guest has not given are absent, never empty. */
export const guestSchema = z.object({
  id: z.string(),
  customerId: maybe(z.string()),
  /** Another number of the hotel's own for this person. */
  internalCode: maybe(line(64)),
  /** From 1, in the order of the list. */
  index: z.int().check(z.gte(1)),
  main: z.boolean(),
  /** Unknown until somebody gave an age or the hotel's system said so. */
  adult: maybe(z.boolean()),
  state: z.enum(['incomplete', 'complete']),
  /** What the hotel's system says of this person. We neither ask for it nor change it. */
  segment: maybe(line(40)),
  notes: maybe(z.string().check(z.maxLength(500))),
  /** The step of the capture at which this guest was saved last, by the specification's numbers. */
  step: maybe(z.int().check(z.gte(1), z.lte(4))),
  /** Somebody has saved this guest since the hotel's system brought them. */
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
  /** Whether the document was typed in rather than read; unknown until somebody did either. */
  manual: maybe(z.boolean()),
  /** Why it was typed where documents are read, as the page has said. */
  typingReason: maybe(z.enum(toldReasons)),
  /** A face was on the picture of the document when it was read. The picture itself is nowhere any more. */
  hasDocumentFace: maybe(z.boolean()),
  /** The issue date was worked out from the others: a guess until somebody has looked at it. */
  issueDateDerived: maybe(z.boolean()),

  /** The number of the driving licence, as it was read or typed. The server alone says so. */
  drivingLicence: maybe(line(40)),
  /** A licence was shown; how much of it was understood: its barcode, its lines, or nothing: then it was typed, with a picture or without. */
  hasDrivingLicence: maybe(z.boolean()),
  licenceReadBy: maybe(z.enum(licenceReadings)),
  /** As typed, where nothing read it. */
  licenceCountry: maybe(country),
  licenceUntil: maybe(day),
  /** Somebody at the desk has looked at it. */
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

  /** `atReception`: skipped by hand, for this page; nothing was signed yet. */
  signatureState: z.enum(['missing', 'signed', 'uploaded', 'atReception']),
  /** What was signed said otherwise than the rental does by now. */
  signatureVoided: maybe(z.boolean()),
  faceMatched: z.boolean(),
  /** Goes on without a match: the guest's choice, or a camera that would not start. */
  faceSkip: maybe(z.enum(['skipped', 'noCamera'])),
  faceConsent: maybe(z.boolean()),
  scanConsent: maybe(z.boolean()),
  /** The day of the last answer to either. */
  consentDay: maybe(day),
  /** Absent until the guest has been asked and has answered; a refusal is never asked again. */
  membership: maybe(z.enum(['joined', 'refused'])),
  authorized: z.boolean(),

  editable: z.boolean(),
  blockFilledFields: z.boolean(),
  askForIssueDate: z.boolean(),
  /** Grows with every save: whoever saves what they read earlier is told that it has changed meanwhile. */
  version: maybe(z.int()),
  /** Set when this page is not shown what was given: then the server says what its rules make of it. */
  masked: maybe(
    z.object({
      why: z.enum(['givenElsewhere', 'knownToHotel']),
      /** Names of fields, `signature`, `face`. */
      owes: z.array(z.string()),
      signatureSkip: maybe(z.enum(signatureSkips)),
    }),
  ),
})

export type Guest = z.infer<typeof guestSchema>

/** Stands for a name that nobody has given. */
export const NO_NAME = '----'

export function fullName(guest: Pick<Guest, 'firstName' | 'lastName' | 'secondLastName'>): string | undefined {
  const names = [guest.firstName, guest.lastName, guest.secondLastName].map((name) => name?.trim())
  return names.filter(Boolean).join(' ') || undefined
}
