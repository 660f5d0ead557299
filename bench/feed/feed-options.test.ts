import { expect, it } from 'vitest'
import { parseFeedOptions } from './feed-options.ts'

it('reads its options after the name of the trial, and rejects what it does not know', () => {
  expect(parseFeedOptions(['feed'])).toEqual({ reservations: 100_000, systems: ['apaleo', 'mews'] })
  expect(parseFeedOptions(['feed', '--reservations', '300', '--system=mews'])).toEqual({
    reservations: 300,
    systems: ['mews'],
  })
  expect(() => parseFeedOptions(['feed', '--reservations=0'])).toThrow('--reservations 0 is not a whole number.')
  expect(() => parseFeedOptions(['feed', '--system=opera'])).toThrow('--system is one of apaleo, mews.')
})
