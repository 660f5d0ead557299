import { languages } from '@foyer/domain/basics/language.ts'
import { invoiceDocumentSchema, invoiceKinds } from '@foyer/domain/invoice/invoice.ts'
import { invoiceObstacles } from '@foyer/domain/invoice/invoice-obstacles.ts'
import { creditGrounds } from '@foyer/domain/verifactu/credit-reason.ts'
import { shownRecordStates } from '@foyer/domain/verifactu/record-state.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day, email } from '../wire/values.ts'
import { generatedFile } from './registration.ts'
import { emptyReply, id, requiredText } from './values.ts'

const params = z.object({ reference: z.string().check(z.maxLength(64)) })
const invoiceParams = z.object({ ...params.shape, id })
const language = z.optional(z.enum(languages))

/** The folio of one payer, or the guest's own, and the language of the paper; the guest's if absent. */
const choice = z.object({ folioId: z.optional(id), language })

const record = z.object({
  state: z.enum(shownRecordStates),
  /** It goes to the agency's test system. */
  isTest: z.boolean(),
  /** The agency's code and words about an error. */
  code: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** The agency's number of the sending. */
  receipt: z.optional(z.string()),
})
export type ShownInvoiceRecord = z.infer<typeof record>

const invoice = z.object({
  id,
  kind: z.enum(invoiceKinds),
  /** Absent for the guest's own folio. */
  folioId: z.optional(id),
  document: invoiceDocumentSchema,
  /** The number of the credit note that takes it back. */
  creditedBy: z.optional(z.string()),
  /** It was annulled, because it should not have been issued. */
  annulled: z.optional(z.boolean()),
  /** What Spain's tax agency has decided about it; absent if no record was made. */
  record: z.optional(record),
})

const reply = z.object({
  /** The hotel's own system issues invoices, and not Foyer. */
  setInHotelSystem: z.boolean(),
  /** Records of invoices are made for the tax agency. */
  recordsInvoices: z.optional(z.boolean()),
  /** The invoice of what is on no invoice yet; absent if there is nothing. */
  preview: z.optional(invoiceDocumentSchema),
  /** The languages in which the preview can be written as a whole. */
  languages: z.optional(z.array(z.enum(languages))),
  /** What stops its issue. */
  obstacle: z.optional(z.enum(invoiceObstacles)),
  /** Invoices and credit notes of the stay, the latest first. */
  invoices: z.array(invoice),
})

export type StayInvoices = z.infer<typeof reply>
export type StayInvoice = z.infer<typeof invoice>

export const readInvoices = call({
  name: 'readInvoices',
  method: 'GET',
  path: '/api/staff/stays/{reference}/invoices/',
  by: 'staff',
  may: 'openStay',
  params,
  query: choice,
  reply,
})

const issued = z.object({ id, number: z.string() })

/** Issues the invoice of a folio as previewed. Rejected if the folio's total is another one by then. */
export const issueInvoice = call({
  name: 'issueInvoice',
  method: 'POST',
  path: '/api/staff/stays/{reference}/invoices/',
  by: 'staff',
  may: 'takePayments',
  params,
  body: z.object({ ...choice.shape, gross: z.int().check(z.gte(0), z.lte(2_000_000_000)) }),
  reply: issued,
})

/** Takes a whole invoice back. Its charges can be invoiced again. */
export const creditInvoice = call({
  name: 'creditInvoice',
  method: 'POST',
  path: '/api/staff/stays/{reference}/invoices/{id}/credit/',
  by: 'staff',
  may: 'refundPayments',
  params: invoiceParams,
  body: z.object({ reason: requiredText(200), ground: z.optional(z.enum(creditGrounds)) }),
  reply: issued,
})

/** Annuls an invoice that was issued by mistake and that no one has received. */
export const annulInvoice = call({
  name: 'annulInvoice',
  method: 'POST',
  path: '/api/staff/stays/{reference}/invoices/{id}/annul/',
  by: 'staff',
  may: 'refundPayments',
  params: invoiceParams,
  body: z.object({ reason: requiredText(200) }),
  reply: issued,
})

/** Makes a corrected record of an invoice whose record the tax agency has refused or found errors in. */
export const correctInvoiceRecord = call({
  name: 'correctInvoiceRecord',
  method: 'POST',
  path: '/api/staff/stays/{reference}/invoices/{id}/record/',
  by: 'staff',
  may: 'refundPayments',
  params: invoiceParams,
  reply: emptyReply,
})

/** The records of a period in the form in which the tax agency gets them, in a ZIP file. */
export const exportInvoiceRecords = call({
  name: 'exportInvoiceRecords',
  method: 'POST',
  path: '/api/staff/invoice-records/',
  by: 'staff',
  may: 'readAudit',
  body: z.object({ from: day, until: day }),
  reply: generatedFile,
})

/** An issued invoice as a PDF, always the same. */
export const makeInvoicePaper = call({
  name: 'makeInvoicePaper',
  method: 'POST',
  path: '/api/staff/stays/{reference}/invoices/{id}/paper/',
  by: 'staff',
  may: 'openStay',
  params: invoiceParams,
  reply: generatedFile,
})

/** The preview as a PDF: a proforma invoice. */
export const makeProforma = call({
  name: 'makeProforma',
  method: 'POST',
  path: '/api/staff/stays/{reference}/proforma/',
  by: 'staff',
  may: 'openStay',
  params,
  body: choice,
  reply: generatedFile,
})

/** Mails an issued invoice to this address, or to the known one. */
export const sendInvoice = call({
  name: 'sendInvoice',
  method: 'POST',
  path: '/api/staff/stays/{reference}/invoices/{id}/send/',
  by: 'staff',
  may: 'workOnStay',
  params: invoiceParams,
  body: z.object({ email: z.optional(email) }),
  reply: z.object({ to: z.string() }),
})
