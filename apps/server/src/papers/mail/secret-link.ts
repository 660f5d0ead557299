import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { openText, sealText } from '../../platform/secrets/sealed-text.ts'

/** Encrypts a mail's secret link or code until it is sent: a copy of the database opens nothing. */
export const sealLink = (secret: Pick<KeySecret, 'seal'>, mailId: string, link: string): string =>
  sealText(secret, toContext(mailId), link)

/** Empty if there is none, or if it was encrypted with a secret that is lost. */
export const openLink = (
  secret: Pick<KeySecret, 'open'>,
  { id, secret_link: stored }: { readonly id: string; readonly secret_link: string | null },
): string => (stored === null ? '' : openText(secret, toContext(id), stored))

const toContext = (mailId: string) => `mail ${mailId}`
