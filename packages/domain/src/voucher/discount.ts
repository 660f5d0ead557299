/** A voucher as it was when redeemed: later changes by the hotel do not affect it. */
export interface UsedVoucher {
  readonly code: string
  /** In minor units. */
  readonly minor?: number | undefined
  readonly percent?: number | undefined
}

interface BeforeDiscounts {
  /** The base of percentages: charges without taxes, in minor units. */
  readonly charges: number
  /** What is still unpaid. */
  readonly owed: number
}

export interface Discount {
  readonly code: string
  readonly minor: number
}

/**
 * The discount of each voucher, in the order of redemption. A percentage applies to the charges
 * before any voucher, and no voucher exceeds what is due, so none is ever paid out.
 */
export function allocateDiscounts(used: readonly UsedVoucher[], { charges, owed }: BeforeDiscounts): Discount[] {
  let left = Math.max(0, owed)
  return used.map(({ code, minor, percent }) => {
    const worth = minor ?? Math.round((Math.max(0, charges) * (percent ?? 0)) / 100)
    const taken = Math.min(left, worth)
    left -= taken
    return { code, minor: taken }
  })
}
