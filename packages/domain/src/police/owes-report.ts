/** Where a hotel has to report its travellers, by its country's law: Spain, Real Decreto 933/2021. Our report is made for these. */
const reporting: readonly string[] = ['ESP']

export function owesReport(country: string): boolean {
  return reporting.includes(country)
}
