import { expect, it } from 'vitest'
import { isSameFirstName } from './is-same-first-name.ts'

it.each([
  ['Piotr', 'Piotr', true],
  ['piotr', 'Piotr Jan', true],
  ['Ana María', 'Ana', true],
  ['Zoë', 'Zoe', true],
  ['Piotr', 'P.', true],
  ['Piotr', undefined, true],
  ['Paul', 'Piotr', false],
  ['P', 'Piotr', false],
  ['', 'Piotr', false],
])('%j for %j: %s', (typed, known, isSame) => {
  expect(isSameFirstName(typed, known)).toBe(isSame)
})
