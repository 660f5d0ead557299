import { expect, it } from 'vitest'
import { countCards, countCardsDue, getKeyDays, limitKeyEnd } from './key-order.ts'

it.each([
  ['KEY-01.a', 2, 2],
  ['KEY-01.a', 1, 1],
  ['KEY-01.b', 0, 1],
])('%s of %i adults: %i', (_, adults, cards) => {
  expect(countCards({ adults })).toBe(cards)
})

it.each([
  [2, 0, undefined, 2],
  [2, 1, undefined, 1],
  [2, 2, undefined, 0],
  [2, 0, 1, 1],
  [2, 0, 5, 2],
  [2, 1, 2, 1],
  [2, 3, 1, 0],
  [0, 0, undefined, 1],
])('KEY-01.c for %i adults with %i cards cut and %s requested, %i are due', (adults, cut, amount, due) => {
  expect(countCardsDue({ adults, cut, amount })).toBe(due)
})

it.each([
  ['KEY-11.c', '2027-05-12', '2027-05-12'],
  ['KEY-11.a', '2027-05-10', '2027-05-11'],
  ['KEY-11.b', '2027-05-09', '2027-05-11'],
])('%s writes a departure of %s as %s', (_, endDate, written) => {
  expect(getKeyDays({ startDate: '2027-05-08', endDate }, '2027-05-10')).toEqual({
    startDate: '2027-05-08',
    endDate: written,
  })
})

it('rolls over at the end of a year and of February', () => {
  expect(getKeyDays({ startDate: '2027-12-30', endDate: '2027-12-31' }, '2027-12-31').endDate).toBe('2028-01-01')
  expect(getKeyDays({ startDate: '2028-02-28', endDate: '2028-02-29' }, '2028-02-29').endDate).toBe('2028-03-01')
})

it.each([
  ['no day given', undefined, '2027-05-12'],
  ['an earlier day', '2027-05-11', '2027-05-11'],
  ['a later day', '2027-05-20', '2027-05-12'],
])('NAV-23.b %s: a key never opens for longer than the booking', (_, named, endDate) => {
  expect(limitKeyEnd({ endDate: '2027-05-12' }, named)).toBe(endDate)
})
