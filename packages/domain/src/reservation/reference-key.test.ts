import { expect, it } from 'vitest'
import { toReferenceKey } from './reference-key.ts'

it.each([
  ['with spaces and lower case', ' foy 1001'],
  ['in full-width characters', 'ＦＯＹ　１００１'],
  ['with invisible characters', '\u200bFOY\u00ad1001\u202c'],
])('a booking number is the same %s', (_, typed) => {
  expect(toReferenceKey(typed)).toBe('FOY1001')
})

it('lookalike letters are different', () => {
  expect(toReferenceKey('F\u041eY1001')).not.toBe('FOY1001')
})
