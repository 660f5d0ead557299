import { expect, it } from 'vitest'
import { shareRefund } from './share-refund.ts'

it('S33 shares a refund among payments, the latest first, and never more than is left of each', () => {
  const payments = [
    { id: 'first', rest: 100_00 },
    { id: 'empty', rest: 0 },
    { id: 'last', rest: 40_00 },
  ]
  expect(shareRefund(90_00, payments)).toEqual([
    { id: 'last', minor: 40_00 },
    { id: 'first', minor: 50_00 },
  ])
  expect(shareRefund(0, payments)).toEqual([])
  expect(shareRefund(500_00, payments).reduce((sum, { minor }) => sum + minor, 0)).toBe(140_00)
})
