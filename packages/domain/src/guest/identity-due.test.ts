import { expect, it } from 'vitest'
import { buildGuest } from '../testing/builders.ts'
import { isIdentityDue } from './identity-due.ts'

const today = '2027-05-10'
const site = (beforeKey: boolean) => ({ policies: { identity: { beforeKey } } })

it.each([
  ['an adult whom no one has seen', { birthDate: '1990-01-01' }, true],
  ['an adult who was seen', { birthDate: '1990-01-01', identitySeen: true }, false],
  ['a child', { birthDate: '2015-01-01' }, false],
  ['a guest of unknown age', { adult: undefined, birthDate: undefined }, true],
] as const)('Italy: %s', (_, guest, due) => {
  expect(isIdentityDue(buildGuest(guest), site(true), today)).toBe(due)
  expect(isIdentityDue(buildGuest(guest), site(false), today)).toBe(false)
})
