import { type InvoicedCharge, toInvoiceLines } from './invoice-lines.ts'
import { computeVatBreakdown } from './vat-breakdown.ts'

/** The lines of an invoice of these charges, and what it comes to. A folio shows the same sums. */
export function computeInvoiceTotals(charges: readonly InvoicedCharge[]) {
  const lines = toInvoiceLines(charges)
  const rates = computeVatBreakdown(lines)
  const total = (key: 'net' | 'tax' | 'gross') => rates.reduce((before, rate) => before + rate[key], 0)
  return { lines, rates, net: total('net'), tax: total('tax'), gross: total('gross') }
}
