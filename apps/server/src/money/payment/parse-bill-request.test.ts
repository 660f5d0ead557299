import { expect, it } from 'vitest'
import { parseBillRequest } from './parse-bill-request.ts'

it.each([
  ['a payer who wants none', { byEmail: false, email: 'a@example.com' }, undefined],
  ['an address', { byEmail: true, email: ' a@example.com ' }, { email: 'a@example.com' }],
  ['R28 no address: the booking’s', { byEmail: true }, { email: null }],
  ['spaces', { byEmail: true, email: ' ' }, { email: null }],
  ['what is no address', { byEmail: true, email: 'a@' }, undefined],
])('%s', (_, asked, expected) => {
  expect(parseBillRequest(asked)).toEqual(expected)
})
