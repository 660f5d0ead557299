import type { KeySecret } from './key-secret.ts'

/** Marks an encrypted text; one from before it was encrypted has no mark. */
const SEALED = 'sealed:'

/** Encrypts a text for a column of text, bound to its context. */
export function sealText(secret: Pick<KeySecret, 'seal'>, about: string, text: string): string {
  return SEALED + secret.seal(text, about).toString('base64url')
}

/** Empty if it was encrypted with a secret that is lost, or for another context. */
export function openText(secret: Pick<KeySecret, 'open'>, about: string, stored: string): string {
  if (!stored.startsWith(SEALED)) return stored
  return secret.open(Buffer.from(stored.slice(SEALED.length), 'base64url'), about) ?? ''
}
