import * as z from 'zod/mini'

/**
 * Who takes cards over the network. `none`: nobody. `redsys`: by the number of the shop and of its terminal there; its secret
 * stands among the secrets. Which of the provider's addresses is asked follows from the environment, never from a document.
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
