import { type PayWay, payWays } from './pay-way.ts'

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
export function accountOf(way: PayWay, provider: string): string {
  const { account } = payWays[way]
  return account === 'provider' ? `provider:${provider}` : account
}

interface Moved {
  readonly way: PayWay
  readonly provider: string
  readonly minor: number
}

/** Entries for a capture. */
export function captured({ way, provider, minor }: Moved): readonly Entry[] {
  return [
    { account: accountOf(way, provider), minor },
    { account: GUEST_ACCOUNT, minor: -minor },
  ]
}

/** Entries for a full or partial refund. */
export function returned(moved: Moved): readonly Entry[] {
  return captured(moved).map(({ account, minor }) => ({ account, minor: 0 - minor }))
}
