import { type PaymentMethod, paymentMethods } from './payment-method.ts'

/**
 * One side of a posting, in minor units: positive for the receiving account, negative for the
 * other.
 */
export interface Entry {
  readonly account: string
  readonly minor: number
}

/** The payments of a reservation's guest; the other side of every entry. */
export const GUEST_ACCOUNT = 'guest'

/** The account that receives money paid this way. */
export function getAccount(way: PaymentMethod, provider: string): string {
  const { account } = paymentMethods[way]
  return account === 'provider' ? `provider:${provider}` : account
}

interface MoneyMovement {
  readonly way: PaymentMethod
  readonly provider: string
  readonly minor: number
}

/** Entries for a capture. */
export function toCaptureEntries({ way, provider, minor }: MoneyMovement): readonly Entry[] {
  return [
    { account: getAccount(way, provider), minor },
    { account: GUEST_ACCOUNT, minor: -minor },
  ]
}

/** Entries for a full or partial refund. */
export function toRefundEntries(moved: MoneyMovement): readonly Entry[] {
  return toCaptureEntries(moved).map(({ account, minor }) => ({ account, minor: 0 - minor }))
}
