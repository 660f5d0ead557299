import * as z from 'zod/mini'

export const documentTypes = ['P', 'ID', 'I', 'DNI', 'N', 'D'] as const
export type DocumentType = (typeof documentTypes)[number]

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const country = z.string().check(z.regex(/^[A-Z]{3}$/))
const text = (length: number) => z.string().check(z.maxLength(length))
const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(schema)

/** One member of the party. Fields that the guest has not given are absent, never empty. */
export const guestSchema = z.object({
  id: z.string(),
  customerId: maybe(z.string()),
  /** From 1, in the order of the list. */
  index: z.int().check(z.gte(1)),
  main: z.boolean(),
  /** Unknown until somebody gave an age or the hotel's system said so. */
  adult: maybe(z.boolean()),
  state: z.enum(['incomplete', 'complete']),

  firstName: maybe(text(100)),
  lastName: maybe(text(100)),
  secondLastName: maybe(text(100)),
  gender: maybe(z.enum(['M', 'F'])),
  birthDate: maybe(day),
  nationality: maybe(country),

  documentType: maybe(z.enum(documentTypes)),
  documentNumber: maybe(text(40)),
  supportNumber: maybe(text(20)),
  issueDate: maybe(day),
  expiryDate: maybe(day),
  issueCountry: maybe(country),
  /** Whether the document was typed in rather than read; unknown until somebody did either. */
  manual: maybe(z.boolean()),
  /** The issue date was worked out from the others: a guess until somebody has looked at it. */
  issueDateDerived: maybe(z.boolean()),

  country: maybe(country),
  region: maybe(text(100)),
  municipality: maybe(text(100)),
  city: maybe(text(100)),
  street: maybe(text(200)),
  postalCode: maybe(text(20)),
  birthCountry: maybe(country),
  birthProvince: maybe(text(100)),
  birthMunicipality: maybe(text(100)),

  email: maybe(text(254)),
  phone: maybe(text(30)),
  phone2: maybe(text(30)),
  emailConsent: maybe(z.boolean()),
  emailPrivacy: maybe(z.boolean()),
  relationship: maybe(text(40)),
  language: maybe(z.string().check(z.regex(/^[a-z]{2}$/))),
  arrivalTime: maybe(z.string().check(z.regex(/^\d{2}:\d{2}$/))),
  checkoutTime: maybe(z.string().check(z.regex(/^\d{2}:\d{2}$/))),

  signatureState: z.enum(['missing', 'signed', 'uploaded']),
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
})

export type Guest = z.infer<typeof guestSchema>

export function fullName(guest: Pick<Guest, 'firstName' | 'lastName' | 'secondLastName'>): string | undefined {
  return [guest.firstName, guest.lastName, guest.secondLastName].filter(Boolean).join(' ') || undefined
}
