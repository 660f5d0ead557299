import { isEmail } from '../basics/email.ts'

/** As it was typed. */
export interface MembershipWords {
  readonly email: string
  readonly membershipId: string
}

export const LONGEST_MEMBERSHIP_ID = 40

export type MembershipIssue = 'missingFilter' | 'email'

/** Why nothing is searched for; undefined: it is. */
export function membershipIssue({ email, membershipId }: MembershipWords): MembershipIssue | undefined {
  if (email.trim() === '' && membershipId.trim() === '') return 'missingFilter'
  return email.trim() !== '' && !isEmail(email.trim()) ? 'email' : undefined
}

/** However it was typed. */
export function membershipKey(id: string): string {
  return id.replaceAll(/[\s-]/g, '').toUpperCase()
}

/** However it was typed. */
export function promotionalCodeKey(code: string): string {
  return code.trim().toUpperCase()
}
