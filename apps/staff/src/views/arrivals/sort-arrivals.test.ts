import { expect, it } from 'vitest'
import { anArrival } from '../../testing/builders.ts'
import { nextSorting, readSorting, sortArrivals } from './sort-arrivals.ts'

const euro = (minor: number) => ({ minor, currency: 'EUR' })
const arrivals = [
  anArrival({ reference: 'A', lastName: 'Ångström', roomNumber: '20', balance: euro(0), expectedAt: '15:00' }),
  anArrival({ reference: 'B', lastName: 'Abe', roomNumber: '3', balance: euro(5_000) }),
  {
    ...anArrival({ reference: 'C', lastName: 'zu Berg', balance: euro(900), expectedAt: '09:30' }),
    roomNumber: undefined,
  },
]

it.each([
  ['guest', 'BAC'],
  ['-guest', 'CAB'],
  ['room', 'BAC'],
  ['-room', 'ABC'],
  ['balance', 'ACB'],
  ['-balance', 'BCA'],
  ['time', 'CAB'],
  ['-time', 'ACB'],
])('S14 by %s: %s', (text, expected) => {
  const sorting = readSorting(text)
  if (!sorting) throw new Error('This is a sorting.')
  expect(
    sortArrivals(arrivals, sorting, 'en')
      .map(({ reference }) => reference)
      .join(''),
  ).toBe(expected)
})

it('S14 ignores an invalid order in the address', () => {
  expect(readSorting(undefined)).toBeUndefined()
  expect(readSorting('-')).toBeUndefined()
  expect(readSorting('shoe size')).toBeUndefined()
})

it('S14 pressing a column cycles through ascending, descending and none', () => {
  expect(nextSorting('room', undefined)).toBe('room')
  expect(nextSorting('room', { by: 'guest', isDown: true })).toBe('room')
  expect(nextSorting('room', { by: 'room', isDown: false })).toBe('-room')
  expect(nextSorting('room', { by: 'room', isDown: true })).toBeUndefined()
})
