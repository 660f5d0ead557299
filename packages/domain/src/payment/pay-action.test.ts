import { expect, it } from 'vitest'
import { getPayActions, getPreselectedPayAction, isPrepaymentRequired } from './pay-action.ts'

const means = { pending: 24_000, paymentsAllowed: true, atReception: true, hasProvider: true, savedCards: 0 }

it.each([
  ['PAY-05.a neither cards nor provider', { hasProvider: false }, 'payInReception'],
  ['PAY-06 neither cards nor reception', { atReception: false }, 'payWithOtherCard'],
  ['PAY-07.a one card and nothing else', { savedCards: 1, hasProvider: false, atReception: false }, 'payWithToken'],
  ['PAY-07.b one card and other options: the guest chooses', { savedCards: 1 }, undefined],
  ['PAY-07.b two cards: the guest chooses', { savedCards: 2, hasProvider: false, atReception: false }, undefined],
  ['provider and reception: the guest chooses', {}, undefined],
  ['PAY-05.a comes before PAY-06', { hasProvider: false, atReception: false }, 'payInReception'],
])('%s', (_, changes, expected) => {
  expect(getPreselectedPayAction({ ...means, ...changes })).toBe(expected)
})

it.each([
  ['PAY-35.a PAY-36.a all three', { savedCards: 2 }, ['payWithToken', 'payWithOtherCard', 'payInReception']],
  ['PAY-35.b no reception without its flag', { atReception: false }, ['payWithOtherCard']],
  ['no card without the payments flag', { paymentsAllowed: false, savedCards: 1 }, ['payInReception']],
  ['P2 PAY-36.b neither flag: reception', { paymentsAllowed: false, atReception: false }, ['payInReception']],
  ['PAY-05.b payments only, without a provider', { hasProvider: false, atReception: false }, []],
])('%s', (_, changes, expected) => {
  expect(getPayActions({ ...means, ...changes })).toEqual(expected)
})

it.each([
  ['at reception too', {}, false],
  ['payments only', { atReception: false }, true],
  ['payments only, nothing pending', { atReception: false, pending: 0 }, false],
  ['P2 PAY-36.b neither payments nor reception', { paymentsAllowed: false, atReception: false }, false],
])('payment is due before arrival: %s', (_, changes, expected) => {
  expect(isPrepaymentRequired({ ...means, ...changes })).toBe(expected)
})
