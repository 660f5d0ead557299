import { expect, it } from 'vitest'
import { addDays } from './add-days.ts'

it.each([
  ['2030-05-10', 2, '2030-05-12'],
  ['2030-12-31', 1, '2031-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2030-03-01', -1, '2030-02-28'],
])('%s plus %i days is %s', (day, days, then) => {
  expect(addDays(day, days)).toBe(then)
})
