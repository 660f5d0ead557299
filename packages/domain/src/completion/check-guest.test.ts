import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type FieldInput, guestFieldNames, parseField } from '../fields/field.ts'
import { type FieldIssue, isBlocking, literalIssueTexts } from '../fields/issues.ts'
import type { Guest } from '../guest/guest.ts'
import type { GuestPolicy } from '../guest/guest-policy.ts'
import { buildGuest, buildSite } from '../testing/builders.ts'
import { checkGuest } from './check-guest.ts'

const today = '2025-06-01'

interface Case {
  readonly guest?: Partial<Guest>
  readonly fields: readonly FieldInput[]
  readonly others?: readonly Guest[]
  readonly policy?: Partial<GuestPolicy>
}

function check({ guest, fields, others = [], policy }: Case): readonly FieldIssue[] {
  return checkGuest(buildGuest(guest), {
    fields: fields.map(parseField),
    others,
    policy: { ...buildSite().policies.guests, ...policy },
    today,
  })
}

const surname = { name: 'lastName', full_surname_nationalities: ['ESP'] }

it.each<[string, Case, readonly FieldIssue[]]>([
  [
    'VALID-04 a wrong document number',
    {
      guest: { nationality: 'ESP', documentType: 'DNI', documentNumber: '12345678A' },
      fields: [{ name: 'documentNumber' }],
    },
    [{ field: 'documentNumber', issue: 'invalidDocumentNumber' }],
  ],
  [
    'VALID-10.a VALID-10.b a wrong support number, with the format expected',
    { guest: { nationality: 'ESP', documentType: 'DNI', supportNumber: '123' }, fields: [{ name: 'supportNumber' }] },
    [{ field: 'supportNumber', issue: 'supportNumberFormat', expected: 'AAA000000' }],
  ],
  [
    'VALID-13.a VALID-14 one surname where two are needed',
    { guest: { nationality: 'ESP', lastName: 'Soler' }, fields: [surname] },
    [{ field: 'lastName', issue: 'fullSurnameRequired' }],
  ],
  ['two surnames', { guest: { nationality: 'ESP', lastName: 'Soler Puig' }, fields: [surname] }, []],
  ['VALID-13.b one is enough for others', { guest: { lastName: 'Soler' }, fields: [surname] }, []],
  [
    'VALID-15 two fields contain the two surnames',
    {
      guest: { nationality: 'ESP', lastName: 'Soler', secondLastName: 'Puig' },
      fields: [surname, { name: 'secondLastName' }],
    },
    [],
  ],
  [
    'VALID-31 the second of two fields left empty',
    { guest: { nationality: 'ESP', lastName: 'Soler' }, fields: [surname, { name: 'secondLastName' }] },
    [{ field: 'secondLastName', issue: 'required' }],
  ],
  [
    "VALID-18 another guest's document",
    { fields: [{ name: 'documentNumber' }], others: [buildGuest({ id: 'guest-2', documentNumber: 'c01x-00t47' })] },
    [{ field: 'documentNumber', issue: 'duplicateDocument' }],
  ],
  ['VALID-18 their own document', { fields: [{ name: 'documentNumber' }], others: [buildGuest()] }, []],
  [
    "VALID-19.a another guest's email, in capitals",
    { fields: [{ name: 'email' }], others: [buildGuest({ id: 'guest-2', email: 'ANA.SOLER@example.com' })] },
    [{ field: 'email', issue: 'emailError' }],
  ],
  [
    'VALID-19.b if repeats are allowed',
    { fields: [{ name: 'email' }], others: [buildGuest({ id: 'guest-2' })], policy: { repeatedEmailAllowed: true } },
    [],
  ],
  [
    'VALID-26.a neither email nor phone',
    {
      guest: { email: undefined, phone: undefined },
      fields: [{ name: 'email' }, { name: 'phone' }],
      policy: { policeIntegration: true },
    },
    [
      { field: 'email', issue: 'emailOrPhone' },
      { field: 'phone', issue: 'emailOrPhone' },
    ],
  ],
  [
    'VALID-47 a disabled field is not checked',
    { guest: { country: 'HKG', postalCode: '10115' }, fields: [{ name: 'postalCode', mandatory: true, max_chars: 4 }] },
    [],
  ],
  ['a hidden field is not checked', { guest: { email: 'nonsense' }, fields: [{ name: 'email', visible: false }] }, []],
])('%s', (_, given, issues) => {
  expect(check(given)).toEqual(issues)
})

it.each<[string, Partial<Guest>, FieldIssue['issue'] | undefined]>([
  ['born tomorrow', { birthDate: '2025-06-02' }, 'birthDateOutOfRange'],
  ['born today', { birthDate: '2025-06-01' }, undefined],
  ['born a hundred years ago', { birthDate: '1925-06-01' }, undefined],
  ['born earlier than that', { birthDate: '1925-05-31' }, 'birthDateOutOfRange'],
  ['born on an impossible date', { birthDate: '1985-02-30' }, 'impossibleDate'],
  ['issued tomorrow', { issueDate: '2025-06-02' }, 'issueDateInFuture'],
  ['issued before birth', { issueDate: '1985-05-31' }, 'issueDateBeforeBirth'],
  ['expires before it was issued', { issueDate: '2020-01-01', expiryDate: '2019-12-31' }, 'expiryBeforeIssue'],
  ['expires before birth', { expiryDate: '1985-05-31' }, 'expiryBeforeBirth'],
  ['never expires', { expiryDate: '2999-01-01' }, undefined],
])('dates: %s', (_, guest, expected) => {
  const fields = [{ name: 'birthDate' }, { name: 'issueDate' }, { name: 'expiryDate' }]
  expect(check({ guest, fields })[0]?.issue).toBe(expected)
})

it('an expired document is a warning and does not block the guest', () => {
  const issues = check({ guest: { expiryDate: '2025-05-31' }, fields: [{ name: 'expiryDate', mandatory: true }] })
  expect(issues).toEqual([{ field: 'expiryDate', issue: 'documentExpired', warning: true }])
  expect(issues.some(isBlocking)).toBe(false)
})

it.each([
  ['invalidDocumentNumber', 'Invalid document number'],
  ['supportNumberFormat', 'Support number has an invalid format'],
  ['fullSurnameRequired', 'Full surname required'],
  ['invalidPhone', 'Invalid phone number'],
  ['emailError', 'Email error'],
] as const)('the text for %s is %j', (key, text) => {
  expect(literalIssueTexts[key]).toBe(text)
})

it('checks any input and returns at most one issue per field', () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('ESP', '2025-02-30', '12345678Z', '0001-01-01', '9999-12-31'),
    fc.constant(undefined),
  )
  const typed = fc.record(Object.fromEntries(guestFieldNames.map((name) => [name, value])))
  const fields = guestFieldNames.map((name) => ({ name, mandatory: true }))
  fc.assert(
    fc.property(typed, fc.boolean(), (guest, policeIntegration) => {
      const issues = check({ guest: guest as Partial<Guest>, fields, policy: { policeIntegration } })
      expect(new Set(issues.map(({ field }) => field)).size).toBe(issues.length)
    }),
  )
})
