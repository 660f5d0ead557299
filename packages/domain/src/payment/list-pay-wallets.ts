import type { HotelConfig } from '../config/hotel-config.ts'
import type { Site } from '../config/site.ts'
import { payWallets } from './pay-wallet.ts'
import { getPayProvider } from './payment-method.ts'

/** Names of the wallets that the provider's own page takes. A page in a frame takes none. */
export function listPayWallets(
  { policies }: Pick<Site, 'policies'>,
  { gateway }: Pick<HotelConfig, 'gateway'>,
): readonly string[] {
  const isLedThere = getPayProvider(policies.payment.provider)?.through === 'redirect'
  return isLedThere && gateway.kind === 'redsys' ? gateway.pay_wallets.map((wallet) => payWallets[wallet]) : []
}
