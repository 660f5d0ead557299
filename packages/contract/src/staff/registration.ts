import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day, instant } from '../wire/values.ts'
import { id } from './values.ts'

/** A file in a reply: it is created on request, recorded, and never stored. */
export const generatedFile = z.object({ name: z.string(), type: z.string(), content: z.base64() })
export type GeneratedFile = z.infer<typeof generatedFile>

export const policeFormats = ['csv', 'json', 'xml'] as const
export type PoliceFormat = (typeof policeFormats)[number]

/** The signed registration form of every guest of one stay, as a PDF with a page for each. */
export const makeCards = call({
  name: 'makeCards',
  method: 'POST',
  path: '/api/staff/stays/{reference}/cards/',
  by: 'staff',
  may: 'makeCards',
  params: z.object({ reference: z.string().check(z.maxLength(64)) }),
  reply: generatedFile,
})

/** The agreement of one rental as a PDF: car, drivers, prices, deposit and signatures. */
export const makeAgreement = call({
  name: 'makeAgreement',
  method: 'POST',
  path: '/api/staff/stays/{reference}/agreement/',
  by: 'staff',
  may: 'makeCards',
  params: z.object({ reference: z.string().check(z.maxLength(64)) }),
  reply: generatedFile,
})

/** The forms of everyone who arrived on a day, in one PDF. */
export const makeDayCards = call({
  name: 'makeDayCards',
  method: 'POST',
  path: '/api/staff/cards/',
  by: 'staff',
  may: 'makeCards',
  body: z.object({ day }),
  reply: generatedFile,
})

const incompleteTraveller = z.object({
  reference: z.string(),
  guestId: id,
  index: z.int(),
  name: z.optional(z.string()),
  /** Names of the fields that are missing or invalid. */
  missing: z.array(z.string()),
})

const policeExport = z.object({
  id,
  day,
  format: z.enum(policeFormats),
  madeAt: instant,
  madeBy: z.string(),
  travellers: z.int(),
  leftOut: z.int(),
  /** The first twelve characters. */
  sha256: z.string(),
})
export type PoliceExport = z.infer<typeof policeExport>

/**
 * The arrivals of a day (today by default), which of them can be reported, and recent exports,
 * newest first.
 */
export const readRegister = call({
  name: 'readRegister',
  method: 'GET',
  path: '/api/staff/register/',
  by: 'staff',
  may: 'reportTravellers',
  query: z.object({ day: z.optional(day) }),
  reply: z.object({
    day,
    today: day,
    stays: z.int(),
    guests: z.int(),
    /** Absent if this hotel does not report travellers. */
    police: z.optional(
      z.object({ ready: z.int(), cannot: z.array(incompleteTraveller), exports: z.array(policeExport) }),
    ),
  }),
})

/** Exports the guests who can be reported; the ledger counts the others. */
export const makePoliceExport = call({
  name: 'makePoliceExport',
  method: 'POST',
  path: '/api/staff/register/export/',
  by: 'staff',
  may: 'reportTravellers',
  body: z.object({ day, format: z.enum(policeFormats) }),
  reply: generatedFile,
})
