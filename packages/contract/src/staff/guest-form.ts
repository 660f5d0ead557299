import { textSchema } from '@foyer/domain/basics/text.ts'
import { rentalTermsSchema } from '@foyer/domain/drivers/rental-terms.ts'
import { fieldKinds, guestFieldNames, selectSources } from '@foyer/domain/fields/field.ts'
import { askingAuthorities } from '@foyer/domain/guest/asking-authority.ts'
import { documentTypes, guestSchema } from '@foyer/domain/guest/guest.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { picture } from '../wire/picture.ts'
import { day, MAX_GUESTS } from '../wire/values.ts'
import { emptyReply, id, requiredText } from './values.ts'

const params = z.object({ reference: z.string().check(z.maxLength(64)) })
const guestParams = z.object({ ...params.shape, guestId: id })

const countries = z.array(z.string())

/** A field of the hotel's form, as rules and pages use it. */
const field = z.object({
  name: z.string(),
  type: z.enum(fieldKinds),
  label: textSchema,
  placeholder: textSchema,
  mandatory: z.boolean(),
  visible: z.boolean(),
  selectSource: z.optional(z.enum(selectSources)),
  checked: z.boolean(),
  maxChars: z.optional(z.int()),
  hiddenForNationalities: countries,
  optionalForNationalities: countries,
  fullSurnameNationalities: countries,
  mandatoryForCountries: countries,
})

const fields = z.array(field)

/**
 * The guests' forms with everything that the rules need. Numbers of documents are masked; a masked
 * value that is sent back leaves the number unchanged.
 */
export const readGuestForm = call({
  name: 'readGuestForm',
  method: 'GET',
  path: '/api/staff/stays/{reference}/guest-form/',
  by: 'staff',
  may: 'workOnStay',
  params,
  reply: z.object({
    today: day,
    fields: z.object({ document: fields, mainGuest: fields, otherGuest: fields }),
    policy: z.object({
      policeIntegration: z.boolean(),
      savedOneByOne: z.boolean(),
      childrenListed: z.boolean(),
      formsJoined: z.boolean(),
      repeatedEmailAllowed: z.boolean(),
      authority: z.optional(z.object({ name: z.enum(askingAuthorities), reports: z.enum(['stays', 'rentals']) })),
    }),
    driving: z.object({ rental: z.optional(rentalTermsSchema), startDate: day }),
    guests: z.array(guestSchema),
    /** Guests who can be removed here; the others belong to the hotel's system. */
    removable: z.array(id),
    /** A picture of a document can be read. */
    canScan: z.boolean(),
    /** Whether a guest has accepted the current terms. */
    terms: z.enum(['accepted', 'missing', 'notAsked']),
  }),
})

export type GuestFormReply = z.output<typeof readGuestForm.reply>

const formShape = Object.fromEntries(guestFieldNames.map((name) => [name, guestSchema.shape[name]])) as Pick<
  typeof guestSchema.shape,
  (typeof guestFieldNames)[number]
>

/** Saves one guest's form, checked like the guest's own; fields that it omits are cleared. */
export const saveGuestForm = call({
  name: 'saveGuestForm',
  method: 'POST',
  path: '/api/staff/stays/{reference}/guests/{guestId}/form/',
  by: 'staff',
  may: 'workOnStay',
  params: guestParams,
  body: z.object({
    guest: z.object(formShape),
    /** As it was read: a later version means that someone else has saved the guest since. */
    version: z.int(),
    /** The document was read from a picture here. */
    scanned: z.boolean(),
  }),
  reply: z.object({ version: z.int() }),
})

const countryCode = z.string().check(z.regex(/^[A-Z]{3}$/))

/** The regions of a country, or the municipalities of a region; empty where there is no list. */
export const listFormPlaces = call({
  name: 'listFormPlaces',
  method: 'GET',
  path: '/api/staff/places/',
  by: 'staff',
  may: 'workOnStay',
  query: z.object({ country: countryCode, region: z.optional(z.string().check(z.maxLength(100))) }),
  reply: z.object({ places: z.array(z.object({ code: z.string(), name: z.string() })) }),
})

