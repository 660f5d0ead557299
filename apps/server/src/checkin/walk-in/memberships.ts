import { Problem } from '@foyer/domain/problem/problem.ts'
import { findMembershipIssue, toMembershipKey } from '@foyer/domain/walk-in/membership-search.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { readMember } from '../../book/walk-in/walk-in.store.ts'
import { assertWithinLimit, FailedAttempt, recordFailure } from '../../platform/attempts/attempts.store.ts'

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
]

/**
 * Finds a membership only if everything matches. Misses are counted per device, else per network.
 */
export async function findMembership(
  { tx, hotel, deviceId }: Visit,
  { email = '', membershipId = '' }: MembershipInput,
  network: string,
): Promise<Membership> {
  if (findMembershipIssue({ email, membershipId })) throw new Problem('badInput', 'an address or a number is needed')
  const tries = { kind: 'membership', caller: `${hotel.id} ${deviceId ?? network}` } as const
  await assertWithinLimit(tx, tries, LIMITS)
  const id = toMembershipKey(membershipId)
  const [member] = await readMember(tx, id || null, email.trim().toLowerCase() || null)
  if (!member) {
    await recordFailure(tx, tries)
    throw new FailedAttempt('membershipNotFound', 'no such member')
  }
  return { membershipId: member.id, promotionalCode: member.promotionalCode }
}
