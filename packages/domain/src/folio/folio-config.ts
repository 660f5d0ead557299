import * as z from 'zod/mini'
import { textSchema } from '../basics/text.ts'
import { serviceGroups } from './revenue-group.ts'

/** In the currency's smallest unit. */
const amount = z.int().check(z.gte(0), z.lte(100_000_000))
/** In hundredths of a percent: 2100 for 21 %. */
const vatRate = z.int().check(z.gte(0), z.lte(10_000))
const optionalText = (most: number) => z.optional(z.string().check(z.minLength(1), z.maxLength(most)))
const series = z
  .string()
  .check(z.regex(/^[A-Z0-9][A-Z0-9-]{0,11}$/, 'capital letters, digits and dashes, twelve at most'))

/** One entry of the price list. Prices include VAT. */
export const serviceSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, 'letters, digits and dashes, forty at most')),
  names: textSchema,
  group: z._default(z.enum(serviceGroups), 'other'),
  price: amount,
  /** If absent, the rate of extras. */
  vat: z.optional(vatRate),
  /** False for a service that is no longer sold; its lines stay readable. */
  on: z._default(z.boolean(), true),
})

const cityTaxSchema = z.object({
  /** Zero for a hotel without city tax. */
  perPersonNight: z._default(amount, 0),
  /** Guests who are younger pay none. */
  fromAge: z._default(z.int().check(z.gte(0), z.lte(99)), 0),
  /** Nights after these are free. */
  maxNights: z.optional(z.int().check(z.gte(1), z.lte(366))),
})

/** The largest correction that a member may make alone; without a limit, any. */
const correctionLimitsSchema = z.object({
  receptionist: z._default(z.optional(amount), 100_00),
  manager: z.optional(amount),
})

/** Who issues invoices, where it differs from what the hotel's facts say. */
const issuerSchema = z.object({
  name: optionalText(200),
  taxNumber: optionalText(40),
  address: optionalText(200),
  postalCode: optionalText(20),
  city: optionalText(100),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'two capital letters, such as ES'))),
  /** Printed at the bottom, such as an entry in a commercial register. */
  note: optionalText(400),
})

const invoiceNumberSchema = z.object({
  series: z._default(series, 'F'),
  creditSeries: z._default(series, 'R'),
  /** Days until an unpaid invoice is due. */
  dueDays: z._default(z.int().check(z.gte(0), z.lte(365)), 0),
  issuer: z.prefault(issuerSchema, {}),
})

/** By hand, automatically at a time of the hotel's day, or not at all. */
const closingSchema = z.union([
  z.enum(['off', 'hand']),
  z.object({ at: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time like 03:00')) }),
])

/** What is charged at the desk and how it is taxed. `{}` is a working hotel. */
export const folioSchema = z.object({
  services: z._default(z.array(serviceSchema).check(z.maxLength(500)), []),
  vat: z.prefault(z.object({ room: z._default(vatRate, 0), extras: z._default(vatRate, 0) }), {}),
  cityTax: z.prefault(cityTaxSchema, {}),
  correctionLimits: z.prefault(correctionLimitsSchema, {}),
  closing: z._default(closingSchema, 'hand'),
  invoice: z.prefault(invoiceNumberSchema, {}),
})

export type FolioConfig = z.infer<typeof folioSchema>
export type FolioConfigInput = z.input<typeof folioSchema>
export type Service = z.infer<typeof serviceSchema>
