import { expect, it } from 'vitest'
import { isBookingReported } from './is-booking-reported.ts'

const own = { state: 'expected', isOwn: true, isNew: true } as const
const ofSystem = { ...own, isOwn: false }

it.each([
  ['made with Foyer', own, undefined, undefined, true],
  ['made with Foyer, and the guests are in house already', { ...own, state: 'inHouse' }, undefined, undefined, true],
  ['made with Foyer long ago', { ...own, isNew: false }, undefined, undefined, false],
  ['made with Foyer where none is reported', own, undefined, 'none', false],
  ['of the hotel’s system, where nothing is set', ofSystem, undefined, undefined, false],
  ['of the hotel’s system', ofSystem, undefined, 'own', false],
  ['of the hotel’s system where all are reported', ofSystem, undefined, 'all', true],
  ['of the hotel’s system, only known with the arrival', { ...ofSystem, state: 'inHouse' }, undefined, 'all', false],
  ['accepted, to be corrected', { ...own, isNew: false }, 'accepted', 'own', true],
  ['accepted and cancelled', { ...own, state: 'cancelled' }, 'accepted', 'own', true],
  ['accepted, and the guests have arrived', { ...own, state: 'inHouse' }, 'accepted', 'own', false],
  ['refused, and the guests have arrived', { ...own, state: 'inHouse' }, 'refused', 'own', true],
  ['accepted, and the setting has changed', ofSystem, 'accepted', 'none', true],
] as const)('a booking that was %s', (_, facts, last, rule, expected) => {
  expect(isBookingReported(facts, { last: last && { state: last }, rule })).toBe(expected)
})
