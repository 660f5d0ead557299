import { expect, it } from 'vitest'
import { canBegin, findCheckInBlocker, findFinalBlocker } from './check-in-blocker.ts'

const today = '2026-11-15'
const reservation = {
  state: 'expected',
  startDate: today,
  endDate: '2026-11-18',
  roomReady: true,
  roomAvailable: true,
} as const

it.each([
  ['arrives today', {}, undefined, true],
  ['arrives late', { startDate: '2026-11-14' }, undefined, true],
  ['arrives tomorrow', { startDate: '2026-11-16' }, 'arrivesLater', false],
  ['cancelled', { state: 'cancelled' }, 'cancelled', false],
  ['cancelled, arrives later', { state: 'cancelled', startDate: '2026-11-16' }, 'cancelled', false],
  ['in house', { state: 'inHouse' }, 'inHouse', false],
  ['departed', { state: 'departed' }, 'departed', false],
  ['did not arrive', { startDate: '2026-11-01', endDate: '2026-11-03' }, 'departed', false],
  ['no room available', { roomAvailable: false, roomReady: false }, 'roomNotAvailable', true],
  ['room being cleaned', { roomReady: false }, 'roomNotReady', true],
] as const)('%s', (_, changes, reason, begins) => {
  expect(findCheckInBlocker({ ...reservation, ...changes }, today)).toBe(reason)
  expect(canBegin({ ...reservation, ...changes }, today)).toBe(begins)
})

it.each([
  ['arrives tomorrow', { startDate: '2026-11-16', roomReady: false, roomAvailable: false }, undefined],
  ['arrives today', {}, undefined],
  ['cancelled', { state: 'cancelled', startDate: '2026-11-16' }, 'cancelled'],
  ['in house', { state: 'inHouse' }, 'inHouse'],
  ['did not arrive', { startDate: '2026-11-01', endDate: '2026-11-03' }, 'departed'],
] as const)('pre-check-in: %s', (_, changes, reason) => {
  expect(findCheckInBlocker({ ...reservation, ...changes }, today, 'pre-check-in')).toBe(reason)
  expect(canBegin({ ...reservation, ...changes }, today, 'pre-check-in')).toBe(reason === undefined)
})

it.each([
  ['arrives today', {}, undefined],
  ['arrives tomorrow', { startDate: '2026-11-16' }, undefined],
  ['did not arrive', { startDate: '2026-11-01', endDate: '2026-11-03' }, 'departed'],
  ['departed', { state: 'departed' }, 'departed'],
  ['in house', { state: 'inHouse' }, 'inHouse'],
  ['cancelled, arrives later', { state: 'cancelled', startDate: '2026-11-16' }, 'cancelled'],
] as const)('R8 %s: what is left to do', (_, changes, why) => {
  expect(findFinalBlocker({ ...reservation, ...changes }, today)).toBe(why)
})
