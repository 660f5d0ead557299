import { createHmac, randomInt } from 'node:crypto'
import { RECOVERY_CODE_COUNT } from '@foyer/domain/staff/second-factor.ts'

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUP_LENGTH = 5

const createGroup = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Two groups of five, about 50 bits. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () => `${createGroup()}-${createGroup()}`)
}

/**
 * Keyed with a secret outside the database, so that a stolen backup can't be searched for codes.
 * Spaces, hyphens and case don't count.
 */
export function hashRecoveryCode(key: Buffer, memberId: string, code: string): string {
  const typed = code.toUpperCase().replaceAll(/[\s-]/g, '')
  return createHmac('sha256', key).update(`${memberId}\n${typed}`).digest('hex')
}
