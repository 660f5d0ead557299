/** A voucher as it was when it was taken: what the hotel changes afterwards changes nothing of it. */
export interface UsedVoucher {
  readonly code: string
  /** In minor units. */
  readonly minor?: number | undefined
  readonly percent?: number | undefined
}

interface BeforeDiscounts {
  /** What percentages are of: charges, without taxes; in minor units. */
  readonly charges: number
  /** What is still to be paid. */
  readonly owed: number
}

export interface Discount {
  readonly code: string
  readonly minor: number
}

/**
 * What each takes off, in the order in which they were taken. A percentage is of the charges as they stand without any voucher; no voucher takes
 * off more than is owed, so that none is ever paid out.
 */
export function discountsOf(used: readonly UsedVoucher[], { charges, owed }: BeforeDiscounts): Discount[] {
  let left = Math.max(0, owed)
  return used.map(({ code, minor, percent }) => {
    const worth = minor ?? Math.round((Math.max(0, charges) * (percent ?? 0)) / 100)
    const taken = Math.min(left, worth)
    left -= taken
    return { code, minor: taken }
  })
}
