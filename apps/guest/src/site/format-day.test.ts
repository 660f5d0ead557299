import { expect, it } from 'vitest'
import { formatDay } from './format-day.ts'

it.each([
  ['en', 'Sun 15 Nov', 'Sunday 15 November'],
  ['de', 'So 15. Nov', 'Sonntag, 15. November'],
  ['es', 'dom 15 nov', 'domingo, 15 de noviembre'],
  ['fr', 'dim 15 nov', 'dimanche 15 novembre'],
  ['pt', 'dom 15 nov', 'domingo, 15 de novembro'],
] as const)('formats a day in %s', (language, short, long) => {
  expect(formatDay('2026-11-15', language)).toBe(short)
  expect(formatDay('2026-11-15', language, 'long')).toBe(long)
})

it('formats a moment as its day', () => {
  expect(formatDay('2026-11-15T23:30:00Z', 'en')).toBe('Sun 15 Nov')
})
