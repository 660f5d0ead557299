import { expect, it } from 'vitest'
import { isWrongCard, refusalReason } from './terminal-refusal.ts'

it.each([
  ['PAY-29.a the media is not valid', '511', 'cardNotValid'],
  ['the same in nexo', 'InvalidCard', 'cardNotValid'],
  ['the bank says no', 'Refusal', 'declined'],
  ['the guest has pressed stop', '513', 'cancelled'],
  ['no terminal has heard of it', 'absent', 'notSent'],
  ['a code that nobody knows', '599', 'failed'],
  ['no code', undefined, 'failed'],
  ['a name of every object', 'constructor', 'failed'],
] as const)('%s', (_, code, reason) => {
  expect(refusalReason(code)).toBe(reason)
  expect(isWrongCard(reason)).toBe(reason === 'cardNotValid')
})
