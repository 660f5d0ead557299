import { hash } from 'node:crypto'

/** As lower-case hexadecimal digits. For what is long and random, or no secret; a password takes `hashPassword`. */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content)
}
