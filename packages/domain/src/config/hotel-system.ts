import * as z from 'zod/mini'
import { plainUrlPattern } from '../basics/plain-url-pattern.ts'

/**
 * The hotel's own reservation system. `embedded`: there is none and Foyer's book is the only one.
 * `http`: a system that speaks our protocol (docs/hotel-system.md). `apaleo`: a property of Apaleo
 * (docs/apaleo.md). `mews`: a hotel on Mews (docs/mews.md). Its secrets are in `secrets`.
 */
const url = (example: string) => z.string().check(z.regex(plainUrlPattern, `an address like ${example}`))
/** Where staff open it in their browsers. Foyer links to it and never fetches it. */
const page = z.optional(url('https://pms.example.com/desk'))

const name = z.string().check(z.minLength(1), z.maxLength(60))
const pairs = z._default(z.record(name, name), {})
const isOneToOne = (mapped: Readonly<Record<string, string>>) =>
  new Set(Object.values(mapped)).size === Object.keys(mapped).length
/** Both ways are read, so that two of ours cannot be the same one there. */
const oneToOne = pairs.check(z.refine(isOneToOne, 'two are the same one in the hotel’s system'))

/** What the system calls ours, by our own name. What is not listed has the same name there. */
export const systemMappingSchema = z.object({
  rooms: oneToOne,
  roomTypes: oneToOne,
  /** Extras and services of the price list. */
  extras: pairs,
  /** Ways to pay. */
  ways: pairs,
  /** By the rate in percent. */
  taxes: pairs,
  /** Rate plans of walk-ins, by our own room type. */
  rates: pairs,
})
export type SystemMapping = z.infer<typeof systemMappingSchema>

/** How Apaleo books what guests buy with Foyer, unless it is mapped. */
const apaleoCharges = z.object({ service_type: z._default(name, 'Other'), vat_type: z._default(name, 'Normal') })

const mewsId = z.uuid()

/** States of a room in Mews in which guests can be given it. */
export const readyStates = ['Inspected', 'Clean'] as const
export type ReadyState = (typeof readyStates)[number]

/** Who adds the city tax to the bill of a walk-in there: Foyer, or Mews by its own rules. */
export const cityTaxSources = ['foyer', 'mews'] as const
export type CityTaxSource = (typeof cityTaxSources)[number]

/** How Mews books what guests buy with Foyer. */
const mewsCharges = z.object({
  /** A service that sells products; needed if the hotel has several. */
  service: z.optional(mewsId),
  accounting_category: z.optional(mewsId),
  /** The code of the tax of what has no rate of its own. */
  tax: z.optional(name),
  /** The rate of walk-ins, and the code of the tax of their nights. */
  rate: z.optional(mewsId),
  night_tax: z.optional(name),
  city_tax: z._default(z.enum(cityTaxSources), 'foyer'),
})

export const hotelSystemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('embedded') }),
  z.object({ kind: z.literal('http'), url: url('https://pms.example.com/foyer'), page }),
  z.object({
    kind: z.literal('apaleo'),
    url: z._default(url('https://api.apaleo.com'), 'https://api.apaleo.com'),
    identity: z._default(url('https://identity.apaleo.com'), 'https://identity.apaleo.com'),
    /** The property's id. */
    property: z.string().check(z.regex(/^[A-Z0-9_-]{1,40}$/i)),
    /** The id of the client whose secret is in `secrets`. */
    client: z.string().check(z.regex(/^[A-Z0-9_-]{1,80}$/i)),
    charges: z.prefault(apaleoCharges, {}),
    mapping: z.prefault(systemMappingSchema, {}),
    page,
  }),
  z.object({
    kind: z.literal('mews'),
    url: z._default(url('https://api.mews.com'), 'https://api.mews.com'),
    /** The service whose reservations are stays; needed if the hotel has several that can be booked. */
    service: z.optional(mewsId),
    /** The state of a room that can be given to guests, as the hotel has set it in Mews. */
    ready: z._default(z.enum(readyStates), 'Inspected'),
    charges: z.prefault(mewsCharges, {}),
    /** Extras are products of the service, so that they are not mapped. */
    mapping: z.prefault(systemMappingSchema, {}),
    page,
  }),
])
export type HotelSystemConfig = z.infer<typeof hotelSystemSchema>
export type ApaleoConfig = Extract<HotelSystemConfig, { kind: 'apaleo' }>
export type MewsConfig = Extract<HotelSystemConfig, { kind: 'mews' }>
