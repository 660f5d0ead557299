import { expect, it } from 'vitest'
import { type Factor, factors } from './proof.ts'
import { getFactors, isCorrectFactor, type KnownToHotel } from './second-factor.ts'

const known: KnownToHotel = {
  reference: 'FOY2001',
  groupLocator: 'GRP77',
  endDate: '2027-05-13',
  phones: ['+45 20 12 34 56', '110'],
  names: [{ firstName: 'Mikkel', lastName: 'Møller Jensen' }, { lastName: 'Meyer' }],
}

it.each<[Factor, string, boolean]>([
  ['number', ' foy 2001', true],
  ['number', 'grp77', true],
  ['number', 'FOY2002', false],
  ['number', '', false],
  ['departureDate', '2027-05-13', true],
  ['departureDate', '2027-05-14', false],
  ['departureDate', '', false],
  ['phone', '3456', true],
  ['phone', ' 3456 ', true],
  ['phone', '0110', false],
  ['phone', '110', false],
  ['phone', '6', false],
  ['phone', '', false],
  ['name', 'Mikkel Jensen', true],
  ['name', 'MOELLER JENSEN MIKKEL', true],
  ['name', 'Mikkel', false],
  ['name', 'Jensen', false],
  ['name', 'Meyer', false],
  ['name', 'Total Stranger', false],
  ['name', '', false],
])('R7 %s %j raises a proof: %s', (factor, value, isTrue) => {
  expect(isCorrectFactor(known, factor, value)).toBe(isTrue)
})

it('asks only for factors that the hotel knows and accepts', () => {
  expect(getFactors('surname', known, factors)).toEqual(factors)
  expect(getFactors('link', known, factors)).toEqual(['number', 'phone'])
  expect(getFactors('surname', { ...known, phones: ['110'], names: [{ lastName: 'Meyer' }] }, factors)).toEqual([
    'number',
    'departureDate',
  ])
  expect(getFactors('surname', known, ['phone', 'name'])).toEqual(['phone', 'name'])
  expect(getFactors('staff', known, factors)).toEqual([])
})
