import type { FolioConfig } from './folio-config.ts'

interface TaxedParty {
  readonly adults: number
  /** Years of the children whose age is known. */
  readonly childAges: readonly number[]
  /** The first night of the stay is 1. */
  readonly night: number
}

/** The city tax of one night, in minor units. Adults pay, and children from the hotel's age on. */
export function computeCityTax(
  { perPersonNight, fromAge, maxNights }: FolioConfig['cityTax'],
  { adults, childAges, night }: TaxedParty,
): number {
  if (maxNights !== undefined && night > maxNights) return 0
  return perPersonNight * (adults + childAges.filter((age) => age >= fromAge).length)
}
