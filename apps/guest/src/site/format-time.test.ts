import { expect, it } from 'vitest'
import { formatArrivalTime } from './format-time.ts'

it.each([
  ['en', '12:00', '12:00 · 12:00 PM'],
  ['en', '00:30', '00:30 · 12:30 AM'],
  ['de', '17:30', '17:30 · 5:30 PM'],
  ['es', '17:30', '17:30 · 5:30 p. m.'],
  ['fr', '08:00', '08:00 · 8:00 AM'],
] as const)('SUMMARY-21 G21 no clock format is shown alone: %s: %s is %s', (language, time, expected) => {
  expect(formatArrivalTime(time, language)).toBe(expected)
})
