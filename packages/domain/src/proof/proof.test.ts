import { expect, it } from 'vitest'
import {
  canCheckOutByName,
  canSeeNumber,
  type Entitlement,
  entitlements,
  type Factor,
  factors,
  getEntitlements,
  getKeyFactor,
  getMissingKeyFactor,
  isEntitled,
  type KeyFactor,
  needsSecondFactor,
  type Proof,
  phoneKeyProofs,
  proofNames,
  proofs,
  type SufficientProof,
  sufficientProofs,
} from './proof.ts'

const by = (proof: Proof, secondFactor?: Factor) => ({ proof, secondFactor })

/**
 * One letter per entitlement, in order: find, read, change, sign, arrive, key, stay card,
 * check-out.
 */
const letters = (given: readonly Entitlement[]) =>
  entitlements.map((one, at) => (given.includes(one) ? 'frcsakSO'[at] : '.')).join('')

it.each<[Proof, SufficientProof, string]>([
  ['surname', 'number', 'f.......'],
  ['surname', 'surname', 'frcsak..'],
  ['surname', 'secondFactor', 'f.......'],
  ['carriedSurname', 'surname', 'f.......'],
  ['carried', 'number', 'frcsak..'],
  ['carried', 'secondFactor', 'frcsak..'],
  ['link', 'number', 'f.cs....'],
  ['link', 'surname', 'f.cs....'],
  ['link', 'secondFactor', 'f.cs....'],
  ['mail', 'number', 'f.cs....'],
  ['mail', 'surname', 'f.cs....'],
  ['mail', 'secondFactor', 'f.cs....'],
  ['number', 'number', 'frcsak..'],
  ['number', 'surname', 'frcsak..'],
  ['number', 'secondFactor', 'f.......'],
  ['room', 'number', 'frcsak.O'],
  ['room', 'surname', 'frcsak.O'],
  ['room', 'secondFactor', 'frcsak.O'],
  ['handover', 'number', 'frcsakSO'],
  ['handover', 'secondFactor', 'frcsakSO'],
  ['account', 'number', 'frcsakSO'],
  ['account', 'surname', 'frcsakSO'],
  ['account', 'secondFactor', 'frcsakSO'],
  ['staff', 'number', 'frcsakSO'],
  ['staff', 'surname', 'frcsakSO'],
  ['staff', 'secondFactor', 'frcsakSO'],
])('R1 R7 %s, with %s sufficient, grants %s', (proof, enough, expected) => {
  expect(letters(getEntitlements(by(proof), enough))).toBe(expected)
})

it('R7 a second factor raises any proof to everything that an arrival needs', () => {
  const needed = entitlements.filter((one) => one !== 'stayCard' && one !== 'checkOut')
  for (const proof of proofNames)
    for (const factor of factors)
      for (const enough of sufficientProofs) expect(isEntitled(by(proof, factor), enough, needed)).toBe(true)
})

it('R8 G5 nothing printed on a confirmation shows the key again after arrival', () => {
  const showing = proofNames.flatMap((proof) =>
    [undefined, ...factors]
      .filter((factor) => isEntitled(by(proof, factor), 'surname', ['stayCard']))
      .map((factor) => (factor ? `${proof} and ${factor}` : proof)),
  )
  const alone = ['handover', 'account', 'staff']
  expect(showing.filter((one) => !alone.some((proof) => one.startsWith(proof)))).toEqual([
    'number and phone',
    'room and phone',
  ])
  expect(alone.filter((proof) => !showing.includes(proof))).toEqual([])
})

it('nothing printed on a confirmation or overheard in the lobby allows check-out', () => {
  const departing = proofNames.filter((proof) => isEntitled(by(proof), 'surname', ['checkOut']))
  expect(departing).toEqual(['room', 'handover', 'account', 'staff'])
  const raised = proofNames.flatMap((proof) =>
    factors.filter((factor) => isEntitled(by(proof, factor), 'surname', ['checkOut'])).map((factor) => [proof, factor]),
  )
  expect(raised.filter(([proof]) => !departing.some((one) => one === proof))).toEqual([['number', 'phone']])
})

