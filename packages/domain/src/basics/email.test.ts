import { expect, it } from 'vitest'
import { isEmail } from './email.ts'

it.each([
  'ana@example.com',
  'a.b+c@x-y.example.co.uk',
  "o'brien@example.ie",
  'müller@bücher.example',
  'a@b.cd',
  '1_2@3.example',
])('J10 accepts %s as an email address', (text) => expect(isEmail(text)).toBe(true))

it.each([
  'a@b.com>',
  '<a@b.com',
  'mailto:a@b.com',
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a@example..com',
  'a@-example.com',
  'a@example-.com',
  'a@example.c',
  'a@example',
  'a b@example.com',
  'a@b@example.com',
  'a,b@example.com',
  '',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}`,
])('J10 rejects %s', (text) => expect(isEmail(text)).toBe(false))

it('J10 checks four hundred characters without backtracking', () => {
  expect(isEmail(`${'a.'.repeat(200)}@${'b.'.repeat(200)}`)).toBe(false)
})
