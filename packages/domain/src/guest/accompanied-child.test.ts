import { expect, it } from 'vitest'
import { aGuest } from '../testing/builders.ts'
import { contactOf } from './accompanied-child.ts'

const today = '2027-05-10'
const anna = aGuest({ email: 'anna@example.com', phone: undefined })
const lena = aGuest({ id: 'guest-2', main: false, birthDate: '2019-02-01', email: undefined, phone: undefined })

it.each([
  ['a child’s is the parent’s', lena, 'anna@example.com'],
  ['a child’s own contact takes precedence', { ...lena, email: 'lena@example.com' }, 'lena@example.com'],
  ['an adult has only their own', { ...lena, birthDate: '1990-02-01' }, undefined],
])('G3 contact: %s', (_, guest, email) => {
  expect(contactOf(guest, [anna, guest], today)).toEqual({ email, phone: undefined })
})
