import type { ProblemCode } from '../problem/problem.ts'

interface AboutToTakeBack {
  readonly isTaken: boolean
  /** Somebody pays at this moment, and the amount counts on it. */
  readonly hasOpenPayment: boolean
  /** Of what is paid here and was not given back, in minor units. */
  readonly paid: number
}

/** Undefined: the guest may take the voucher back, and somebody else may use it. Before the arrival only, as it was taken. */
export function whyVoucherStays({ isTaken, hasOpenPayment, paid }: AboutToTakeBack): ProblemCode | undefined {
  if (!isTaken) return undefined
  if (hasOpenPayment) return 'paymentOpen'
  return paid > 0 ? 'voucherKept' : undefined
}
