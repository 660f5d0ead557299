import { languages } from '@foyer/domain/basics/language.ts'
import { productNames } from '@foyer/domain/mode/products.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { email } from '../wire/values.ts'
import { requiredText } from './values.ts'

const roomNumber = z.string().check(z.trim(), z.regex(/^[\p{L}\p{N}][\p{L}\p{N} .-]{0,19}$/u))

/** Everything that a new hotel needs. */
export const setUp = z.object({
  administrator: z.object({
    name: requiredText(100),
    email,
    password: z.string().check(z.maxLength(1024)),
    language: z.enum(languages),
  }),
  company: requiredText(100),
  /** The product to set up. */
  product: z._default(z.enum(productNames), 'hotel'),
  hotel: z.object({
    name: requiredText(100),
    city: requiredText(100),
    /** ISO 3166 alpha-3. */
    country: z.string().check(z.regex(/^[A-Z]{3}$/)),
    /** IANA name, e.g. Europe/Madrid. */
    timeZone: z.string().check(z.maxLength(60)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    languages: z.array(z.enum(languages)).check(z.minLength(1), z.maxLength(languages.length)),
    /** As printed on documents and shown to guests. */
    address: z.optional(requiredText(200)),
    phone: z.optional(requiredText(40)),
    taxNumber: z.optional(requiredText(40)),
    /** Issued by the authority that receives the travellers' reports. */
    registryNumber: z.optional(requiredText(40)),
  }),
  rooms: z
    .array(z.object({ number: roomNumber, type: requiredText(60), floor: z.int().check(z.gte(-9), z.lte(200)) }))
    .check(z.minLength(1), z.maxLength(5000)),
  /** A license code is created for each: its app and its name. */
  devices: z._default(
    z
      .array(z.object({ appKey: z.enum(['kiosk', 'tablet', 'frontapp']), name: requiredText(60) }))
      .check(z.maxLength(50)),
    [],
  ),
  /** Deletes the demo hotels with all their data, only if explicitly requested. */
  demoOff: z._default(z.boolean(), false),
})

export type SetUp = z.infer<typeof setUp>

export const setUpOutcome = z.object({
  companyId: z.int(),
  hotelId: z.int(),
  guestAddress: z.string(),
  /** Shown only once. */
  licenses: z.array(z.object({ appKey: z.string(), name: z.string(), code: z.string() })),
})

export type SetUpOutcome = z.infer<typeof setUpOutcome>

/**
 * Whether this installation still needs its first real administrator, and whether the demo hotels
 * are open.
 */
export const firstRun = call({
  name: 'firstRun',
  method: 'GET',
  path: '/api/staff/first-run/',
  by: 'anyone',
  reply: z.object({ needed: z.boolean(), demo: z.boolean() }),
})

/**
 * Works once, with the code that the server printed at start-up. Rejected with 404 if an
 * administrator exists.
 */
export const setUpHotel = call({
  name: 'setUpHotel',
  method: 'POST',
  path: '/api/staff/first-run/',
  by: 'anyone',
  // Enough for every room of a large hotel.
  maxBytes: 1024 * 1024,
  maxTextBytes: 8 * 1024,
  maxValues: 25_000,
  body: z.object({ code: z.string().check(z.maxLength(60)), setUp }),
  reply: setUpOutcome,
})
