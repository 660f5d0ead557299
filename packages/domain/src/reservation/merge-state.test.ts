import { expect, it } from 'vitest'
import { contradictsArrival, mergeState } from './merge-state.ts'
import { reservationStates } from './reservation.ts'

it.each([
  ['the hotel does not know about the arrival yet', 'inHouse', 'expected', 'inHouse'],
  ['both agree', 'inHouse', 'inHouse', 'inHouse'],
  ['the desk has checked them out', 'inHouse', 'departed', 'departed'],
  ['cancelled by the hotel in the meantime', 'inHouse', 'cancelled', 'inHouse'],
  ['checked out by mistake', 'departed', 'inHouse', 'inHouse'],
  ['an outdated report after departure', 'departed', 'expected', 'departed'],
  ['cancelled after departure', 'departed', 'cancelled', 'departed'],
] as const)('a party that arrived here stays arrived: %s', (_, state, said, expected) => {
  expect(mergeState({ state, arrivedHere: true }, said)).toBe(expected)
})

it('a party that has not arrived here has the state that the hotel reports', () => {
  for (const state of reservationStates)
    for (const said of reservationStates) expect(mergeState({ state, arrivedHere: false }, said)).toBe(said)
})

it('only a cancellation or a no-show contradicts an arrival', () => {
  const told = reservationStates.filter((said) => contradictsArrival({ state: 'inHouse', arrivedHere: true }, said))
  expect(told).toEqual(['cancelled', 'noShow'])
  expect(contradictsArrival({ state: 'expected', arrivedHere: false }, 'cancelled')).toBe(false)
})
