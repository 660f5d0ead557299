import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { findPostalCodes } from './postal-codes.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

const { body, reply } = findPostalCodes
const paris = { postalCode: '75001', city: 'Paris', region: '75' }

it('returns codes with their town', () => {
  expectRoundTrip(reply, { results: [paris] }, { results: [{ postal_code: '75001', city: 'Paris', region: '75' }] })
})

it.each([
  ['VALID-44.a two characters are too few', { country: 'FRA', query: '75' }, false],
  ['VALID-44.a blanks do not count', { country: 'FRA', query: ' 75 ' }, false],
  ['VALID-44.b three are enough', { country: 'FRA', query: '750' }, true],
  ['a country is required', { query: '750' }, false],
  ['a country is a code', { country: 'France', query: '750' }, false],
])('%s', (_rule, asked, fits) => {
  expect(z.safeDecode(body, asked as never).success).toBe(fits)
})

it('VALID-45 rejects six results', () => {
  expect(z.safeEncode(reply, { results: Array(5).fill(paris) }).success).toBe(true)
  expect(z.safeEncode(reply, { results: Array(6).fill(paris) }).success).toBe(false)
})
