import { expect, it } from 'vitest'
import { buildGuest } from '../testing/builders.ts'
import { hasDuplicateDocument, hasDuplicateEmail } from './duplicates.ts'

const other = buildGuest({ id: 'guest-2', documentNumber: 'X 1234567-l', email: 'Ben@Example.com' })

it.each([
  ['VALID-18 the same number in another format', 'x1234567L', true],
  ['VALID-18 another number', 'X1234568L', false],
  ['VALID-18 none', undefined, false],
])('%s', (_, documentNumber, repeated) => {
  expect(hasDuplicateDocument(buildGuest({ documentNumber }), [other])).toBe(repeated)
})

it.each([
  ['VALID-19.a the same address in another case', 'ben@example.COM', true],
  ['another address', 'benn@example.com', false],
  ['none at all', undefined, false],
])('%s', (_, email, repeated) => {
  expect(hasDuplicateEmail(buildGuest({ email }), [other])).toBe(repeated)
})

it('a guest is not their own duplicate, and empty values are not duplicates', () => {
  const nobody = { documentNumber: undefined, email: undefined }
  expect(hasDuplicateDocument(other, [other])).toBe(false)
  expect(hasDuplicateDocument(buildGuest(nobody), [buildGuest({ id: 'guest-2', ...nobody })])).toBe(false)
  expect(hasDuplicateEmail(buildGuest(nobody), [buildGuest({ id: 'guest-2', ...nobody })])).toBe(false)
})
