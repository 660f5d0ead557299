const MIN_DIGITS = 5

/** For example FP-2026-01184. */
export function formatInvoiceNumber(series: string, year: number, number: number): string {
  return `${series}-${year}-${String(number).padStart(MIN_DIGITS, '0')}`
}
