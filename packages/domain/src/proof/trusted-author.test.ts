import { expect, it } from 'vitest'
import type { StoredProof } from './proof.ts'
import { isTrustedAuthor } from './trusted-author.ts'

const byNumber: StoredProof = { proof: 'number', secondFactor: undefined }
const arrived = (proof: StoredProof | undefined, atHotelDevice = false) => [
  { visitId: 'visit', appKey: 'own', atHotelDevice, proof },
]

it.each([
  ['the hotel itself', null, [], 'mailed-code', true],
  ['a visit that has not checked in', 'visit', [], 'nothing', false],
  ['another visit than the one that checked in', 'other', arrived(byNumber, true), 'nothing', false],
  ['a check-in at a hotel device', 'visit', arrived(byNumber, true), 'mailed-code', true],
  ['a phone with number and surname only', 'visit', arrived(byNumber), 'mailed-code', false],
  [
    'a phone that showed the wrong factor',
    'visit',
    arrived({ ...byNumber, keyFactor: 'lobbyCode' }),
    'mailed-code',
    false,
  ],
  [
    'a phone that showed the mailed code',
    'visit',
    arrived({ ...byNumber, keyFactor: 'mailedCode' }),
    'mailed-code',
    true,
  ],
  ['a phone of a hotel that requires nothing', 'visit', arrived(byNumber), 'nothing', true],
  ['an account with the booking’s address', 'visit', arrived({ ...byNumber, proof: 'account' }), 'mailed-code', true],
  ['a phone whose records are deleted', 'visit', arrived(undefined), 'nothing', false],
] as const)('R21 %s', (_, author, arrivals, phoneKey, isTrusted) => {
  expect(isTrustedAuthor(author, arrivals, phoneKey)).toBe(isTrusted)
})
