import { expect, it } from 'vitest'
import { type AccountForm, type AccountIssueKey, accountForms, checkAccountForm } from './account-form.ts'

const password = 'seven lamps lit'
const signup = { email: 'ana@example.com', password, repeatedPassword: password }
const profile = { firstName: 'Ana', lastName: 'Soler', email: 'ana@example.com' }
const document = { documentType: 'P', documentNumber: 'C01X00T47', expiryDate: '2032-01-31' }

it.each<[string, AccountForm, Record<string, string>]>([
  ['signing up with email and password alone', 'signup', signup],
  ['ACCOUNT-03.b a profile without a phone', 'profile', profile],
  ['a profile with a phone', 'profile', { ...profile, phone: '+49 15112345678' }],
  ['a document number with dots and a hyphen', 'identityDocument', { ...document, documentNumber: '99.999.999-r' }],
  ['any password for signing in', 'login', { email: 'ana@example.com', password: 'x' }],
])('accepts %s', (_, form, typed) => {
  expect(checkAccountForm(form, typed)).toEqual([])
})

it.each<[string, AccountForm, Record<string, string>, string, AccountIssueKey]>([
  ['ACCOUNT-04.a', 'signup', { ...signup, email: '' }, 'email', 'required'],
  ['ACCOUNT-04.b', 'signup', { ...signup, password: '', repeatedPassword: '' }, 'password', 'required'],
  ['ACCOUNT-03.a', 'profile', { ...profile, firstName: ' ' }, 'firstName', 'required'],
  ['ACCOUNT-03.a', 'profile', { ...profile, lastName: '' }, 'lastName', 'required'],
  ['ACCOUNT-03.a', 'profile', { ...profile, email: '' }, 'email', 'required'],
  ['a wrong phone', 'profile', { ...profile, phone: 'call me' }, 'phone', 'invalidPhone'],
  ['ACCOUNT-05', 'signup', { ...signup, repeatedPassword: `${password}!` }, 'repeatedPassword', 'password_missmatch'],
  ['ACCOUNT-05', 'password', { password, repeatedPassword: 'x' }, 'repeatedPassword', 'password_missmatch'],
  ['nine characters', 'password', { password: 'abcdefghi', repeatedPassword: 'abcdefghi' }, 'password', 'tooShort'],
  [
    "the user's own name",
    'signup',
    { ...signup, email: 'analucia@example.com', password: 'analucia19' },
    'password',
    'holdsOwnName',
  ],
  ['no document', 'identityDocument', { ...document, documentNumber: '?' }, 'documentNumber', 'invalidDocumentNumber'],
  ['an impossible date', 'identityDocument', { ...document, expiryDate: '2032-02-30' }, 'expiryDate', 'impossibleDate'],
])('%s: rejects the %s form', (_, form, typed, field, issue) => {
  expect(checkAccountForm(form, typed)).toContainEqual({ field, issue })
})

it('ACCOUNT-02.b the sign-up form has first name, last name, email, an optional phone and the password twice', () => {
  expect(accountForms.signup.map(({ name }) => name)).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'password',
    'repeatedPassword',
  ])
  expect(accountForms.signup.find(({ name }) => name === 'phone')?.mandatory).toBe(false)
})
