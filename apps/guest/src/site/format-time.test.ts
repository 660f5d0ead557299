import { expect, it } from 'vitest'
import { formatArrivalTime } from './format-time.ts'

it.each([
  ['en', '00:30', '00:30 · 12:30 AM'],
  ['de', '17:30', '17:30 · 5:30 PM'],
  ['es', '17:30', '17:30 · 5:30 p. m.'],
  ['fr', '08:00', '08:00 · 8:00 AM'],
] as const)('SUMMARY-21 G21 both clock formats are shown: %s: %s is %s', (language, time, expected) => {
  expect(formatArrivalTime(time, language)).toBe(expected)
})

it.each([
  ['en', '12:00', '12:00 PM'],
  ['de', '10:30', '10:30 AM'],
  ['es', '11:00', '11:00 a. m.'],
] as const)('G43 shows a time once if both formats have the same digits: %s: %s is %s', (language, time, expected) => {
  expect(formatArrivalTime(time, language)).toBe(expected)
})
