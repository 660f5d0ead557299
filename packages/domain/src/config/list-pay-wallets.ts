import { payWallets } from '../payment/pay-wallet.ts'
import { getPayProvider } from '../payment/payment-method.ts'
import type { HotelConfig } from './hotel-config.ts'
import type { Site } from './site.ts'

/** Names of the wallets that the provider's own page takes. A page in a frame takes none. */
export function listPayWallets(
  { policies }: Pick<Site, 'policies'>,
  { gateway }: Pick<HotelConfig, 'gateway'>,
): readonly string[] {
  const isLedThere = getPayProvider(policies.payment.provider)?.through === 'redirect'
  return isLedThere && gateway.kind === 'redsys' ? gateway.pay_wallets.map((wallet) => payWallets[wallet]) : []
}
