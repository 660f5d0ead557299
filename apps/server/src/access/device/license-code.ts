import { sha256 } from '../../platform/secrets/sha256.ts'

/** Underscores and whitespace are what the entry mask leaves in; nothing else is forgiven but the case of letters. */
export function licenseHash(code: string): string {
  return sha256(code.replaceAll(/[_\s]/g, '').toUpperCase())
}
