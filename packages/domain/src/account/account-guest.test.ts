import { expect, it } from 'vitest'
import { buildGuest } from '../testing/builders.ts'
import type { AccountProfile } from './account.ts'
import { fillFromAccount, findOwnGuest } from './account-guest.ts'

const profile: AccountProfile = {
  firstName: 'Lucía',
  lastName: 'García López',
  email: 'lucia@example.com',
  phone: '+34 600000001',
  emailConfirmed: true,
  document: { documentType: 'P', documentNumber: 'XDA000418', expiryDate: '2033-03-31' },
}
const policy = { manualEntry: true }

const { firstName: _f, lastName: _l, email: _e, phone: _p, documentNumber: _n, ...nobody } = buildGuest()
const ana = buildGuest()

it.each([
  ['by email, ignoring case', buildGuest({ id: 'own', main: false, email: 'LUCIA@example.com' }), true],
  [
    'by name, ignoring accents',
    buildGuest({ id: 'own', main: false, firstName: 'Lucia', lastName: 'Garcia Lopez' }),
    true,
  ],
  [
    'by a surname in two fields',
    buildGuest({ id: 'own', main: false, firstName: 'Lucía', lastName: 'García', secondLastName: 'López' }),
    true,
  ],
  ['as the main guest without data', { ...nobody, id: 'own' }, true],
  ['not as another guest without data', { ...nobody, id: 'own', main: false }, false],
  ['not as a different person', buildGuest({ id: 'own', firstName: 'Jonas', email: 'jonas@example.com' }), false],
])("finds the account's owner %s", (_, guest, isOwn) => {
  expect(findOwnGuest([{ ...ana, main: false }, guest], profile)?.id).toBe(isOwn ? 'own' : undefined)
})

it('fills in only the fields that are still empty', () => {
  const others: never[] = []
  expect(fillFromAccount(nobody, { profile, others, policy })).toEqual({
    firstName: 'Lucía',
    lastName: 'García López',
    email: 'lucia@example.com',
    phone: '+34 600000001',
    ...profile.document,
  })
  expect(fillFromAccount(ana, { profile, others, policy })).toEqual({})
  expect(fillFromAccount({ ...nobody, firstName: 'Luz' }, { profile, others, policy })).not.toHaveProperty('lastName')
})

it.each([
  ['if the hotel requires a scan', { others: [], policy: { manualEntry: false } }],
  ['that another guest has given', { others: [buildGuest({ id: 'other', documentNumber: 'XDA-000418' })], policy }],
])('takes no document %s', (_, filling) => {
  expect(fillFromAccount(nobody, { profile, ...filling })).not.toHaveProperty('documentNumber')
})

it('R15 takes no document if only its masked number is known', () => {
  const document = { documentType: 'P', documentNumber: '••••0418', expiryDate: '2031-05-01' } as const
  const filled = fillFromAccount(nobody, { profile: { ...profile, document }, others: [], policy })
  expect([filled.documentNumber, filled.email]).toEqual([undefined, profile.email])
})

it('adds nothing to a guest whose data is masked', () => {
  const masked = { why: 'givenElsewhere' as const, owes: [] }
  expect(fillFromAccount({ ...nobody, masked }, { profile, others: [], policy })).toEqual({})
})

it('changes nothing of a guest that the hotel has locked', () => {
  expect(fillFromAccount({ ...nobody, editable: false }, { profile, others: [], policy })).toEqual({})
})
