/**
 * Countries whose law requires hotels to report travellers and for which we have a report: Spain,
 * Real Decreto 933/2021.
 */
const reportingCountries: readonly string[] = ['ESP']

export function requiresReport(country: string): boolean {
  return reportingCountries.includes(country)
}