it.each<[boolean, SufficientProof, boolean]>([
  [true, 'surname', true],
  [true, 'number', false],
  [true, 'secondFactor', false],
  [false, 'surname', false],
])('room and name, in the lobby %s, with %s sufficient, allow check-out: %s', (inLobby, enough, expected) => {
  expect(canCheckOutByName({ inLobby, enough, byName: false })).toBe(expected)
  expect(canCheckOutByName({ inLobby, enough, byName: true })).toBe(true)
})

it('an incomplete proof can be raised, but not by what it already shows', () => {
  const shown: Partial<Record<Proof, readonly Factor[]>> = {
    link: ['departureDate', 'name'],
    mail: ['departureDate', 'name'],
    number: ['number'],
  }
  for (const proof of proofNames) {
    const raisedBy: readonly Factor[] = proofs[proof].raisedBy
    const canBeWeak = sufficientProofs.some((enough) => !isEntitled(by(proof), enough, ['arrive']))
    expect([proof, raisedBy.length > 0]).toEqual([proof, canBeWeak])
    expect(raisedBy.filter((factor) => shown[proof]?.includes(factor))).toEqual([])
  }
})

it.each<[Proof, Factor | undefined, boolean]>([
  ['surname', undefined, false],
  ['surname', 'departureDate', true],
  ['link', undefined, false],
  ['mail', undefined, false],
  ['link', 'number', true],
  ['number', undefined, true],
  ['account', undefined, true],
])('R1 by %s with %s the number is shown: %s', (proof, factor, told) => {
  expect(canSeeNumber(by(proof, factor), 'number')).toBe(told)
})

it.each<[Proof, SufficientProof, 'check-in' | 'pre-check-in', boolean]>([
  ['surname', 'number', 'check-in', true],
  ['surname', 'surname', 'check-in', false],
  ['link', 'number', 'pre-check-in', false],
  ['link', 'number', 'check-in', true],
  ['number', 'number', 'check-in', false],
  ['number', 'secondFactor', 'check-in', true],
  ['number', 'secondFactor', 'pre-check-in', true],
  ['staff', 'secondFactor', 'check-in', false],
])('R1 R7 %s, with %s sufficient, in %s: requires a second factor is %s', (proof, enough, process, owes) => {
  expect(needsSecondFactor(by(proof), enough, process)).toBe(owes)
})

const phone = { enrolledOnly: false }

it('the hotel chooses what a phone must show for a key; by default a mailed code, and nothing on its own devices', () => {
  expect(phoneKeyProofs.map((chosen) => getKeyFactor(phone, chosen))).toEqual(['mailedCode', 'lobbyCode', undefined])
  expect(phoneKeyProofs.map((chosen) => getKeyFactor({ enrolledOnly: true }, chosen))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('a guest who came by a link sent to the booking’s address, or reads it in their account, need not prove it again', () => {
  const owing = (wanted: KeyFactor) => proofNames.filter((proof) => getMissingKeyFactor(by(proof), wanted) === wanted)
  expect(owing('mailedCode')).toEqual(['surname', 'carriedSurname', 'link', 'carried', 'number', 'room', 'created'])
  // Access to a mailbox does not prove presence in the lobby.
  expect(owing('lobbyCode')).toEqual([
    'surname',
    'carriedSurname',
    'link',
    'mail',
    'carried',
    'number',
    'room',
    'created',
    'account',
  ])
  for (const proof of proofNames) expect(getMissingKeyFactor(by(proof), undefined)).toBeUndefined()
})

it('a code that was shown is no longer required, and another one does not replace it', () => {
  const kept = { ...by('number'), keyFactor: 'mailedCode' as const }
  expect(getMissingKeyFactor(kept, 'mailedCode')).toBeUndefined()
  expect(getMissingKeyFactor(kept, 'lobbyCode')).toBe('lobbyCode')
})

it.each<[KeyFactor, Proof, SufficientProof, boolean]>([
  ['mailedCode', 'number', 'number', true],
  ['lobbyCode', 'number', 'number', false],
  ['mailedCode', 'number', 'secondFactor', false],
  ['mailedCode', 'link', 'number', false],
])('%s with %s, with %s sufficient, shows the key after arrival: %s', (keyFactor, proof, enough, shows) => {
  expect(isEntitled({ ...by(proof), keyFactor }, enough, ['stayCard'])).toBe(shows)
})
