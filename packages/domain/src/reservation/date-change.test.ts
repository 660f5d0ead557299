import { expect, it } from 'vitest'
import { diffNights, findDateIssue } from './date-change.ts'

const expected = { state: 'expected', startDate: '2027-05-10', endDate: '2027-05-13' } as const
const inHouse = { ...expected, state: 'inHouse' } as const
const today = '2027-05-11'

it.each([
  ['a stay that is over', { ...expected, state: 'departed' } as const, {}, 'ended'],
  ['a cancelled stay', { ...expected, state: 'cancelled' } as const, {}, 'ended'],
  ['another arrival of guests in house', inHouse, { startDate: '2027-05-11' }, 'arrived'],
  ['an arrival before today', expected, { startDate: '2027-05-09' }, 'past'],
  ['a departure before today', inHouse, { endDate: '2027-05-10' }, 'past'],
  ['a departure before the arrival', expected, { startDate: '2027-05-14' }, 'noNight'],
  ['no night before arrival', expected, { startDate: '2027-05-13' }, 'noNight'],
  ['more than a year', inHouse, { endDate: '2028-05-11' }, 'tooLong'],
])('S36 rejects %s', (_what, stay, to, issue) => {
  expect(findDateIssue(stay, { ...stay, ...to }, today)).toBe(issue)
})

it.each([
  ['an extension', inHouse, { endDate: '2027-05-20' }],
  ['an early departure today', inHouse, { endDate: '2027-05-11' }],
  ['a later arrival', expected, { startDate: '2027-05-12' }],
  ['an overdue arrival whose departure moves', expected, { endDate: '2027-05-15' }],
])('S36 allows %s', (_what, stay, to) => {
  expect(findDateIssue(stay, { ...stay, ...to }, today)).toBeUndefined()
})

it('lists the nights that a change adds and leaves unused', () => {
  const to = { startDate: '2027-05-12', endDate: '2027-05-15' }
  expect(diffNights(expected, to)).toEqual({
    added: ['2027-05-13', '2027-05-14'],
    unused: ['2027-05-10', '2027-05-11'],
  })
})
