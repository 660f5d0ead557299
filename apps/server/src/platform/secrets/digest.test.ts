import { expect, it } from 'vitest'
import { isSameSecret } from './is-same-secret.ts'
import { sha256 } from './sha256.ts'

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('the digest of “%s” is that of FIPS 180', (text, digest) => {
  expect([sha256(text), sha256(Buffer.from(text))]).toEqual([digest, digest])
})

it.each([
  ['secret', 'secret', true],
  ['secret', Buffer.from('secret'), true],
  ['secret', 'secreT', false],
  ['secre', 'secret', false],
  ['', 'secret', false],
  ['', '', true],
])('%o and %o are the same: %s', (given, expected, same) => {
  expect(isSameSecret(given, expected)).toBe(same)
})
