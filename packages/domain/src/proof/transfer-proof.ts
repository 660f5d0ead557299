import type { Proof, StoredProof } from './proof.ts'

/** Where a check-in continues: on the guest's own phone or at a device of the hotel. */
export const handOverTargets = ['phone', 'lobby'] as const
export type HandOverTarget = (typeof handOverTargets)[number]

/**
 * What a proof becomes on the other device: never stronger than here, and never stronger than a
 * proof obtained there.
 */
const proofAfterTransfer: Readonly<Record<Proof, Readonly<Record<HandOverTarget, Proof>>>> = {
  surname: { phone: 'carriedSurname', lobby: 'surname' },
  carriedSurname: { phone: 'carriedSurname', lobby: 'carriedSurname' },
  link: { phone: 'link', lobby: 'link' },
  mail: { phone: 'mail', lobby: 'mail' },
  number: { phone: 'number', lobby: 'number' },
  carried: { phone: 'carried', lobby: 'carried' },
  // Accounts, staff access and proof by room or key do not transfer.
  room: { phone: 'carried', lobby: 'carried' },
  created: { phone: 'carried', lobby: 'carried' },
  handover: { phone: 'carried', lobby: 'carried' },
  account: { phone: 'carried', lobby: 'carried' },
  staff: { phone: 'carried', lobby: 'carried' },
}

/**
 * Reading a code from a hotel screen proves presence in the lobby, which counts for the key; access
 * to the mailbox proves more.
 */
const keyFactorByTarget: Readonly<Record<HandOverTarget, StoredProof['keyFactor']>> = {
  phone: 'lobbyCode',
  lobby: undefined,
}

export function transferProof({ proof, secondFactor }: StoredProof, to: HandOverTarget): StoredProof {
  return { proof: proofAfterTransfer[proof][to], secondFactor, keyFactor: keyFactorByTarget[to] }
}
