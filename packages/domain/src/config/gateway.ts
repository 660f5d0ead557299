import * as z from 'zod/mini'

/**
 * The gateway for card payments over the network, if any. `redsys` needs the merchant code and
 * terminal number; its secret is in `secrets`. The provider's URL follows from the environment and
 * is never part of the document.
 */
export const gatewaySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('redsys'),
    environment: z.enum(['production', 'sandbox', 'demo']),
    merchant_code: z.string().check(z.regex(/^\d{9}$/, 'nine digits')),
    terminal: z.string().check(z.regex(/^\d{1,3}$/, 'one to three digits')),
  }),
])
export type GatewayConfig = z.infer<typeof gatewaySchema>
