import { expect, it } from 'vitest'
import { aged, inYears } from './demo-days.ts'

it('the ages of demo guests stay constant, on and around a birthday', () => {
  const birth = aged(21, '04-18')
  expect(birth('2027-04-17')).toBe('2005-04-18')
  expect(birth('2027-04-18')).toBe('2006-04-18')
  expect(birth('2031-12-31')).toBe('2010-04-18')
})

it('a demo document has the same remaining validity every year', () => {
  expect(inYears(6, '02-19')('2027-07-01')).toBe('2033-02-19')
  expect(inYears(-4, '02-20')('2027-07-01')).toBe('2023-02-20')
})
