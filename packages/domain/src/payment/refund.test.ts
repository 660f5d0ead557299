import { expect, it } from 'vitest'
import {
  canRefundBecome,
  canStaffSetRefund,
  getManualRefundMethod,
  getMaxRefund,
  isOpenRefund,
  isPossibleDuplicate,
  noManualRefundReason,
  noRefundReason,
  noVoidReason,
  refundStates,
} from './refund.ts'

const paid = {
  way: 'gateway',
  state: 'captured',
  minor: 240_00,
  refunded: 0,
  refundedOfStay: 0,
  refundedByPerson: 0,
  currency: 'EUR',
  hasOpenRefund: false,
} as const

it.each([
  ['a part', {}, 50_00, 'receptionist', undefined],
  ['all of it, by a manager', {}, 240_00, 'manager', undefined],
  ['more than there is', {}, 240_01, 'manager', 'tooMuch'],
  ['nothing', {}, 0, 'manager', 'tooMuch'],
  ['earlier refunds count', { refunded: 200_00 }, 50_00, 'manager', 'tooMuch'],
  ['as much as a receptionist may refund', {}, 100_00, 'receptionist', undefined],
  ['one cent more', {}, 100_01, 'receptionist', 'beyondRole'],
  [
    'splitting does not raise the limit',
    { refunded: 80_00, refundedOfStay: 80_00 },
    30_00,
    'receptionist',
    'beyondRole',
  ],
  [
    'T18 another payment of the stay does not raise the limit',
    { refundedOfStay: 80_00 },
    30_00,
    'receptionist',
    'beyondRole',
  ],
  ['a payment that was not captured', { state: 'unknown' }, 1, 'manager', 'notCaptured'],
  ['while the result of the previous one is unknown', { hasOpenRefund: true }, 1, 'manager', 'openRefund'],
] as const)('checks a refund: %s', (_, changes, minor, role, expected) => {
  expect(noRefundReason({ ...paid, ...changes }, minor, role)).toBe(expected)
})

it('returns how much a role may refund, in minor units', () => {
  expect(getMaxRefund({ ...paid, refunded: 30_00, refundedOfStay: 30_00 }, 'receptionist')).toBe(70_00)
  expect(getMaxRefund({ ...paid, refundedOfStay: 120_00 }, 'receptionist')).toBe(0)
  expect(getMaxRefund({ ...paid, refunded: 30_00 }, 'manager')).toBe(210_00)
  expect(getMaxRefund({ ...paid, minor: 24_000, currency: 'JPY' }, 'receptionist')).toBe(100)
})

const cash = { way: 'cash', state: 'captured', refunded: 0, isClosed: false, isOwn: true, hasLeft: false } as const

it.each([
  ['cash in the current shift', {}, undefined],
  ["T18 a colleague's payment", { isOwn: false }, 'beyondRole'],
  ['T18 a payment of a guest who has left', { hasLeft: true }, 'beyondRole'],
  ['a card at a gateway', { way: 'gateway' }, 'atProvider'],
  ['partly refunded', { refunded: 1 }, 'partRefunded'],
  ['its shift is closed', { isClosed: true }, 'shiftClosed'],
  ['already voided', { state: 'voided' }, 'notCaptured'],
] as const)('checks a void: %s', (_, changes, expected) => {
  expect(noVoidReason({ ...cash, ...changes }, 'receptionist')).toBe(expected)
  expect(noVoidReason({ ...cash, ...changes }, 'manager')).toBe(expected === 'beyondRole' ? undefined : expected)
})

it.each([
  ['created', ['sent', 'refused'], ['refused']],
  ['sent', ['unknown', 'done', 'refused'], []],
  ['unknown', ['done', 'refused'], ['done', 'refused']],
  ['done', [], []],
  ['refused', ['done'], []],
] as const)('a refund that is %s can become %j, and staff can set it to %j', (state, next, said) => {
  expect(refundStates.filter((to) => canRefundBecome(state, to))).toEqual(next)
  expect(refundStates.filter((to) => canStaffSetRefund(state, to))).toEqual(said)
})

it('is open until it is done or rejected', () => {
  expect(refundStates.filter(isOpenRefund)).toEqual(['created', 'sent', 'unknown'])
})

const tried = { id: 'first', minor: 60_00, state: 'created' } as const
const byHand = { giver: 'terminal', minor: 60_00, tried, replaced: [] } as const

it.each([
  ['waiting for a kiosk', {}, undefined],
  ['waiting for a kiosk that is gone', { giver: 'hand' }, undefined],
  ['rejected by the terminal', { tried: { ...tried, state: 'refused' } }, undefined],
  ['a part of it', { minor: 10_00 }, undefined],
  ['one cent more than attempted', { minor: 60_01 }, 'tooMuch'],
  ['sent to the terminal', { tried: { ...tried, state: 'sent' } }, 'maybeGiven'],
  ['unknown result', { tried: { ...tried, state: 'unknown' } }, 'maybeGiven'],
  ['already refunded', { tried: { ...tried, state: 'done' } }, 'maybeGiven'],
  ['already refunded by hand', { tried: { ...tried, state: 'refused' }, replaced: ['first'] }, 'replaced'],
  ['no terminal attempt yet', { tried: undefined }, 'notTried'],
  ['paid in cash', { giver: 'hand', tried: undefined }, undefined],
  ['paid through a provider', { giver: 'provider' }, 'atProvider'],
] as const)('checks a manual refund: %s', (_, changes, expected) => {
  expect(noManualRefundReason({ ...byHand, ...changes })).toBe(expected)
})

it('is refunded manually in the way it was paid at the desk, or in cash', () => {
  expect(['cash', 'deskCard', 'transfer', 'terminal'].map((way) => getManualRefundMethod(way as never))).toEqual([
    ...['cash', 'deskCard', 'transfer', 'cash'],
  ])
})

const refund = (id: string, state: 'refused' | 'done' | 'created', minute: number) => ({
  ...{ id, state, paymentId: 'a payment', at: new Date(minute * 60_000) },
})

it.each([
  ['nothing was attempted since', [], false],
  ['another was completed since', [refund('second', 'done', 2)], true],
  ['another has been waiting since', [refund('second', 'created', 2)], true],
  ['another was rejected since', [refund('second', 'refused', 2)], false],
  ['another was completed before', [refund('second', 'done', 0)], false],
  ['one of another payment was completed', [{ ...refund('second', 'done', 2), paymentId: 'another' }], false],
] as const)('a late refund when %s: possibly refunded twice %s', (_, others, expected) => {
  const late = refund('first', 'refused', 1)
  expect(isPossibleDuplicate(late, [late, ...others])).toBe(expected)
})
