/**
 * The name under which a database stores the fingerprint of the secret that encrypts its codes. A
 * restore deletes it.
 */
export const KEY_FINGERPRINT = 'key-fingerprint'
