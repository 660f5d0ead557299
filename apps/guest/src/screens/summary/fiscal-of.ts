import type { PageSite } from '@foyer/contract/page.ts'

/** Which paper is due, and at which printer: only where a fiscal printer stands. */
export function fiscalOf({ policies: { bill }, device }: Pick<PageSite, 'policies' | 'device'>) {
  if (!bill.fiscalPrinter || !bill.fiscalPrinterId || !device.enrolledOnly) return {}
  return { documentType: bill.type, fiscalPrinterId: bill.fiscalPrinterId }
}
