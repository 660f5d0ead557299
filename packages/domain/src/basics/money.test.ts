import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatMoney, fromDecimal, getCurrencyDecimals, toDecimal } from './money.ts'

it.each([
  ['EUR', 2],
  ['JPY', 0],
  ['KWD', 3],
])('%s has %i decimals', (currency, decimals) => {
  expect(getCurrencyDecimals(currency)).toBe(decimals)
})

it('SHELL-36 prices show two decimals', () => {
  expect(formatMoney({ minor: 24_000, currency: 'EUR' }, 'en')).toBe('€240.00')
  expect(formatMoney({ minor: 60_450, currency: 'EUR' }, 'de').replace(/\s/, ' ')).toBe('604,50 €')
})

it.each([
  ['USD', 'US$240.00'],
  ['GBP', '£240.00'],
  ['JPY', 'JP¥24,000'],
  ['CHF', 'CHF 240.00'],
])('SHELL-37.b an amount in %s shows that currency instead of the euro: %s', (currency, written) => {
  expect(formatMoney({ minor: 24_000, currency }, 'en').replace(/\s/, ' ')).toBe(written)
})

it('European Portuguese puts the amount before the currency', () => {
  expect(formatMoney({ minor: 24_000, currency: 'EUR' }, 'pt').replace(/\s/, ' ')).toBe('240,00 €')
})

it('survives a round trip over the wire to the last unit', () => {
  const amounts = fc.record({
    minor: fc.integer({ min: -1e9, max: 1e9 }),
    currency: fc.constantFrom('EUR', 'JPY', 'KWD', 'USD'),
  })
  fc.assert(
    fc.property(amounts, (money) => {
      expect(fromDecimal(toDecimal(money), money.currency)).toEqual(money)
    }),
  )
})
