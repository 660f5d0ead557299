import { isEmail } from '../basics/email.ts'

/** As typed. */
export interface MembershipWords {
  readonly email: string
  readonly membershipId: string
}

export const LONGEST_MEMBERSHIP_ID = 40

export type MembershipIssue = 'missingFilter' | 'email'

/** Returns why the search is not possible, or undefined if it is. */
export function membershipIssue({ email, membershipId }: MembershipWords): MembershipIssue | undefined {
  if (email.trim() === '' && membershipId.trim() === '') return 'missingFilter'
  return email.trim() !== '' && !isEmail(email.trim()) ? 'email' : undefined
}

/** Normalises a typed id for comparison. */
export function membershipKey(id: string): string {
  return id.replaceAll(/[\s-]/g, '').toUpperCase()
}

/** Normalises a typed code for comparison. */
export function promotionalCodeKey(code: string): string {
  return code.trim().toUpperCase()
}
