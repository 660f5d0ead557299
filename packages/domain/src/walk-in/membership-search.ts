import { isEmail } from '../basics/email.ts'

/** As typed. */
export interface MembershipQuery {
  readonly email: string
  readonly membershipId: string
}

export const MAX_MEMBERSHIP_ID_LENGTH = 40

export type MembershipIssue = 'missingFilter' | 'email'

/** Returns why the search is not possible, or undefined if it is. */
export function findMembershipIssue({ email, membershipId }: MembershipQuery): MembershipIssue | undefined {
  if (email.trim() === '' && membershipId.trim() === '') return 'missingFilter'
  return email.trim() !== '' && !isEmail(email.trim()) ? 'email' : undefined
}

/** Normalises a typed id for comparison. */
export function toMembershipKey(id: string): string {
  return id.replaceAll(/[\s-]/g, '').toUpperCase()
}

/** Normalises a typed code for comparison. */
export function toPromotionalCodeKey(code: string): string {
  return code.trim().toUpperCase()
}
