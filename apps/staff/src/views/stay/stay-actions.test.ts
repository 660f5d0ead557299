import { describe, expect, it } from 'vitest'
import { buildStay } from '../../testing/builders.ts'
import { findPossibleActions, orderActions, type StayAction } from './stay-actions.ts'

const all = [
  'checkIn',
  'assign',
  'setRoom',
  'checkOut',
  'take',
  'cancel',
  'show',
  'cards',
] as const satisfies readonly StayAction[]

describe('the action that moves the stay forward comes first and is the only primary one', () => {
  it.each([
    ['collect', 'take'],
    ['pay', 'checkIn'],
    ['register', 'checkIn'],
    ['registerRest', 'checkIn'],
    ['verify', 'checkIn'],
    ['sign', 'checkIn'],
    ['roomNotAvailable', 'assign'],
    ['assignRoom', 'assign'],
    ['roomNotReady', 'setRoom'],
    ['keyOnly', 'checkIn'],
    ['inRoom', 'checkOut'],
  ] as const)('%s: %s', (next, act) => {
    const [first, ...rest] = orderActions(all, next)
    expect(first).toEqual({ act, look: 'primary' })
    expect(rest.map(({ act: other }) => other)).toEqual(all.filter((other) => other !== act))
    expect(rest.every(({ look }) => look === 'plain')).toBe(true)
  })

  it.each(['alert', 'keyPending', 'departed'] as const)('%s: none', (next) => {
    expect(orderActions(all, next)).toEqual(all.map((act) => ({ act, look: 'plain' })))
  })

  it.each([
    ['a fee that is not paid', ['reinstate', 'take'], 'take'],
    ['nothing owed', ['reinstate'], 'reinstate'],
  ] as const)('cancelled, with %s', (_what, possible, act) => {
    expect(orderActions(possible, 'cancelled').filter(({ look }) => look === 'primary')).toEqual([
      { act, look: 'primary' },
    ])
  })

  it('does not offer what cannot be done', () => {
    expect(orderActions(['cards'], 'collect')).toEqual([{ act: 'cards', look: 'plain' }])
  })
})

it.each([
  ['cancelled', 'take'],
  ['inHouse', 'undoCheckIn'],
  ['cancelled', 'reinstate'],
] as const)('S21 a stay that is %s: %s is offered only where the hotel has no system of its own', (state, act) => {
  const find = (hasSystem: boolean) =>
    findPossibleActions({ ...buildStay(), state }, { mayDo: () => true, hotel: { hasSystem } }, '2026-09-22')
  expect([find(false).includes(act), find(true).includes(act)]).toEqual([true, false])
})
