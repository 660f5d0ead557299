import { expect, it } from 'vitest'
import { buildGuest } from '../testing/builders.ts'
import { getContact } from './accompanied-child.ts'

const today = '2027-05-10'
const anna = buildGuest({ email: 'anna@example.com', phone: undefined })
const lena = buildGuest({ id: 'guest-2', main: false, birthDate: '2019-02-01', email: undefined, phone: undefined })

const luis = buildGuest({ id: 'luis', main: false, email: 'luis@example.com', phone: undefined })

it.each([
  ['a child’s is the parent’s', lena, 'anna@example.com'],
  ['a child’s is that of the adult to whom it is related', { ...lena, relatedTo: 'luis' }, 'luis@example.com'],
  ['a child’s own contact takes precedence', { ...lena, email: 'lena@example.com' }, 'lena@example.com'],
  ['an adult has only their own', { ...lena, birthDate: '1990-02-01' }, undefined],
])('G3 contact: %s', (_, guest, email) => {
  expect(getContact(guest, [anna, luis, guest], today)).toEqual({ email, phone: undefined })
})
