import { type Entry, GUEST_ACCOUNT } from '../payment/posting.ts'
import type { RevenueGroup } from './revenue-group.ts'
import { computeVat, type VatRate } from './vat.ts'

interface PostedCharge {
  readonly group: RevenueGroup
  readonly vat: VatRate | undefined
  /** In minor units, VAT included. */
  readonly gross: number
}

/** City tax is owed to the city and no revenue. */
export const CITY_TAX_ACCOUNT = 'tax:city'

/** Entries of a charge, or of a counter-line if it is negative. They add up to zero. */
export function toChargeEntries({ group, vat, gross }: PostedCharge): readonly Entry[] {
  const included = group === 'tax' || vat === undefined ? 0 : computeVat(gross, vat)
  const entries: readonly Entry[] = [
    { account: GUEST_ACCOUNT, minor: gross },
    { account: group === 'tax' ? CITY_TAX_ACCOUNT : `revenue:${group}`, minor: included - gross },
    { account: `vat:${vat ?? 0}`, minor: 0 - included },
  ]
  return entries.filter(({ minor }) => minor !== 0)
}
