import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'
import { text } from './wire/values.ts'

/** What a hotel publishes about itself. The wire calls the name a url; it is never fetched. */
export const informationSubjects = ['house', 'times', 'wifi'] as const

export type InformationSubject = (typeof informationSubjects)[number]

/**
 * In one language, and only what the hotel has published. Extension: the specification does not
 * define data.
 */
const information = renamed(
  {
    name: text,
    address: text,
    reception: z.optional(z.object({ name: text, phone: text })),
    breakfast: z.optional(z.object({ from: z.string(), until: z.string(), place: text })),
    checkOutUntil: text,
    /** Only for guests who have a key. */
    wifi: z.optional(z.object({ network: z.string(), password: text })),
  },
  { checkOutUntil: 'check_out_until' },
)

export type Information = z.output<typeof information>

export const fetchInformation = call({
  name: 'fetchInformation',
  method: 'POST',
  path: '/api/info-from-bb-api/',
  changes: false,
  body: renamed({ subject: z.enum(informationSubjects), language: z.string() }, { subject: 'url', language: 'lang' }),
  reply: z.object({ data: information }),
})
