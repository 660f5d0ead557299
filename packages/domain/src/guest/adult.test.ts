import { expect, it } from 'vitest'
import { isAdult } from './adult.ts'

const today = '2025-06-01'

it.each([
  ['GUESTS-12.a eighteen today', { birthDate: '2007-06-01' }, true],
  ['GUESTS-12.b eighteen tomorrow', { birthDate: '2007-06-02' }, false],
  ['the date of birth takes precedence', { birthDate: '2007-06-02', adult: true }, false],
  ["the hotel's value without one", { adult: false }, false],
  ['unknown', {}, undefined],
])('%s', (_, guest, expected) => {
  expect(isAdult(guest, today)).toBe(expected)
})
