import { expect, it } from 'vitest'
import { formatPercent, parsePercent } from './percent.ts'

it.each([
  ['21', 2100],
  ['5.5', 550],
  [' 5,25 ', 525],
  ['0', 0],
  ['100', 10_000],
  ['100.01', undefined],
  ['5.', undefined],
  ['-1', undefined],
  ['', undefined],
])('S22 a rate typed as "%s" is %s hundredths of a percent', (typed, rate) => {
  expect(parsePercent(typed)).toBe(rate)
})

it('S22 a rate is shown in the user’s language', () => {
  expect([formatPercent(2100, 'en'), formatPercent(550, 'de'), formatPercent(550, 'en')]).toEqual(['21', '5,5', '5.5'])
})
