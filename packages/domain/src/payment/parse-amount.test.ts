import { expect, it } from 'vitest'
import { languages } from '../basics/language.ts'
import { formatAmount, parseAmount } from './parse-amount.ts'

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
  expect(parseAmount(typed, currency)).toBe(expected)
})

it('reads back what it wrote', () => {
  expect(formatAmount(12_50, 'EUR', 'en')).toBe('12.50')
  expect(parseAmount(formatAmount(7, 'KWD', 'en'), 'KWD')).toBe(7)
})

it.each(languages)("writes and reads the amount in the language's format: %s", (language) => {
  const written = formatAmount(123_456_07, 'EUR', language)
  expect(written).toBe(language === 'en' ? '123456.07' : '123456,07')
  expect(parseAmount(written, 'EUR')).toBe(123_456_07)
})
