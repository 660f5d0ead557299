import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { openText, sealText } from '../../platform/secrets/sealed-text.ts'

/** Opens a hub's socket. Pages need it, so it is encrypted instead of hashed. */
export const sealHubToken = (secret: Pick<KeySecret, 'seal'>, token: string): string => sealText(secret, 'hub', token)

export const openHubToken = (secret: Pick<KeySecret, 'open'>, stored: string): string => openText(secret, 'hub', stored)
