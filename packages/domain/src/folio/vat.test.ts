import { expect, it } from 'vitest'
import { computeVat, toPercent } from './vat.ts'

it.each([
  [121_00, 2100, 21_00],
  [20_00, 2100, 3_47],
  [18_00, 1000, 1_64],
  [10_00, 0, 0],
  [0, 2100, 0],
  [1, 2100, 0],
  [5_50, 550, 29],
])('%i minor units at %i contain %i of VAT, and a counter-entry the opposite', (gross, rate, vat) => {
  expect(computeVat(gross, rate)).toBe(vat)
  expect(computeVat(0 - gross, rate) + vat).toBe(0)
  expect(Object.is(computeVat(0 - gross, rate), -0)).toBe(false)
})

it('a rate is shown in percent', () => {
  expect([toPercent(2100), toPercent(550)]).toEqual([21, 5.5])
})
