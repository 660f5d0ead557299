import type { InvoiceDocument, InvoiceParty } from './invoice.ts'

/** Why an invoice cannot be issued. */
export const invoiceObstacles = ['nothingToInvoice', 'creditFirst', 'issuerIncomplete', 'holderIncomplete'] as const
export type InvoiceObstacle = (typeof invoiceObstacles)[number]

/**
 * The first thing that stops the issue of a proforma, or undefined. `changesInvoiced`: one of its
 * charges corrects or moves what is on an issued invoice.
 */
export function findInvoiceObstacle(proforma: InvoiceDocument, changesInvoiced = false): InvoiceObstacle | undefined {
  const { issuer, holder, lines, gross } = proforma
  if (lines.length === 0) return 'nothingToInvoice'
  // A credit note takes that invoice back. Otherwise a charge would be on two invoices, or reduced on another one.
  if (gross < 0 || changesInvoiced) return 'creditFirst'
  if (!(issuer.taxNumber && hasPlace(issuer))) return 'issuerIncomplete'
  const isComplete = holder.kind === 'person' || (Boolean(holder.taxNumber) && hasPlace(holder))
  return holder.name !== '' && isComplete ? undefined : 'holderIncomplete'
}

const hasPlace = ({ name, address, city, country }: InvoiceParty) => Boolean(name && address && city && country)
