import type { PageSite } from '@foyer/contract/page.ts'

/** The document type and printer, only where there is a fiscal printer. */
export function toFiscalFields({ policies: { bill }, device }: Pick<PageSite, 'policies' | 'device'>) {
  if (!bill.fiscalPrinter || !bill.fiscalPrinterId || !device.enrolledOnly) return {}
  return { documentType: bill.type, fiscalPrinterId: bill.fiscalPrinterId }
}
