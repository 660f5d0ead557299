import * as z from 'zod/mini'
import { payWalletNames } from '../payment/pay-wallet.ts'

/**
 * The gateway for card payments over the network, if any. `redsys` needs the merchant code and
 * terminal number; its secret is in `secrets`. The provider's URL follows from the environment and
 * is never part of the document. `pay_wallets` are those that the bank has switched on for the shop;
 * without any, the provider's page takes cards only.
 */
export const gatewaySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('redsys'),
    environment: z.enum(['production', 'sandbox', 'demo']),
    merchant_code: z.string().check(z.regex(/^\d{9}$/, 'nine digits')),
    terminal: z.string().check(z.regex(/^\d{1,3}$/, 'one to three digits')),
    pay_wallets: z._default(z.array(z.enum(payWalletNames)), []),
  }),
])
export type GatewayConfig = z.infer<typeof gatewaySchema>
