import { createHash } from 'node:crypto'

/** Underscores and whitespace are what the entry mask leaves in; nothing else is forgiven but the case of letters. */
export function licenseHash(code: string): string {
  return createHash('sha256').update(code.replaceAll(/[_\s]/g, '').toUpperCase()).digest('hex')
}
