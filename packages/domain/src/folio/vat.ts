/** In hundredths of a percent: 2100 for 21 %. */
export type VatRate = number

/** The VAT that a gross amount contains, in minor units, rounded half away from zero. */
export function computeVat(gross: number, rate: VatRate): number {
  const exact = (Math.abs(gross) * rate) / (10_000 + rate)
  // Adds zero to avoid -0.
  return Math.sign(gross) * Math.round(exact) + 0
}

/** The percentage as a number: 10 or 5.5. */
export const toPercent = (rate: VatRate): number => rate / 100
