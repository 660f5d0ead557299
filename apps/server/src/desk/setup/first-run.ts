import { createHmac } from 'node:crypto'
import { LICENSE_ALPHABET } from '@foyer/domain/staff/license-alphabet.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'
import { hasRealAdministrator } from './hotel.store.ts'

/** Until a real hotel has an administrator. The demo's accounts don't count. */
export async function isFirstRun(db: Kysely<Tables>): Promise<boolean> {
  return !(await hasRealAdministrator(db))
}

/**
 * Printed on the server's console, so that only those who can read it may set it up. The same for
 * all processes on one database, which share their secret.
 */
export function createSetUpCode(secret: Buffer): string {
  const bytes = createHmac('sha256', secret).update('set up').digest()
  // Rejects bytes above the last whole multiple of the alphabet, so that every character is equally
  // likely.
  const fair = [...bytes, ...createHmac('sha256', secret).update('set up more').digest()].filter(
    (byte) => byte < 256 - (256 % LICENSE_ALPHABET.length),
  )
  const signs = fair.slice(0, 16).map((byte) => LICENSE_ALPHABET[byte % LICENSE_ALPHABET.length])
  return signs.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
}

export function isSetUpCode(secret: Buffer, given: string): boolean {
  const plain = (code: string) => code.toUpperCase().replaceAll(/[\s-]/g, '')
  return isSameSecret(plain(given), plain(createSetUpCode(secret)))
}
