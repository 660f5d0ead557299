import { expect, it } from 'vitest'
import { canPaymentBecome, isOpen, type PaymentState, paymentStates } from './payment.ts'

it.each([
  ['created', ['sent', 'unknown', 'captured', 'refused']],
  ['sent', ['unknown', 'captured', 'refused']],
  ['unknown', ['captured', 'refused']],
  ['captured', ['voided', 'refunded']],
  ['refused', ['captured']],
  ['voided', []],
  ['refunded', []],
] as const)('allows transitions from %s', (from, to) => {
  expect(paymentStates.filter((state) => canPaymentBecome(from, state))).toEqual(to)
})

it('captured money is never open again', () => {
  const open = paymentStates.filter(isOpen)
  const taken: readonly PaymentState[] = ['captured', 'voided', 'refunded']
  expect(taken.filter((from) => open.some((to) => canPaymentBecome(from, to)))).toEqual([])
})
