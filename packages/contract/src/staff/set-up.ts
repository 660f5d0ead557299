import { languages } from '@foyer/domain/basics/language.ts'
import { productNames } from '@foyer/domain/mode/products.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { email } from '../wire/values.ts'
import { words } from './values.ts'

const roomNumber = z.string().check(z.trim(), z.regex(/^[\p{L}\p{N}][\p{L}\p{N} .-]{0,19}$/u))

/** Everything that a hotel needs to begin with. */
export const setUp = z.object({
  administrator: z.object({
    name: words(100),
    email,
    password: z.string().check(z.maxLength(1024)),
    language: z.enum(languages),
  }),
  company: words(100),
  /** What it is that is set up. */
  product: z._default(z.enum(productNames), 'hotel'),
  hotel: z.object({
    name: words(100),
    city: words(100),
    /** ISO 3166, three letters. */
    country: z.string().check(z.regex(/^[A-Z]{3}$/)),
    /** IANA: Europe/Madrid. */
    timeZone: z.string().check(z.maxLength(60)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    languages: z.array(z.enum(languages)).check(z.minLength(1), z.maxLength(languages.length)),
    /** As it stands on papers, and as guests are told it. */
    address: z.optional(words(200)),
    phone: z.optional(words(40)),
    taxNumber: z.optional(words(40)),
    /** Given by whoever its travellers are reported to. */
    registryNumber: z.optional(words(40)),
  }),
  rooms: z
    .array(z.object({ number: roomNumber, type: words(60), floor: z.int().check(z.gte(-9), z.lte(200)) }))
    .check(z.minLength(1), z.maxLength(5000)),
  /** One license code is made for each: which app it is to be, and its name. */
  devices: z._default(
    z.array(z.object({ appKey: z.enum(['kiosk', 'tablet', 'frontapp']), name: words(60) })).check(z.maxLength(50)),
    [],
  ),
  /** Deletes them, with whatever was tried there: only who says so loses them. */
  demoOff: z._default(z.boolean(), false),
})

export type SetUp = z.infer<typeof setUp>

export const setUpOutcome = z.object({
  companyId: z.int(),
  hotelId: z.int(),
  guestAddress: z.string(),
  /** Shown this once. */
  licenses: z.array(z.object({ appKey: z.string(), name: z.string(), code: z.string() })),
})

export type SetUpOutcome = z.infer<typeof setUpOutcome>

/** Whether this installation still waits for its first real administrator, and whether the demo hotels are open. */
export const firstRun = call({
  name: 'firstRun',
  method: 'GET',
  path: '/api/staff/first-run/',
  by: 'anyone',
  reply: z.object({ needed: z.boolean(), demo: z.boolean() }),
})

/** Once, with the code that the server printed at its start. Refused with 404 when an administrator exists. */
export const setUpHotel = call({
  name: 'setUpHotel',
  method: 'POST',
  path: '/api/staff/first-run/',
  by: 'anyone',
  // Every room of a large hotel.
  mostBytes: 1024 * 1024,
  mostValues: 25_000,
  body: z.object({ code: z.string().check(z.maxLength(60)), setUp }),
  reply: setUpOutcome,
})
