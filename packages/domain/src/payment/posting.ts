import { type PayWay, payWays } from './pay-way.ts'

/** One side of a posting, in minor units: what an account gets is more than nothing, what it gives is less. */
export interface Entry {
  readonly account: string
  readonly minor: number
}

/** What the guest of a reservation has paid. It gives what another account gets. */
export const GUEST_ACCOUNT = 'guest'

/** Where money lies that was taken this way. */
export function accountOf(way: PayWay, provider: string): string {
  const { account } = payWays[way]
  return account === 'provider' ? `provider:${provider}` : account
}

interface Moved {
  readonly way: PayWay
  readonly provider: string
  readonly minor: number
}

/** Money was taken. */
export function captured({ way, provider, minor }: Moved): readonly Entry[] {
  return [
    { account: accountOf(way, provider), minor },
    { account: GUEST_ACCOUNT, minor: -minor },
  ]
}

/** Money was given back, all of it or a part. */
export function returned(moved: Moved): readonly Entry[] {
  return captured(moved).map(({ account, minor }) => ({ account, minor: 0 - minor }))
}
