/**
 * Countries whose law requires hotels to report travellers and for which we have a report: Spain,
 * Real Decreto 933/2021.
 */
const reporting: readonly string[] = ['ESP']

export function owesReport(country: string): boolean {
  return reporting.includes(country)
}
