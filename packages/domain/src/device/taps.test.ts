import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { StaffPanel } from '../mode/staff-panel.ts'
import { findTappedPanel } from './taps.ts'

const both: StaffPanel[] = ['admin', 'tabletMode']

it.each([
  ['ADMIN-01.a five taps within two seconds', [0, 400, 800, 1_200, 2_000], { opens: 'admin', at: 2_000 }],
  [
    'ADMIN-01.b slightly too slow, with the last three close together',
    [0, 400, 800, 1_200, 2_001],
    { opens: 'tabletMode', at: 2_801 },
  ],
  ['ADMIN-01.b four taps', [0, 400, 800, 1_200], { opens: 'tabletMode', at: 2_401 }],
  ['ADMIN-01.a the last five of many', [0, 1_900, 2_000, 2_100, 2_200, 2_300], { opens: 'admin', at: 2_300 }],
  ['TABLET-01.a three taps, two seconds between them', [0, 2_000, 4_000], { opens: 'tabletMode', at: 4_000 }],
  ['TABLET-01.b slightly too slow', [0, 2_000, 4_001], undefined],
  ['two taps', [0, 100], undefined],
  ['TABLET-01.a three quick taps wait for a fourth and a fifth', [0, 300, 600], { opens: 'tabletMode', at: 2_001 }],
  ['no tap', [], undefined],
] as const)('%s', (_rule, taps, opens) => {
  expect(findTappedPanel(taps, both)).toEqual(opens)
})

it('without an admin panel three taps open at once, and five count as three', () => {
  expect(findTappedPanel([0, 100, 200], ['tabletMode'])).toEqual({ opens: 'tabletMode', at: 200 })
  expect(findTappedPanel([0, 100, 200, 300, 400], ['tabletMode'])?.opens).toBe('tabletMode')
  expect(findTappedPanel([0, 100, 200, 300, 400], [])).toBeUndefined()
})

it('ADMIN-01.a five taps in time never count as three, at any rhythm', () => {
  const spread = fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(spread, (moments) => {
      const taps = moments.toSorted((a, b) => a - b)
      for (const [at, tap] of taps.entries()) {
        const verdict = findTappedPanel(taps.slice(0, at + 1), both)
        const next = taps[at + 1]
        // Nothing may open before the fifth tap: the next tap always comes first.
        if (next === undefined) expect(verdict).toEqual({ opens: 'admin', at: tap })
        else if (verdict) expect(verdict.at).toBeGreaterThan(next)
      }
    }),
  )
})
