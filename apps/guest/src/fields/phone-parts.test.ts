import { expect, it } from 'vitest'
import { formatPhone, splitPhone, toPrefixOptions, withTypedPrefix } from './phone-parts.ts'

it.each([
  ['VALID-51 prefix and number become one value', { prefix: '+49', number: '151 123-456' }, '+49 151123456'],
  ['keeps the digits alone without a prefix', { prefix: '', number: '600 111 222' }, '600111222'],
  ['a prefix without a number is empty', { prefix: '+34', number: '' }, ''],
  ['keeps other input as typed', { prefix: '+34', number: 'call me' }, 'call me'],
])('%s', (_rule, typed, kept) => {
  expect(formatPhone(typed)).toBe(kept)
})

it('splits a stored number into prefix and rest', () => {
  expect(splitPhone('+351 912345678')).toEqual({ prefix: '+351', number: '912345678' })
  expect(splitPhone('912345678')).toEqual({ prefix: '', number: '912345678' })
})

it('takes the prefix from a pasted number, using the longest known match', () => {
  const known = [{ value: '+3' }, { value: '+34' }, { value: '+351' }]
  expect(withTypedPrefix({ prefix: '+49', number: '0034 600 111 222' }, known)).toEqual({
    prefix: '+34',
    number: '600111222',
  })
  expect(withTypedPrefix({ prefix: '+49', number: '600' }, known)).toEqual({ prefix: '+49', number: '600' })
})

it('offers each prefix once, under the country with the most callers', () => {
  const countries = [
    { key: 'CAN', value: 'Canada', phoneCode: '+1', flag: '/CA.svg' },
    { key: 'USA', value: 'United States', phoneCode: '+1', flag: '/US.svg' },
    { key: 'ATA', value: 'Antarctica' },
  ]
  expect(toPrefixOptions(countries)).toEqual([
    { value: '+1', name: 'United States +1', alias: 'Canada United States', flag: '/US.svg' },
  ])
})
