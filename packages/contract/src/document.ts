import type { ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import type { DocumentType } from '@foyer/domain/guest/guest.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { picture } from './wire/picture.ts'
import { renamed } from './wire/renamed.ts'
import { text } from './wire/values.ts'

/** The decoder writes dates as DD/MM/YYYY. */
const decodedDay = z.codec(z.string().check(z.regex(/^\d{2}\/\d{2}\/\d{4}$/)), z.string(), {
  decode: (written) => written.split('/').reverse().join('-'),
  encode: (day) => day.split('-').reverse().join('/'),
})

const decodedTypes = { Passport: 'P', DNI: 'DNI', NIE: 'N' } as const satisfies Record<string, DocumentType>
type DecodedType = keyof typeof decodedTypes

const decoded = renamed(
  {
    lastName: text,
    firstName: text,
    birthDate: z.optional(decodedDay),
    documentNumber: text,
    expiryDate: z.optional(decodedDay),
    issueDate: z.optional(decodedDay),
    issueCountry: text,
    documentType: z.optional(z.enum(Object.keys(decodedTypes) as [DecodedType, ...DecodedType[]])),
    /** Why decoding failed: a sentence and, as our extension, a reason code. */
    error: z.optional(z.object({ message: z.string(), reason: text })),
    // Extensions: a machine-readable zone holds more than the specification asks for.
    nationality: text,
    gender: z.optional(z.enum(['M', 'F'])),
    supportNumber: text,
    issueDateDerived: z.optional(z.literal(true)),
  },
  {
    lastName: 'last_name',
    firstName: 'name',
    birthDate: 'birth_date',
    documentNumber: 'number',
    expiryDate: 'expiration_date',
    issueDate: 'issuing_date',
    issueCountry: 'issuing_country',
    documentType: 'type',
    supportNumber: 'support_number',
    issueDateDerived: 'issue_date_derived',
  },
)

type Decoded = Omit<z.output<typeof decoded>, 'documentType'> & { documentType?: DocumentType | undefined }

/**
 * The wire has three types. A foreign identity card is sent as a DNI and recognised by its issuing
 * state.
 */
const decodedMrz = z.codec(decoded, z.custom<Decoded>(), {
  decode: ({ documentType: name, ...rest }) => {
    const isForeignCard = name === 'DNI' && rest.issueCountry !== undefined && rest.issueCountry !== 'ESP'
    return { ...rest, ...(name && { documentType: isForeignCard ? ('I' as const) : decodedTypes[name] }) }
  },
  encode: ({ documentType, ...rest }) => {
    const card = documentType === 'I' && rest.issueCountry ? 'DNI' : undefined
    const name = (Object.keys(decodedTypes) as DecodedType[]).find((one) => decodedTypes[one] === documentType) ?? card
    return { ...rest, ...(name && { documentType: name }) }
  },
})

export const decodeMrz = call({
  name: 'decodeMrz',
  method: 'POST',
  path: '/api/mrz-decode/',
  changes: false,
  body: z.object({ mrz: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: decodedMrz,
})

/** Returns the decoded document, or undefined if there is none. */
export function toScannedDocument({ error, ...decoded }: Decoded): ScannedDocument | undefined {
  const { documentNumber, firstName = '', lastName = '' } = decoded
  return error || documentNumber === undefined ? undefined : { ...decoded, documentNumber, firstName, lastName }
}

/** The reader's message_error for a picture that lacks the required face. */
export const FACE_REQUIRED = 'face-recognition-required'

/** The path is ours: the specification defines none. */
export const scanDocument = call({
  name: 'scanDocument',
  method: 'POST',
  path: '/api/camera-scanner/',
  changes: false,
  bodyAs: 'picture',
  body: picture,
  reply: renamed(
    {
      hasMrz: z.boolean(),
      hasFace: z.boolean(),
      faceCaptured: z.boolean(),
      /** In the format of the MRZ decoder. */
      found: z.optional(decodedMrz),
    },
    { hasMrz: 'has_mrz', hasFace: 'has_face', faceCaptured: 'face_roi_captured', found: 'mrz_result' },
  ),
})
