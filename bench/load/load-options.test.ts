import { expect, it } from 'vitest'
import { parseLoadOptions } from './load-options.ts'

it('reads its options after the name of the trial, and rejects what is no number', () => {
  expect(parseLoadOptions(['load'])).toEqual({ rate: 5, minutes: 1, servers: 1 })
  expect(parseLoadOptions(['load', '--rate', '20', '--minutes=0.5', '--servers=2'])).toEqual({
    rate: 20,
    minutes: 0.5,
    servers: 2,
  })
  expect(() => parseLoadOptions(['load', '--rate', 'fast'])).toThrow('--rate fast is not a positive number.')
  expect(() => parseLoadOptions(['load', '--minutes=0'])).toThrow('--minutes 0 is not a positive number.')
  expect(() => parseLoadOptions(['load', '--servers=1.5'])).toThrow('--servers 1.5 is not a whole number.')
  expect(() => parseLoadOptions(['load', '--speed=3'])).toThrow()
})
