import type { DocumentType } from '@foyer/domain/guest/guest.ts'
import * as z from 'zod/mini'
import { call } from './call.ts'
import { picture } from './picture.ts'
import { renamed } from './renamed.ts'
import { text } from './values.ts'

/** The decoder writes DD/MM/YYYY. */
const decodedDay = z.codec(z.string().check(z.regex(/^\d{2}\/\d{2}\/\d{4}$/)), z.string(), {
  decode: (written) => written.split('/').reverse().join('-'),
  encode: (day) => day.split('-').reverse().join('/'),
})

const decodedTypes = { Passport: 'P', DNI: 'DNI', NIE: 'N' } as const satisfies Record<string, DocumentType>
type DecodedType = keyof typeof decodedTypes

const decodedType = z.codec(
  z.enum(Object.keys(decodedTypes) as [DecodedType, ...DecodedType[]]),
  z.enum(Object.values(decodedTypes)),
  {
    decode: (name) => decodedTypes[name],
    encode: (type) =>
      (Object.keys(decodedTypes) as DecodedType[]).find((name) => decodedTypes[name] === type) ?? 'Passport',
  },
)

export const decodeMrz = call({
  name: 'decodeMrz',
  method: 'POST',
  path: '/api/mrz-decode/',
  changes: false,
  body: z.object({ mrz: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: renamed(
    {
      lastName: text,
      firstName: text,
      birthDate: z.optional(decodedDay),
      documentNumber: text,
      expiryDate: z.optional(decodedDay),
      issueDate: z.optional(decodedDay),
      issueCountry: text,
      documentType: z.optional(decodedType),
      /** Why nothing could be decoded. */
      error: z.optional(z.object({ message: z.string() })),
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
    },
  ),
})

/** Its address is ours: the specification does not give one. */
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
      found: z.optional(
        renamed(
          {
            documentNumber: text,
            firstName: text,
            lastName: text,
            birthDate: text,
            expiryDate: text,
            issueDate: text,
            nationality: text,
            gender: text,
            issueCountry: text,
            documentType: text,
            supportNumber: text,
          },
          {
            documentNumber: 'number',
            firstName: 'name',
            lastName: 'surname',
            birthDate: 'birth_date',
            expiryDate: 'expiration_date',
            issueDate: 'issuing_date',
            issueCountry: 'issuing_country',
            documentType: 'type',
            supportNumber: 'support_number',
          },
        ),
      ),
    },
    { hasMrz: 'has_mrz', hasFace: 'has_face', faceCaptured: 'face_roi_captured', found: 'mrz_result' },
  ),
})
