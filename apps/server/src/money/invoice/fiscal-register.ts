import type { InvoiceDocument } from '@foyer/domain/invoice/invoice.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** What a fiscal register is given: the document has its number, and nothing about it changes any more. */
export interface RegisteredInvoice {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
  readonly id: string
  readonly document: InvoiceDocument
}

/**
 * The place where the law of a country attaches to the issue of invoices and credit notes, such as
 * VeriFactu in Spain. It runs in the transaction that gives the number: what it stores exists only
 * if the invoice does, and if it throws, neither the invoice nor the number exist. It must not wait
 * for other systems; a report to the authority goes to the outbox. Calls for one series come in the
 * order of its numbers, so records can be chained by a hash. Returns what must be printed on the
 * invoice, line by line.
 */
export type FiscalRegister = (invoice: RegisteredInvoice) => Promise<readonly string[]>

/** Runs all registers of an installation in order and adds what they print. */
export async function registerInvoice(
  registers: readonly FiscalRegister[],
  invoice: RegisteredInvoice,
): Promise<InvoiceDocument> {
  const printed: string[] = []
  for (const register of registers) printed.push(...(await register(invoice)))
  return printed.length > 0 ? { ...invoice.document, fiscal: printed } : invoice.document
}
