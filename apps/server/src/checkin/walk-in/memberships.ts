import { Problem } from '@foyer/domain/problem/problem.ts'
import { membershipIssue, membershipKey } from '@foyer/domain/walk-in/membership-search.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { readMember } from '../../book/walk-in/walk-in.store.ts'
import { FailedTry, noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'

interface Said {
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
export async function memberOf(
  { tx, hotel, deviceId }: Visit,
  { email = '', membershipId = '' }: Said,
  network: string,
): Promise<Membership> {
  if (membershipIssue({ email, membershipId })) throw new Problem('badInput', 'an address or a number is needed')
  const tries = { kind: 'membership', caller: `${hotel.id} ${deviceId ?? network}` } as const
  await refuseAfter(tx, tries, LIMITS)
  const id = membershipKey(membershipId)
  const [member] = await readMember(tx, id || null, email.trim().toLowerCase() || null)
  if (!member) {
    await noteFailure(tx, tries)
    throw new FailedTry('membershipNotFound', 'nobody is known so')
  }
  return { membershipId: member.id, promotionalCode: member.promotionalCode }
}
