import { expect, it } from 'vitest'
import { languages } from '../basics/language.ts'
import { readAmount, writeAmount } from './read-amount.ts'

it.each([
  ['12', 'EUR', 12_00],
  [' 12.5 ', 'EUR', 12_50],
  ['12,50', 'EUR', 12_50],
  ['0,07', 'EUR', 7],
  ['240', 'JPY', 240],
  ['1.5', 'JPY', undefined],
  ['1.555', 'EUR', undefined],
  ['1,000.00', 'EUR', undefined],
  ['-5', 'EUR', undefined],
  ['', 'EUR', undefined],
  ['ten', 'EUR', undefined],
])('%s in %s is %s', (typed, currency, expected) => {
  expect(readAmount(typed, currency)).toBe(expected)
})

it('reads back what it wrote', () => {
  expect(writeAmount(12_50, 'EUR', 'en')).toBe('12.50')
  expect(readAmount(writeAmount(7, 'KWD', 'en'), 'KWD')).toBe(7)
})

it.each(languages)("writes and reads the amount in the language's format: %s", (language) => {
  const written = writeAmount(123_456_07, 'EUR', language)
  expect(written).toBe(language === 'en' ? '123456.07' : '123456,07')
  expect(readAmount(written, 'EUR')).toBe(123_456_07)
})
