import { expect, it } from 'vitest'
import { toChargeEntries } from './charge-entries.ts'

it.each([
  [
    { group: 'parking', vat: 2100, gross: 24_00 },
    [
      { account: 'guest', minor: 24_00 },
      { account: 'revenue:parking', minor: -19_83 },
      { account: 'vat:2100', minor: -4_17 },
    ],
  ],
  [
    { group: 'parking', vat: 2100, gross: -24_00 },
    [
      { account: 'guest', minor: -24_00 },
      { account: 'revenue:parking', minor: 19_83 },
      { account: 'vat:2100', minor: 4_17 },
    ],
  ],
  [
    { group: 'tax', vat: undefined, gross: 3_50 },
    [
      { account: 'guest', minor: 3_50 },
      { account: 'tax:city', minor: -3_50 },
    ],
  ],
  [{ group: 'other', vat: 0, gross: 0 }, []],
] as const)('S22 a charge is posted to the guest, its revenue and its VAT: %j', (charge, entries) => {
  expect(toChargeEntries(charge)).toEqual(entries)
  expect(entries.reduce((sum, { minor }) => sum + minor, 0)).toBe(0)
})
