import * as z from 'zod/mini'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'

/** Encodes an order for a hub, with our signature. */
export function sealOrder<Schema extends z.core.$ZodType>(
  secret: Pick<KeySecret, 'sign'>,
  schema: Schema,
  order: z.input<Schema>,
): string {
  const text = Buffer.from(JSON.stringify(z.parse(schema, order))).toString('base64url')
  return `${text}.${secret.sign(text)}`
}
