import { addDays } from '../basics/add-days.ts'
import type { InvoiceDocument } from './invoice.ts'
import type { InvoicedCharge } from './invoice-lines.ts'
import { computeInvoiceTotals } from './invoice-totals.ts'

type Head = Pick<
  InvoiceDocument,
  'at' | 'day' | 'timeZone' | 'language' | 'partyWord' | 'currency' | 'issuer' | 'holder' | 'stay' | 'payments'
>

interface InvoiceContent extends Head {
  readonly charges: readonly InvoicedCharge[]
  /** Days until it is due. */
  readonly dueDays: number
}

/** Builds the invoice of these charges as a proforma: it has no number yet. */
export function buildProforma({ charges, dueDays, ...head }: InvoiceContent): InvoiceDocument {
  const totals = computeInvoiceTotals(charges)
  const due = head.payments.reduce((rest, { minor }) => rest - minor, totals.gross)
  return {
    format: 1,
    kind: 'proforma',
    ...head,
    ...totals,
    due,
    ...(due > 0 && { dueDay: addDays(head.day, dueDays) }),
  }
}

/** Turns a proforma into the invoice with this number. */
export function toInvoice(proforma: InvoiceDocument, number: string): InvoiceDocument {
  return { ...proforma, kind: 'invoice', number }
}

interface Crediting extends Pick<InvoiceDocument, 'at' | 'day' | 'reason'> {
  readonly number: string
}

/** Builds the credit note that takes back a whole invoice: the same, with opposite amounts. */
export function buildCreditNote(invoice: InvoiceDocument, { number, at, day, reason }: Crediting): InvoiceDocument {
  const { dueDay: _, fiscal: _fiscal, fiscalCode: _code, ...copied } = invoice
  const negate = (minor: number) => 0 - minor
  return {
    ...copied,
    kind: 'creditNote',
    number,
    at,
    day,
    reason,
    lines: invoice.lines.map((line) => ({
      ...line,
      quantity: negate(line.quantity),
      gross: negate(line.gross),
      net: negate(line.net),
    })),
    rates: invoice.rates.map((rate) => ({
      ...rate,
      gross: negate(rate.gross),
      net: negate(rate.net),
      tax: negate(rate.tax),
    })),
    net: negate(invoice.net),
    tax: negate(invoice.tax),
    gross: negate(invoice.gross),
    // Payments stay with the stay: they are for the invoice that replaces this one, or refunded.
    payments: [],
    due: negate(invoice.gross),
    corrects: { number: invoice.number ?? '', day: invoice.day },
  }
}
