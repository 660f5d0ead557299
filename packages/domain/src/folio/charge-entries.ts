import { type Entry, GUEST_ACCOUNT } from '../payment/posting.ts'
import type { RevenueGroup } from './revenue-group.ts'
import { computeVat, type VatRate } from './vat.ts'

interface PostedCharge {
  readonly group: RevenueGroup
  readonly vat: VatRate | undefined
  /** In minor units, VAT included. */
  readonly gross: number
}

interface VatRounding {
  readonly group: RevenueGroup
  readonly vat: VatRate
  /** How much more VAT the invoice has than its lines. */
  readonly minor: number
}

/** City tax is owed to the city and no revenue. */
export const CITY_TAX_ACCOUNT = 'tax:city'

/**
 * Moves cents between revenue and VAT, so that the VAT of lines is that of their invoice. Empty if
 * there is no difference.
 */
export function toRoundingEntries({ group, vat, minor }: VatRounding): readonly Entry[] {
  if (minor === 0) return []
  return [
    { account: `revenue:${group}`, minor },
    { account: `vat:${vat}`, minor: 0 - minor },
  ]
}

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
