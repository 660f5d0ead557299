import { expect, it } from 'vitest'
import {
  factors,
  getEntitlements,
  getMissingKeyFactor,
  isEntitled,
  type Proof,
  proofNames,
  sufficientProofs,
} from './proof.ts'
import { handOverTargets, transferProof } from './transfer-proof.ts'

const everyKept = proofNames.flatMap((proof) =>
  [undefined, ...factors].map((secondFactor) => ({ proof, secondFactor })),
)

it('a hand-over never grants more than the original device had, for any proof and destination', () => {
  for (const kept of everyKept)
    for (const to of handOverTargets)
      for (const enough of sufficientProofs) {
        const had = getEntitlements(kept, enough)
        const beyond = getEntitlements(transferProof(kept, to), enough).filter((one) => !had.includes(one))
        expect([kept, to, enough, beyond]).toEqual([kept, to, enough, []])
      }
})

it('handing over and back does not grant more either', () => {
  for (const kept of everyKept)
    for (const enough of sufficientProofs) {
      const back = transferProof(transferProof(kept, 'lobby'), 'phone')
      expect(getEntitlements(back, enough).filter((one) => !getEntitlements(kept, enough).includes(one))).toEqual([])
    }
})

it.each<[Proof, Proof, Proof]>([
  ['surname', 'carriedSurname', 'surname'],
  ['link', 'link', 'link'],
  ['number', 'number', 'number'],
  ['created', 'carried', 'carried'],
  ['account', 'carried', 'carried'],
  ['staff', 'carried', 'carried'],
])('%s becomes %s on a phone and %s in the lobby', (proof, onPhone, inLobby) => {
  const kept = { proof, secondFactor: undefined }
  expect([transferProof(kept, 'phone').proof, transferProof(kept, 'lobby').proof]).toEqual([onPhone, inLobby])
})

it('a surname that was sufficient at a kiosk is not sufficient on a phone without further proof', () => {
  const kept = { proof: 'surname', secondFactor: undefined } as const
  expect(isEntitled(kept, 'surname', ['arrive'])).toBe(true)
  expect(isEntitled(transferProof(kept, 'phone'), 'surname', ['read'])).toBe(false)
  expect(isEntitled(transferProof({ ...kept, secondFactor: 'phone' }, 'phone'), 'number', ['arrive'])).toBe(true)
})

it('taking over from a screen proves presence in the lobby, but not access to the mailbox', () => {
  const kept = { proof: 'number', secondFactor: undefined, keyFactor: 'mailedCode' } as const
  expect(getMissingKeyFactor(transferProof(kept, 'phone'), 'lobbyCode')).toBeUndefined()
  expect(getMissingKeyFactor(transferProof(kept, 'phone'), 'mailedCode')).toBe('mailedCode')
})
