import type { ProblemCode } from '../problem/problem.ts'

interface VoucherUse {
  readonly isTaken: boolean
  /** A payment whose amount includes it is in progress. */
  readonly hasOpenPayment: boolean
  /** Paid here and not refunded, in minor units. */
  readonly paid: number
}

/**
 * Returns undefined if the guest may remove the voucher, which frees it for others. Only before
 * arrival, like redeeming it.
 */
export function voucherLockReason({ isTaken, hasOpenPayment, paid }: VoucherUse): ProblemCode | undefined {
  if (!isTaken) return undefined
  if (hasOpenPayment) return 'paymentOpen'
  return paid > 0 ? 'voucherKept' : undefined
}
