import { expect, it } from 'vitest'
import { parseJobsOptions } from './jobs-options.ts'

it('reads its options after the name of the trial, and rejects what is no number', () => {
  expect(parseJobsOptions(['jobs'])).toEqual({ hotels: 1_000, rounds: 5 })
  expect(parseJobsOptions(['jobs', '--hotels=500', '--rounds', '3'])).toEqual({ hotels: 500, rounds: 3 })
  expect(() => parseJobsOptions(['jobs', '--hotels=many'])).toThrow('--hotels many is not a whole number above 1.')
})
