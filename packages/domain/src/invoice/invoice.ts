import * as z from 'zod/mini'
import { languages } from '../basics/language.ts'
import { partyTerms } from '../mode/products.ts'
import { vatCategories } from './vat-breakdown.ts'

export const invoiceKinds = ['invoice', 'creditNote'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

const text = z.string()
const optional = z.optional(text)
const minor = z.int()

/** Who issues an invoice, or who it is made out to. Countries are alpha-2 codes. */
const party = z.object({
  name: text,
  taxNumber: optional,
  /** Whether the tax number is a VAT number. */
  isVatNumber: z.optional(z.boolean()),
  address: optional,
  postalCode: optional,
  city: optional,
  country: optional,
  email: optional,
})
export type InvoiceParty = z.infer<typeof party>

const line = z.object({
  name: text,
  quantity: z.int(),
  vat: z.int(),
  category: z.enum(vatCategories),
  gross: minor,
  net: minor,
})

const rate = z.object({ vat: z.int(), category: z.enum(vatCategories), gross: minor, net: minor, tax: minor })

/**
 * Everything on an invoice, in the language that it was issued in. It is stored as it is when the
 * invoice is issued, and papers and structured data are made from it alone. Amounts of a credit note
 * are negative.
 */
export const invoiceDocumentSchema = z.object({
  format: z.literal(1),
  /** A proforma is a preview and has no number. */
  kind: z.enum([...invoiceKinds, 'proforma']),
  number: optional,
  /** The moment at which it was issued, or the preview made. */
  at: text,
  /** The date of its issue in the hotel's time zone, whichever business day is open: laws require it. */
  day: text,
  timeZone: text,
  language: z.enum(languages),
  partyWord: z.enum(partyTerms),
  currency: text,
  issuer: z.object({
    ...party.shape,
    /** The name that guests know, if it differs from the company's. */
    brand: text,
    mark: z.object({ letters: text, colour: optional }),
    /** Printed at the bottom, such as an entry in a commercial register. */
    note: optional,
  }),
  holder: z.object({ ...party.shape, kind: z.enum(['person', 'company']) }),
  stay: z.object({ reference: text, guest: optional, room: optional, startDate: text, endDate: text }),
  lines: z.array(line),
  rates: z.array(rate),
  net: minor,
  tax: minor,
  gross: minor,
  payments: z.array(z.object({ name: text, day: optional, minor })),
  /** What remains to be paid; negative if more was paid. */
  due: minor,
  dueDay: optional,
  /** The invoice that a credit note takes back. */
  corrects: z.optional(z.object({ number: text, day: text })),
  reason: optional,
  /** What a fiscal register adds, each printed as one line. */
  fiscal: z.optional(z.array(text)),
  /** A QR code that a fiscal register adds, with the texts above and below it. */
  fiscalCode: z.optional(z.object({ address: text, above: text, below: z.array(text) })),
})
export type InvoiceDocument = z.infer<typeof invoiceDocumentSchema>
