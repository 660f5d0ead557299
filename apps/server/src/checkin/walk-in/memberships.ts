import { Problem } from '@foyer/domain/problem/problem.ts'
import { findMembershipIssue, toMembershipKey } from '@foyer/domain/walk-in/membership-search.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { assertCodesLeft, recordWrongDiscount } from '../../book/discount/discount-attempts.ts'
import { readMember } from '../../book/walk-in/walk-in.store.ts'
import { FailedAttempt } from '../../platform/attempts/attempts.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'

interface MembershipInput {
  readonly email?: string | undefined
  readonly membershipId?: string | undefined
}

interface Membership {
  readonly membershipId: string
  readonly promotionalCode: string
}

/** Allows a few mistakes; trying numbers in sequence is throttled. */
const LIMITS = [
  { tries: 8, minutes: 5 },
  { tries: 30, minutes: 60 },
] as const

/** Finds a membership only if everything matches. */
export async function findMembership(
  visit: Visit,
  { email = '', membershipId = '' }: MembershipInput,
  network: string,
  changes: Changes,
): Promise<Membership> {
  if (findMembershipIssue({ email, membershipId })) throw new Problem('badInput', 'an address or a number is needed')
  const attempt = { kind: 'membership', network, limits: LIMITS } as const
  await assertCodesLeft(visit, attempt)
  const id = toMembershipKey(membershipId)
  const [member] = await readMember(visit.tx, id || null, email.trim().toLowerCase() || null)
  if (!member) {
    await recordWrongDiscount(visit, attempt, changes)
    throw new FailedAttempt('membershipNotFound', 'no such member')
  }
  return { membershipId: member.id, promotionalCode: member.promotionalCode }
}
