import { expect, it } from 'vitest'
import { isCardProblem, toDeclineReason } from './terminal-decline.ts'

it.each([
  ['PAY-29.a the card is not valid', '511', 'cardNotValid'],
  ['the same in nexo', 'InvalidCard', 'cardNotValid'],
  ['declined by the bank', 'Refusal', 'declined'],
  ['cancelled by the guest', '513', 'cancelled'],
  ['never reached a terminal', 'absent', 'notSent'],
  ['an unknown code', '599', 'failed'],
  ['no code', undefined, 'failed'],
  ['an inherited property name', 'constructor', 'failed'],
] as const)('%s', (_, code, reason) => {
  expect(toDeclineReason(code)).toBe(reason)
  expect(isCardProblem(reason)).toBe(reason === 'cardNotValid')
})
