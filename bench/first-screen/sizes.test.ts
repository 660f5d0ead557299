import { beforeAll, expect, it } from 'vitest'
import { buildApps } from '../tool.ts'
import { findExceededLimits, sizeLimits } from './size-limits.ts'
import { measureSizes, type Sizes } from './sizes.ts'

let sizes: Sizes

// `npm test` has built the apps before; then this only compares their inputs.
beforeAll(async () => {
  await buildApps()
  sizes = measureSizes()
}, 120_000)

it('P6 no screen of the built guest application is heavier than promised', () => {
  expect(sizes.screens.length).toBeGreaterThan(35)
  expect(sizes.firstScript).toBeGreaterThan(80_000)
  expect(findExceededLimits(sizes)).toEqual([])
})

it('P6 names each screen that exceeds its limit', () => {
  const heavy: Sizes = {
    ...sizes,
    firstScript: sizeLimits.first.max + 100,
    sharedScript: sizeLimits.shared.max + 100,
    screens: [
      { screen: 'home', script: sizeLimits.further.max, files: 1, later: 0 },
      { screen: 'room-key', script: sizeLimits.further.max + 100, files: 1, later: 0 },
    ],
  }
  expect(findExceededLimits(heavy).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'The first',
    'Later screens',
    'room-key adds',
  ])
})
