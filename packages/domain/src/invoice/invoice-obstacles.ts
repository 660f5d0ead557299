import type { InvoiceDocument, InvoiceParty } from './invoice.ts'

/** Why an invoice cannot be issued. */
export const invoiceObstacles = ['nothingToInvoice', 'creditFirst', 'issuerIncomplete', 'holderIncomplete'] as const
export type InvoiceObstacle = (typeof invoiceObstacles)[number]

/** The first thing that stops the issue of a proforma, or undefined. */
export function findInvoiceObstacle(proforma: InvoiceDocument): InvoiceObstacle | undefined {
  const { issuer, holder, lines, gross } = proforma
  if (lines.length === 0) return 'nothingToInvoice'
  // Corrections of charges that are on an invoice already: a credit note takes that one back.
  if (gross < 0) return 'creditFirst'
  if (!(issuer.taxNumber && hasPlace(issuer))) return 'issuerIncomplete'
  const isComplete = holder.kind === 'person' || (Boolean(holder.taxNumber) && hasPlace(holder))
  return holder.name !== '' && isComplete ? undefined : 'holderIncomplete'
}

const hasPlace = ({ name, address, city, country }: InvoiceParty) => Boolean(name && address && city && country)
