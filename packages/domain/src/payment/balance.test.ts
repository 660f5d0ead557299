import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AccountLine, computeBalance, lineSources } from './balance.ts'

const charge = (minor: number): AccountLine => ({ kind: 'charge', source: 'hotel', minor })
const tax = (minor: number): AccountLine => ({ kind: 'tax', source: 'hotel', minor })
const paidAtHotel = (minor: number): AccountLine => ({ kind: 'payment', source: 'hotel', minor: -minor })
const paidHere = (minor: number): AccountLine => ({ kind: 'payment', source: 'foyer', minor: -minor })
const chargedHere = (minor: number): AccountLine => ({ kind: 'charge', source: 'foyer', minor })

const nothing = { charges: 0, taxes: 0, total: 0, paidAtHotel: 0, paidHere: 0, paid: 0, pending: 0, credit: 0 }

it.each([
  ['nothing charged', [], nothing],
  ['charges and taxes', [charge(100_00), tax(5_50)], { total: 105_50, pending: 105_50 }],
  ['a deposit at the hotel', [charge(100_00), paidAtHotel(40_00)], { paidAtHotel: 40_00, paid: 40_00, pending: 60_00 }],
  ['the rest paid here', [charge(100_00), paidAtHotel(40_00), paidHere(60_00)], { paid: 100_00, pending: 0 }],
  ['paid here only', [charge(100_00), paidHere(100_00)], { paidAtHotel: 0, paidHere: 100_00, pending: 0 }],
  ['an extra chosen here', [charge(100_00), chargedHere(12_00)], { charges: 112_00, pending: 112_00 }],
  ['overpaid', [charge(10_00), paidHere(12_00)], { pending: 0, credit: 2_00 }],
  ['a reversed charge', [charge(100_00), charge(-100_00), paidAtHotel(30_00)], { total: 0, pending: 0, credit: 30_00 }],
  ['a refunded payment', [charge(50_00), paidHere(50_00), paidHere(-50_00)], { paidHere: 0, pending: 50_00 }],
  ['the yen has no decimals', [charge(12_000), tax(1_200)], { total: 13_200, pending: 13_200 }],
] as const)('%s', (_, lines, expected) => {
  expect(computeBalance(lines)).toMatchObject(expected)
})

it('pending and credit are never both positive, and the order of lines does not matter', () => {
  const line = fc.record({
    kind: fc.constantFrom('charge', 'tax', 'payment'),
    source: fc.constantFrom(...lineSources),
    minor: fc.integer({ min: -1e8, max: 1e8 }),
  })
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const balance = computeBalance(lines)
      expect(balance.pending - balance.credit).toBe(balance.total - balance.paid)
      expect(Math.min(balance.pending, balance.credit)).toBe(0)
      expect(computeBalance(lines.toReversed())).toEqual(balance)
    }),
  )
})
