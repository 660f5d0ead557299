import { expect, it } from 'vitest'
import { getOnlyTerminal, hasTerminalChoice, isTerminalOffered, type TerminalPolicy } from './terminal-choice.ts'

const policy = (changes: Partial<TerminalPolicy> = {}): TerminalPolicy => ({
  allowed: true,
  provider: 'adyen',
  terminals: [],
  pmsDevices: [],
  ...changes,
})
const several = ['a', 'b']

it.each([
  ['HOME-08.a several terminals', policy({ terminals: several }), true],
  ['HOME-08.b without payments', policy({ terminals: several, allowed: false }), false],
  ['HOME-08.d one terminal, one PMS device', policy({ terminals: ['a'], pmsDevices: ['p'] }), false],
  ['HOME-09.a several PMS devices', policy({ pmsDevices: several }), true],
  ['HOME-09.b several PMS devices without payments', policy({ pmsDevices: several, allowed: false }), false],
  ['HOME-10.a a bus provider', policy({ provider: 'leanbus' }), true],
  ['HOME-10.b a bus provider without payments', policy({ provider: 'leanbus', allowed: false }), false],
] as const)('%s', (_, payment, isChosen) => {
  expect(hasTerminalChoice({ payment, enrolledOnly: true })).toBe(isChosen)
  expect(hasTerminalChoice({ payment, enrolledOnly: false })).toBe(false)
})

it.each([
  ['HOME-11 the only PMS device', policy({ pmsDevices: ['p'] }), 'p'],
  ['POS-02.b the only terminal', policy({ terminals: ['a'] }), 'a'],
  ['none of several', policy({ terminals: several }), undefined],
  ['none for a bus provider', policy({ provider: 'leanbus', terminals: ['a'] }), undefined],
  ['none without payments', policy({ terminals: ['a'], allowed: false }), undefined],
] as const)('selects %s', (_, payment, id) => {
  expect(getOnlyTerminal({ payment, enrolledOnly: true })).toBe(id)
})

it('a terminal that the hotel has removed is no longer offered', () => {
  expect(isTerminalOffered('a', policy({ terminals: several }))).toBe(true)
  expect(isTerminalOffered('c', policy({ terminals: several }))).toBe(false)
  expect(isTerminalOffered('c', policy({ provider: 'leanbus' }))).toBe(true)
})
