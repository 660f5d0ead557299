import { sha256 } from '../../platform/secrets/sha256.ts'

/**
 * The entry mask leaves underscores and whitespace in; apart from those, only the case of letters
 * is ignored.
 */
export function hashLicenseCode(code: string): string {
  return sha256(code.replaceAll(/[_\s]/g, '').toUpperCase())
}
