import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { openText, sealText } from '../../platform/secrets/sealed-text.ts'

/** Bound to its factor or, while it is being set up, to the session. */
const formatContext = (of: string) => `staff totp ${of}`

export const sealTotpSecret = (key: Pick<KeySecret, 'seal'>, of: string, secret: string): string =>
  sealText(key, formatContext(of), secret)

/** Empty if it was encrypted with a secret that is lost; then no code is right. */
export const openTotpSecret = (key: Pick<KeySecret, 'open'>, of: string, sealed: string): string =>
  openText(key, formatContext(of), sealed)
