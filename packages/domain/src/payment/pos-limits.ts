import { fromDecimal, type Money } from '../basics/money.ts'

interface Limits {
  readonly least?: number | undefined
  readonly most?: number | undefined
}

/** Whether the hotel allows charging this amount to a card. */
export function isWithinLimits(
  { minor, currency }: Money,
  { least = 0, most = Number.POSITIVE_INFINITY }: Limits,
): boolean {
  return minor >= fromDecimal(least, currency).minor && minor <= fromDecimal(most, currency).minor
}
