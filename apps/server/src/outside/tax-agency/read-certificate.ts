import type { SecureContextOptions } from 'node:tls'

/** With which we identify ourselves; `ca` if others than the usual authorities are trusted. */
export type ClientCertificate = Pick<SecureContextOptions, 'cert' | 'key' | 'pfx' | 'passphrase' | 'ca'>

/** What the operator entered: certificate and key in PEM, or PKCS#12 in Base64. */
export function readCertificate(typed: string, passphrase: string | undefined): ClientCertificate {
  const secret = passphrase === undefined ? {} : { passphrase }
  if (typed.includes('-----BEGIN')) return { cert: typed, key: typed, ...secret }
  return { pfx: Buffer.from(typed, 'base64'), ...secret }
}
