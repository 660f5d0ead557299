import { expect, it } from 'vitest'
import { buildArrival } from '../../testing/builders.ts'
import { parseSorting, sortArrivals, toNextSorting } from './sort-arrivals.ts'

const euro = (minor: number) => ({ minor, currency: 'EUR' })
const arrivals = [
  buildArrival({ reference: 'A', lastName: 'Ångström', roomNumber: '20', balance: euro(0), expectedAt: '15:00' }),
  buildArrival({ reference: 'B', lastName: 'Abe', roomNumber: '3', balance: euro(5_000) }),
  {
    ...buildArrival({ reference: 'C', lastName: 'zu Berg', balance: euro(900), expectedAt: '09:30' }),
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
  const sorting = parseSorting(text)
  if (!sorting) throw new Error('This is a sorting.')
  expect(
    sortArrivals(arrivals, sorting, 'en')
      .map(({ reference }) => reference)
      .join(''),
  ).toBe(expected)
})

it('S14 ignores an invalid order in the address', () => {
  expect(parseSorting(undefined)).toBeUndefined()
  expect(parseSorting('-')).toBeUndefined()
  expect(parseSorting('shoe size')).toBeUndefined()
})

it('S14 pressing a column cycles through ascending, descending and none', () => {
  expect(toNextSorting('room', undefined)).toBe('room')
  expect(toNextSorting('room', { by: 'guest', isDown: true })).toBe('room')
  expect(toNextSorting('room', { by: 'room', isDown: false })).toBe('-room')
  expect(toNextSorting('room', { by: 'room', isDown: true })).toBeUndefined()
})
