import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addNets, computeVatBreakdown, type TaxedAmount } from './vat-breakdown.ts'

const standard = (vat: number, gross: number): TaxedAmount => ({ vat, category: 'S', gross })

it('S23 computes VAT by rate on the sum of each rate', () => {
  const amounts = [standard(1000, 672_00), standard(1000, 54_00), standard(2100, 96_00), standard(2100, 25_00)]
  expect(computeVatBreakdown(amounts)).toEqual([
    { vat: 1000, category: 'S', gross: 726_00, net: 660_00, tax: 66_00 },
    { vat: 2100, category: 'S', gross: 121_00, net: 100_00, tax: 21_00 },
  ])
})

it('S23 rounds once for each rate, not for each line', () => {
  // Each line alone has 0.16 of VAT, all three together 0.47.
  const amounts = [standard(1900, 99), standard(1900, 99), standard(1900, 99)]
  expect(computeVatBreakdown(amounts)).toEqual([{ vat: 1900, category: 'S', gross: 297, net: 250, tax: 47 }])
})

it('S23 lists a city tax apart from services without VAT', () => {
  const rates = computeVatBreakdown([
    { vat: 0, category: 'E', gross: 12_00 },
    { vat: 0, category: 'Z', gross: 5_00 },
  ])
  expect(rates.map(({ category, gross, tax }) => [category, gross, tax])).toEqual([
    ['Z', 5_00, 0],
    ['E', 12_00, 0],
  ])
})

const amount = fc.record({
  vat: fc.constantFrom(0, 400, 700, 1000, 1900, 2100),
  category: fc.constant('S' as const),
  gross: fc.integer({ min: -200_000, max: 2_000_000 }),
})

it('S23 nets of the lines add up to those of the rates, and a credit note is the exact opposite', () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 40 }), (amounts) => {
      const rates = computeVatBreakdown(amounts)
      const nets = addNets(amounts)
      for (const rate of rates) {
        const own = nets.filter(({ vat }) => vat === rate.vat)
        expect(own.reduce((total, { net }) => total + net, 0)).toBe(rate.net)
        // EN 16931, BR-CO-17: the tax is the rate's share of the net amount.
        expect(Math.abs((rate.net * rate.vat) / 10_000 - rate.tax)).toBeLessThanOrEqual(1)
      }
      const opposite = computeVatBreakdown(amounts.map((one) => ({ ...one, gross: 0 - one.gross })))
      expect(opposite.map(({ net, tax }) => [net, tax])).toEqual(rates.map(({ net, tax }) => [0 - net, 0 - tax]))
    }),
  )
})
