import { expect, it } from 'vitest'
import { carriedProof, handOverEnds } from './carried-proof.ts'
import { entitledTo, factors, isEntitled, keyFactorOwed, type Proof, proofNames, sufficient } from './proof.ts'

const everyKept = proofNames.flatMap((proof) =>
  [undefined, ...factors].map((secondFactor) => ({ proof, secondFactor })),
)

it('a hand-over never grants more than the original device had, for any proof and destination', () => {
  for (const kept of everyKept)
    for (const to of handOverEnds)
      for (const enough of sufficient) {
        const had = entitledTo(kept, enough)
        const beyond = entitledTo(carriedProof(kept, to), enough).filter((one) => !had.includes(one))
        expect([kept, to, enough, beyond]).toEqual([kept, to, enough, []])
      }
})

it('handing over and back does not grant more either', () => {
  for (const kept of everyKept)
    for (const enough of sufficient) {
      const back = carriedProof(carriedProof(kept, 'lobby'), 'phone')
      expect(entitledTo(back, enough).filter((one) => !entitledTo(kept, enough).includes(one))).toEqual([])
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
  expect([carriedProof(kept, 'phone').proof, carriedProof(kept, 'lobby').proof]).toEqual([onPhone, inLobby])
})

it('a surname that was sufficient at a kiosk is not sufficient on a phone without further proof', () => {
  const kept = { proof: 'surname', secondFactor: undefined } as const
  expect(isEntitled(kept, 'surname', ['arrive'])).toBe(true)
  expect(isEntitled(carriedProof(kept, 'phone'), 'surname', ['read'])).toBe(false)
  expect(isEntitled(carriedProof({ ...kept, secondFactor: 'phone' }, 'phone'), 'number', ['arrive'])).toBe(true)
})

it('taking over from a screen proves presence in the lobby, but not access to the mailbox', () => {
  const kept = { proof: 'number', secondFactor: undefined, keyFactor: 'mailedCode' } as const
  expect(keyFactorOwed(carriedProof(kept, 'phone'), 'lobbyCode')).toBeUndefined()
  expect(keyFactorOwed(carriedProof(kept, 'phone'), 'mailedCode')).toBe('mailedCode')
})
