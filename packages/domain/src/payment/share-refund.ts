interface RefundablePayment {
  readonly id: string
  /** What is left of it after refunds, in minor units. */
  readonly rest: number
}

/** Shares an amount among payments, the latest first, since its card is the most likely to be valid. */
export function shareRefund(
  amount: number,
  payments: readonly RefundablePayment[],
): readonly { readonly id: string; readonly minor: number }[] {
  let left = amount
  return payments.toReversed().flatMap(({ id, rest }) => {
    const minor = Math.min(left, rest)
    left -= Math.max(0, minor)
    return minor > 0 ? [{ id, minor }] : []
  })
}
