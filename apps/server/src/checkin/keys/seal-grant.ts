import { type KeyGrant, keyGrant } from '@foyer/contract/messages/key-grant.ts'
import * as z from 'zod/mini'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'

/** The grant as JSON in base64url, a dot, and the signature over that text. */
export function sealGrant(secret: Pick<KeySecret, 'sign'>, grant: KeyGrant): string {
  const text = Buffer.from(JSON.stringify(z.parse(keyGrant, grant))).toString('base64url')
  return `${text}.${secret.sign(text)}`
}
