import { hash } from 'node:crypto'

/**
 * In lower-case hexadecimal. For long random values or public ones; use `hashPassword` for a
 * password.
 */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content)
}