export const addGuest = call({
  name: 'addGuest',
  method: 'POST',
  path: '/api/staff/stays/{reference}/guests/',
  by: 'staff',
  may: 'workOnStay',
  params,
  /** The number of guests on the page, so that a second click adds no second guest. */
  body: z.object({ shown: z.int().check(z.gte(0), z.lte(MAX_GUESTS)), adult: z.boolean() }),
  reply: emptyReply,
})

export const removeGuest = call({
  name: 'removeGuest',
  method: 'POST',
  path: '/api/staff/stays/{reference}/guests/{guestId}/remove/',
  by: 'staff',
  may: 'workOnStay',
  params: guestParams,
  reply: emptyReply,
})

/** The guest has signed a printed registration card; `false` takes it back. */
export const setPaperSignature = call({
  name: 'setPaperSignature',
  method: 'POST',
  path: '/api/staff/stays/{reference}/guests/{guestId}/paper-signature/',
  by: 'staff',
  may: 'workOnStay',
  params: guestParams,
  body: z.object({ signed: z.boolean() }),
  reply: emptyReply,
})

/** The desk continues without what the hotel's authority asks of this guest. */
export const waiveReportData = call({
  name: 'waiveReportData',
  method: 'POST',
  path: '/api/staff/stays/{reference}/guests/{guestId}/waive-report-data/',
  by: 'staff',
  may: 'workOnStay',
  params: guestParams,
  body: z.object({ reason: requiredText(200) }),
  reply: emptyReply,
})

/** Asks for that data again. */
export const endReportWaiver = call({
  name: 'endReportWaiver',
  method: 'POST',
  path: '/api/staff/stays/{reference}/guests/{guestId}/end-report-waiver/',
  by: 'staff',
  may: 'workOnStay',
  params: guestParams,
  body: z.object({}),
  reply: emptyReply,
})

/** The desk has compared the guest with their document; `false` takes it back. */
export const setIdentitySeen = call({
  name: 'setIdentitySeen',
  method: 'POST',
  path: '/api/staff/stays/{reference}/guests/{guestId}/identity-seen/',
  by: 'staff',
  may: 'workOnStay',
  params: guestParams,
  body: z.object({ seen: z.boolean() }),
  reply: emptyReply,
})

/** The desk has the licence of a driver in hand, and types what it says. */
export const saveLicence = call({
  name: 'saveLicence',
  method: 'POST',
  path: '/api/staff/stays/{reference}/guests/{guestId}/licence/',
  by: 'staff',
  may: 'workOnStay',
  params: guestParams,
  body: z.object({
    number: z.string().check(z.maxLength(40)),
    country: z.string().check(z.maxLength(3)),
    validUntil: z.string().check(z.maxLength(10)),
  }),
  reply: emptyReply,
})

/** Reads a document from a picture, which is not stored. */
export const scanAtDesk = call({
  name: 'scanAtDesk',
  method: 'POST',
  path: '/api/staff/document-scan/',
  by: 'staff',
  may: 'workOnStay',
  changes: false,
  bodyAs: 'picture',
  body: picture,
  reply: z.object({
    /** Absent if nothing could be read. */
    document: z.optional(
      z.object({
        documentNumber: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        secondLastName: z.optional(z.string()),
        birthDate: z.optional(day),
        expiryDate: z.optional(day),
        issueDate: z.optional(day),
        issueDateDerived: z.optional(z.literal(true)),
        nationality: z.optional(z.string()),
        gender: z.optional(z.enum(['M', 'F'])),
        issueCountry: z.optional(z.string()),
        documentType: z.optional(z.enum(documentTypes)),
        supportNumber: z.optional(z.string()),
      }),
    ),
  }),
})
