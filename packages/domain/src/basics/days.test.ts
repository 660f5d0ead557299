import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ageOn, isRealDay, yearsBefore } from './days.ts'

const today = '2025-06-01'

it.each([
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-04-31', false],
  ['2025-13-01', false],
  ['2025-00-10', false],
  ['2025-6-1', false],
  ['1925-12-31', true],
  ['2999-01-01', true],
  ['2025-06-01T00:00', false],
  ['', false],
])('%j is a valid date: %s', (text, real) => {
  expect(isRealDay(text)).toBe(real)
})

it.each([
  ['on the birthday', '2007-06-01', 18],
  ['the day before', '2007-06-02', 17],
  ['born today', '2025-06-01', 0],
  ['29 February', '2004-02-29', 21],
])('age %s', (_, birthDate, age) => {
  expect(ageOn(today, birthDate)).toBe(age)
})

it('someone born on 29 February comes of age on 1 March', () => {
  expect([ageOn('2026-02-28', '2008-02-29'), ageOn('2026-03-01', '2008-02-29')]).toEqual([17, 18])
})

it('age never decreases over time', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, day, (birth, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one]
      expect(ageOn(later, birth)).toBeGreaterThanOrEqual(ageOn(earlier, birth))
    }),
  )
})

it('goes back a hundred years', () => {
  expect(yearsBefore(today, 100)).toBe('1925-06-01')
})
