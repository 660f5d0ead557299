import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allocateDiscounts, type Discount, type UsedVoucher } from './discount.ts'
import { findVoucher, toVoucherKey, vouchersSchema } from './voucher.ts'

const vouchers = vouchersSchema.parse([
  { code: 'WELCOME10', percent: 10 },
  { code: 'SPRING', amount: 25, from: '2030-03-01', until: '2030-05-31' },
])

it.each([
  ['as written', 'WELCOME10', 'WELCOME10'],
  ['in lower case with spaces', ' welcome 10 ', 'WELCOME10'],
  ['on its first day', 'SPRING', undefined, '2030-02-28'],
  ['on its first day', 'SPRING', 'SPRING', '2030-03-01'],
  ['on its last day', 'SPRING', 'SPRING', '2030-05-31'],
  ['a day later', 'SPRING', undefined, '2030-06-01'],
  ['that does not exist', 'WINTER', undefined],
  ['that is empty', '', undefined],
])('finds the voucher of a code %s: %s', (_, typed, expected, today = '2030-05-10') => {
  expect(findVoucher(vouchers, typed, today)?.code).toBe(expected)
})

it.each([
  ['neither amount nor percentage', { code: 'A1' }],
  ['both', { code: 'A1', amount: 5, percent: 5 }],
  ['more than a hundred percent', { code: 'A1', percent: 101 }],
  ['an amount of zero', { code: 'A1', amount: 0 }],
  ['a lower-case code', { code: 'a1', amount: 5 }],
])('rejects a voucher with %s', (_, voucher) => {
  expect(vouchersSchema.safeParse([voucher]).success).toBe(false)
})

const tenPercent: UsedVoucher = { code: 'P', percent: 10 }
const twenty: UsedVoucher = { code: 'A', minor: 20_00 }

it.each<[string, UsedVoucher[], { charges: number; owed: number }, number[]]>([
  ['an amount', [twenty], { charges: 400_00, owed: 240_00 }, [20_00]],
  ['a percentage applies to the charges, whatever is paid', [tenPercent], { charges: 390_00, owed: 240_00 }, [39_00]],
  ['half a cent is rounded up', [tenPercent], { charges: 1_05, owed: 1_05 }, [11]],
  ['both', [tenPercent, twenty], { charges: 100_00, owed: 100_00 }, [10_00, 20_00]],
  ['at most what is due', [twenty], { charges: 400_00, owed: 5_00 }, [5_00]],
  ['the second gets what the first leaves', [twenty, twenty], { charges: 30_00, owed: 30_00 }, [20_00, 10_00]],
  ['nothing that is already paid', [twenty, tenPercent], { charges: 400_00, owed: 0 }, [0, 0]],
  ['nothing if the hotel owes the guest', [twenty], { charges: 400_00, owed: -3_00 }, [0]],
])('discounts: %s', (_, used, before, expected) => {
  expect(allocateDiscounts(used, before).map(({ minor }) => minor)).toEqual(expected)
})

const sum = (discounts: readonly Discount[]) => discounts.reduce((all, { minor }) => all + minor, 0)

it('never discounts more than is due, and a guest who has paid the rest owes nothing again', () => {
  const used = fc.array(
    fc.oneof(
      fc.record({ code: fc.constant('A'), minor: fc.integer({ min: 1, max: 1e6 }) }),
      fc.record({ code: fc.constant('P'), percent: fc.integer({ min: 1, max: 100 }) }),
    ),
  )
  const amount = fc.integer({ min: 0, max: 1e7 })
  fc.assert(
    fc.property(used, amount, amount, (vouchers, charges, owed) => {
      const taken = sum(allocateDiscounts(vouchers, { charges, owed }))
      expect(taken).toBeLessThanOrEqual(owed)
      expect(sum(allocateDiscounts(vouchers, { charges, owed: owed - (owed - taken) }))).toBe(taken)
    }),
  )
})

it('ignores case and spaces', () => {
  expect(toVoucherKey(' spa-2 0 ')).toBe('SPA-20')
})
