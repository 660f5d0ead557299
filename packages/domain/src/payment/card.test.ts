import { expect, it } from 'vitest'
import { findCardIssues, groupDigits, insertSlash, toDigits, truncateField } from './card.ts'

const card = { cardNumber: '4548812049400004', cardDate: '30/12', cardCvv: '123', cardHolder: 'A GUEST' }

it.each([
  ['P21 PAY-21.a 13 digits', { cardNumber: '4222222222222' }, {}],
  ['P21 PAY-21.a 19 digits', { cardNumber: '6304000000000000000' }, {}],
  ['P21 PAY-21.b 12 digits', { cardNumber: '422222222222' }, { cardNumber: 'numberLength' }],
  ['P21 PAY-21.c 20 digits', { cardNumber: '63040000000000000000' }, { cardNumber: 'numberLength' }],
  ['P21 a mistyped digit', { cardNumber: '4548812049400005' }, { cardNumber: 'numberWrong' }],
  ['P21 two swapped digits', { cardNumber: '4548812049400040' }, { cardNumber: 'numberWrong' }],
  ['P21 PAY-22.a no slash', { cardDate: '3012' }, { cardDate: 'dateFormat' }],
  ['P21 PAY-22.a three digits', { cardDate: '3/012' }, { cardDate: 'dateFormat' }],
  ['P21 PAY-22.b the year 01', { cardDate: '01/12' }, {}],
  ['P21 PAY-22.b the year 99', { cardDate: '99/12' }, {}],
  ['P21 PAY-22.b the year 00', { cardDate: '00/12' }, { cardDate: 'dateRange' }],
  ['P21 PAY-22.c the month 01', { cardDate: '30/01' }, {}],
  ['P21 PAY-22.c the month 00', { cardDate: '30/00' }, { cardDate: 'dateRange' }],
  ['P21 PAY-22.c the month 13', { cardDate: '30/13' }, { cardDate: 'dateRange' }],
  ['P21 a code of two digits', { cardCvv: '12' }, { cardCvv: 'cvvLength' }],
  ['P21 PAY-25 no holder', { cardHolder: ' ' }, { cardHolder: 'missing' }],
  ['P21 PAY-25 no code', { cardCvv: '' }, { cardCvv: 'missing' }],
] as const)('%s', (_, changes, issues) => {
  expect(findCardIssues({ ...card, ...changes })).toEqual(issues)
})

it.each([
  ['PAY-26.a a number of any length', { cardNumber: '1' }],
  ['PAY-26.b a date of any form', { cardDate: 'soon' }],
  ['PAY-26.c empty fields', { cardNumber: '', cardDate: '', cardCvv: '', cardHolder: '' }],
])('P21 in demo mode accepts %s', (_, changes) => {
  expect(findCardIssues({ ...card, ...changes })).not.toEqual({})
  expect(findCardIssues({ ...card, ...changes }, { isDemo: true })).toEqual({})
})

it.each([
  ['30', false, '30/'],
  ['30', true, '30'],
  ['3012', false, '30/12'],
  ['3', false, '3'],
  ['30/1', false, '30/1'],
])('P21 PAY-23 %s while deleting %s is shown as %s', (typed, isDeleting, shown) => {
  expect(insertSlash(typed, isDeleting)).toBe(shown)
})

it('P21 PAY-24 cuts a field at its longest value, or earlier where the hotel says so', () => {
  expect(truncateField('cardCvv', '12345')).toBe('1234')
  expect(truncateField('cardHolder', 'LUCIA GARCIA', { cardHolder: 5 })).toBe('LUCIA')
  expect(truncateField('cardNumber', '1'.repeat(25), { cardNumber: 30 })).toHaveLength(19)
})

it('P21 groups the digits of a number that was pasted with spaces or dashes', () => {
  expect(groupDigits(toDigits('4548-8120 4940-0004'))).toBe('4548 8120 4940 0004')
})
