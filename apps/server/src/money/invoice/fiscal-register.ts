import type { InvoiceDocument } from '@foyer/domain/invoice/invoice.ts'
import type { CreditGround } from '@foyer/domain/verifactu/credit-reason.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** What a fiscal register is given: the document has its number, and nothing about it changes any more. */
export interface RegisteredInvoice {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
  readonly id: string
  readonly document: InvoiceDocument
  /** Why a credit note is issued, where a register distinguishes it. */
  readonly ground?: CreditGround | undefined
}

/** What must be printed on the invoice. */
export interface FiscalMarks {
  /** Line by line. */
  readonly lines?: readonly string[]
  readonly code?: InvoiceDocument['fiscalCode']
}

/**
 * The place where the law of a country attaches to the issue of invoices and credit notes, such as
 * VeriFactu in Spain. It runs in the transaction that gives the number: what it stores exists only
 * if the invoice does, and if it throws, neither the invoice nor the number exist. It must not wait
 * for other systems; a report to the authority goes to the outbox. Calls for one series come in the
 * order of its numbers, so records can be chained by a hash. Returns what must be printed on the
 * invoice.
 */
export type FiscalRegister = (invoice: RegisteredInvoice) => Promise<FiscalMarks>

/** Runs all registers of an installation in order and adds what they print. */
export async function registerInvoice(
  registers: readonly FiscalRegister[],
  invoice: RegisteredInvoice,
): Promise<InvoiceDocument> {
  const lines: string[] = []
  let document = invoice.document
  for (const register of registers) {
    const marks = await register(invoice)
    lines.push(...(marks.lines ?? []))
    if (marks.code) document = { ...document, fiscalCode: marks.code }
  }
  return lines.length > 0 ? { ...document, fiscal: lines } : document
}
