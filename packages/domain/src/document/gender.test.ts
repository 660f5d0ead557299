import { expect, it } from 'vitest'
import { genderOf } from './gender.ts'

it.each([
  ['male', 'M'],
  ['m', 'M'],
  ['H', 'M'],
  [' Male ', 'M'],
  ['female', 'F'],
  ['x', 'F'],
  ['', 'F'],
])('VALID-42 %j becomes %s', (word, gender) => {
  expect(genderOf(word)).toBe(gender)
})
