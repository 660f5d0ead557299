import { expect, it } from 'vitest'
import { isOtherGuest } from './is-other-guest.ts'

const giulia = { customerId: 'C1', firstName: 'Giulia', lastName: 'Rossi' }
const marco = { firstName: 'Marco', lastName: 'Bianchi' }
const agency = { lastName: 'Acme Travel' }
const party = { main: giulia, others: [agency, marco] }

it.each([
  ['another surname', { firstName: 'Anna', lastName: 'Verdi' }],
  ['another surname with another number', { customerId: 'C9', firstName: 'Anna', lastName: 'Verdi' }],
  ['a relative with another number', { customerId: 'C9', firstName: 'Paolo', lastName: 'Rossi' }],
  ['only one of two surnames in common', { lastName: 'Verdi Rossi' }],
])('R22 %s is another guest', (_, named) => {
  expect(isOtherGuest(party, named)).toBe(true)
})

it.each([
  ['the same name', { firstName: 'Giulia', lastName: 'Rossi' }],
  ['another spelling', { firstName: 'GIULIA', lastName: 'ROSSI' }],
  ['a second surname', { firstName: 'Giulia', lastName: 'Rossi Conti' }],
  ['a corrected surname with the same number', { ...giulia, lastName: 'Russo' }],
  ['another first name without a number', { firstName: 'Paolo', lastName: 'Rossi' }],
  ['the same name with another number', { ...giulia, customerId: 'C9' }],
  ['the same surname with another number and no first name', { customerId: 'C9', lastName: 'Rossi' }],
  ['someone of the party', marco],
  ['the person who booked', agency],
  ['no name', {}],
])('R22 %s is no other guest', (_, named) => {
  expect(isOtherGuest(party, named)).toBe(false)
})

it('R22 the first name of a stay without one is no other guest', () => {
  expect(isOtherGuest({ main: {}, others: [{}] }, marco)).toBe(false)
})
