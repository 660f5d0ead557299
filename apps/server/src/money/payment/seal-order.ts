import * as z from 'zod/mini'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'

/** An order as a hub takes it: what it says, and our signature under it. */
export function sealOrder<Schema extends z.core.$ZodType>(
  secret: Pick<KeySecret, 'sign'>,
  schema: Schema,
  order: z.input<Schema>,
): string {
  const text = Buffer.from(JSON.stringify(z.parse(schema, order))).toString('base64url')
  return `${text}.${secret.sign(text)}`
}
