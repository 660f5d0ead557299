import type { KeptProof, Proof } from './proof.ts'

/** Where a check-in goes on: on the guest's own phone, or at a device of the hotel. */
export const handOverEnds = ['phone', 'lobby'] as const
export type HandOverEnd = (typeof handOverEnds)[number]

/** What a proof is on the other device: never more than it was here, and never more than could have begun there. */
const carriedAs: Readonly<Record<Proof, Readonly<Record<HandOverEnd, Proof>>>> = {
  surname: { phone: 'carriedSurname', lobby: 'surname' },
  carriedSurname: { phone: 'carriedSurname', lobby: 'carriedSurname' },
  link: { phone: 'link', lobby: 'link' },
  mail: { phone: 'mail', lobby: 'mail' },
  number: { phone: 'number', lobby: 'number' },
  carried: { phone: 'carried', lobby: 'carried' },
  // Neither an account nor the hotel's people go along, nor what a room or a key has shown.
  room: { phone: 'carried', lobby: 'carried' },
  created: { phone: 'carried', lobby: 'carried' },
  handover: { phone: 'carried', lobby: 'carried' },
  account: { phone: 'carried', lobby: 'carried' },
  staff: { phone: 'carried', lobby: 'carried' },
}

/** Whoever reads a code off a screen of the hotel stands in its lobby, and has shown that for the key; a mailbox shows more. */
const shownByTaking: Readonly<Record<HandOverEnd, KeptProof['keyFactor']>> = { phone: 'lobbyCode', lobby: undefined }

export function carriedProof({ proof, secondFactor }: KeptProof, to: HandOverEnd): KeptProof {
  return { proof: carriedAs[proof][to], secondFactor, keyFactor: shownByTaking[to] }
}
