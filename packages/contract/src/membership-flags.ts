import type { Guest } from '@foyer/domain/guest/guest.ts'

interface MembershipFlags {
  readonly joined?: boolean | undefined
  readonly refused?: boolean | undefined
}

/**
 * Two flags on the wire form one answer in our model; without either, the guest has not answered.
 */
export function toMembership({ joined, refused }: MembershipFlags): Pick<Guest, 'membership'> {
  if (joined) return { membership: 'joined' }
  return refused ? { membership: 'refused' } : {}
}

export function toMembershipFlags({ membership }: Pick<Guest, 'membership'>): MembershipFlags {
  return membership ? { joined: membership === 'joined', refused: membership === 'refused' } : {}
}
