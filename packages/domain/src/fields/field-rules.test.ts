import { expect, it } from 'vitest'
import { getDocumentType } from '../document/document-type.ts'
import type { Guest } from '../guest/guest.ts'
import type { GuestPolicy } from '../guest/guest-policy.ts'
import { buildGuest, buildSite } from '../testing/builders.ts'
import { type FieldInput, parseField } from './field.ts'
import { getShownFields } from './field-rules.ts'

const today = '2025-06-01'
const police: Partial<GuestPolicy> = { policeIntegration: true }
const hidden = { visible: false }

function shown(
  field: FieldInput,
  guest: Partial<Guest> = {},
  policy: Partial<GuestPolicy> = {},
  more: FieldInput[] = [],
) {
  const fields = [field, ...more].map(parseField)
  const [first] = getShownFields(fields, buildGuest(guest), { ...buildSite().policies.guests, ...policy }, today)
  if (first?.field.name !== field.name) return 'not shown'
  const obligation = first.mandatory ? 'mandatory' : 'optional'
  return `${first.disabled ? 'disabled, ' : ''}${obligation}: ${first.reason}`
}

type Row = [string, FieldInput, Partial<Guest>, Partial<GuestPolicy>, string]

it.each<Row>([
  ['a mandatory field', { name: 'city', mandatory: true }, {}, {}, 'mandatory: configured'],
  ['a field', { name: 'city' }, {}, {}, 'optional: configured'],
  ['MODEL-24.d an invisible field', { name: 'city', mandatory: true, ...hidden }, {}, {}, 'not shown'],
  ['VALID-41.a hidden for a nationality', { name: 'city', hidden_for_nationalities: ['DEU'] }, {}, {}, 'not shown'],
  ['VALID-41.b not for another', { name: 'city', hidden_for_nationalities: ['FRA'] }, {}, {}, 'optional: configured'],
  [
    'VALID-41.a hidden even if the police require it',
    { name: 'street', hidden_for_nationalities: ['DEU'] },
    {},
    police,
    'not shown',
  ],
  [
    'G3 a child’s contact is the parent’s, whatever the police or the hotel require',
    { name: 'email', mandatory: true },
    { main: false, birthDate: '2016-01-01', phone: undefined },
    police,
    'not shown',
  ],
  [
    'G3 nor is its phone shown',
    { name: 'phone' },
    { main: false, birthDate: '2016-01-01', email: undefined },
    police,
    'not shown',
  ],
  [
    'G3 nor its consent to emails',
    { name: 'emailConsent', type: 'checkbox' },
    { main: false, adult: false, birthDate: undefined },
    {},
    'not shown',
  ],
  [
    'G3 a child who is the main guest has its own contact',
    { name: 'email' },
    { main: true, birthDate: '2010-01-01', phone: undefined },
    police,
    'mandatory: emailOrPhone',
  ],
])('%s', (_, field, guest, policy, expected) => {
  expect(shown(field, guest, policy)).toBe(expected)
})

it.each<Row>([
  [
    'VALID-26.a neither: the email',
    { name: 'email' },
    { email: undefined, phone: undefined },
    police,
    'mandatory: emailOrPhone',
  ],
  [
    'VALID-26.a neither: the phone',
    { name: 'phone' },
    { email: undefined, phone: undefined },
    police,
    'mandatory: emailOrPhone',
  ],
  [
    'VALID-26.b with a phone the email is optional',
    { name: 'email' },
    { email: undefined },
    police,
    'optional: emailOrPhone',
  ],
  [
    'VALID-26.b with an email the phone is optional',
    { name: 'phone' },
    { phone: undefined },
    police,
    'optional: emailOrPhone',
  ],
  ["the hotel's own setting stays", { name: 'email', mandatory: true }, {}, police, 'mandatory: configured'],
  ['shown although hidden for others', { name: 'email', ...hidden }, {}, police, 'optional: emailOrPhone'],
  ['not required without police integration', { name: 'email' }, { phone: undefined }, {}, 'optional: configured'],
  ['VALID-27 the street', { name: 'street', ...hidden }, {}, police, 'mandatory: policeAsks'],
  ['VALID-27 without police integration', { name: 'street', ...hidden }, {}, {}, 'not shown'],
  ['VALID-28.a the postal code', { name: 'postalCode' }, {}, police, 'mandatory: policeAsks'],
  [
    'VALID-28.b never where there are no postal codes',
    { name: 'postalCode' },
    { country: 'HKG' },
    police,
    'disabled, optional: noPostalCodes',
  ],
  [
    'VALID-47 not even if the hotel requires one',
    { name: 'postalCode', mandatory: true },
    { country: 'ARE' },
    {},
    'disabled, optional: noPostalCodes',
  ],
  [
    'VALID-40.a the relationship of a minor',
    { name: 'relationship', mandatory: true },
    { birthDate: '2007-06-02' },
    police,
    'mandatory: configured',
  ],
  ['VALID-40.b not of an adult', { name: 'relationship' }, { birthDate: '2007-06-01' }, police, 'not shown'],
  ['VALID-40.c not without police integration', { name: 'relationship' }, { birthDate: '2015-06-02' }, {}, 'not shown'],
  [
    'not while the age is unknown',
    { name: 'relationship' },
    { birthDate: undefined, adult: undefined },
    police,
    'not shown',
  ],
])('police: %s', (_, field, guest, policy, expected) => {
  expect(shown(field, guest, policy)).toBe(expected)
})

it.each<Row>([
  [
    'VALID-29.a the region in the named country',
    { name: 'region', mandatory_for_countries: ['ESP'] },
    { country: 'ESP' },
    {},
    'mandatory: countryAsks',
  ],
  ['VALID-29.b not elsewhere', { name: 'region', mandatory_for_countries: ['ESP'] }, {}, {}, 'optional: configured'],
  [
    'VALID-29.b not by nationality',
    { name: 'region', mandatory_for_countries: ['ESP'] },
    { nationality: 'ESP' },
    {},
    'optional: configured',
  ],
  [
    'VALID-33.a the municipality',
    { name: 'municipality', mandatory_for_countries: ['ITA'] },
    { country: 'ITA' },
    {},
    'mandatory: countryAsks',
  ],
  [
    'VALID-33.b the municipality elsewhere',
    { name: 'municipality', mandatory_for_countries: ['ITA'] },
    { country: 'DEU' },
    {},
    'optional: configured',
  ],
  [
    'VALID-32.b the province of birth',
    { name: 'birthProvince', mandatory_for_countries: ['ITA'] },
    { birthCountry: 'ITA' },
    {},
    'mandatory: countryAsks',
  ],
  [
    'VALID-32.a the municipality of birth',
    { name: 'birthMunicipality', mandatory_for_countries: ['ITA'] },
    { birthCountry: 'ITA' },
    {},
    'mandatory: countryAsks',
  ],
  [
    'VALID-32.c the municipality of a birth elsewhere',
    { name: 'birthMunicipality', mandatory_for_countries: ['ITA'] },
    { birthCountry: 'DEU' },
    {},
    'optional: configured',
  ],
  [
    'VALID-32.c the province of a birth elsewhere',
    { name: 'birthProvince', mandatory_for_countries: ['ITA'] },
    { birthCountry: 'DEU' },
    {},
    'optional: configured',
  ],
  [
    'not by residence',
    { name: 'birthMunicipality', mandatory_for_countries: ['ITA'] },
    { country: 'ITA' },
    {},
    'optional: configured',
  ],
])('countries: %s', (_, field, guest, policy, expected) => {
  expect(shown(field, guest, policy)).toBe(expected)
})

const exempt = { mandatory: true, optional_for_nationalities: ['DEU'] }

it.each<Row>([
  ['VALID-30.a the number', { name: 'documentNumber', ...exempt }, {}, {}, 'optional: nationalityExempt'],
  ['VALID-30.a the type', { name: 'documentType', ...exempt }, {}, {}, 'optional: nationalityExempt'],
  ['VALID-30.b the expiry', { name: 'expiryDate', ...exempt }, {}, {}, 'optional: nationalityExempt'],
  ['VALID-30.b the issue date', { name: 'issueDate', ...exempt }, {}, {}, 'optional: nationalityExempt'],
  ...['documentNumber', 'documentType', 'expiryDate', 'issueDate'].map(
    (name): Row => [
      `VALID-30.c not the ${name} of others`,
      { name, ...exempt },
      { nationality: 'FRA' },
      {},
      'mandatory: configured',
    ],
  ),
  [
    'VALID-34.a the support number of type D',
    { name: 'supportNumber', ...hidden },
    { documentType: 'D', nationality: 'ESP' },
    {},
    'mandatory: documentType',
  ],
  [
    'VALID-34.a of type I',
    { name: 'supportNumber' },
    { documentType: 'I', nationality: 'ESP' },
    {},
    'mandatory: documentType',
  ],
  [
    'VALID-34.a of type ID',
    { name: 'supportNumber' },
    { documentType: 'ID', nationality: 'ESP' },
    {},
    'mandatory: documentType',
  ],
  [
    'of type DNI, which is sent as D',
    { name: 'supportNumber' },
    { documentType: 'DNI', nationality: 'ESP' },
    {},
    'mandatory: documentType',
  ],
  [
    'J4 not of a foreign card',
    { name: 'supportNumber' },
    { documentType: 'I', nationality: 'DEU' },
    {},
    'optional: configured',
  ],
  [
    'J4 of a Spanish card of a foreign resident',
    { name: 'supportNumber' },
    { documentType: 'I', nationality: 'DEU', issueCountry: 'ESP' },
    {},
    'mandatory: documentType',
  ],
  [
    'VALID-34.b not of a passport',
    { name: 'supportNumber' },
    { documentType: 'P', nationality: 'ESP' },
    {},
    'optional: configured',
  ],
  [
    'VALID-34.b not of type N',
    { name: 'supportNumber' },
    { documentType: 'N', nationality: 'ESP' },
    {},
    'optional: configured',
  ],
  [
    'P25 of type N where the authority is informed: Spain asks for the support number of a residence card',
    { name: 'supportNumber', ...hidden },
    { documentType: 'N', nationality: 'MAR' },
    { policeIntegration: true },
    'mandatory: policeAsks',
  ],
  [
    'P25 not of another country’s card, which has none',
    { name: 'supportNumber' },
    { documentType: 'I', nationality: 'DEU' },
    { policeIntegration: true },
    'optional: configured',
  ],
  [
    'VALID-35.a the expiry at seventy',
    { name: 'expiryDate', mandatory: true },
    { birthDate: '1955-06-01' },
    {},
    'optional: documentForLife',
  ],
  [
    'VALID-35.c the expiry at sixty-nine',
    { name: 'expiryDate', mandatory: true },
    { birthDate: '1955-06-02' },
    {},
    'mandatory: configured',
  ],
  [
    'VALID-36.a the issue date over seventy',
    { name: 'issueDate', ...hidden },
    { birthDate: '1950-01-01', issueDate: '2015-01-01' },
    {},
    'mandatory: issueDateInDoubt',
  ],
  [
    'VALID-36.b not at exactly seventy',
    { name: 'issueDate', ...hidden },
    { birthDate: '1955-06-01', issueDate: '2015-01-01' },
    {},
    'not shown',
  ],
  [
    "MODEL-08.d the issue date when the hotel's system asks",
    { name: 'issueDate', ...hidden },
    { askForIssueDate: true },
    {},
    'mandatory: issueDateInDoubt',
  ],
])('document: %s', (_, field, guest, policy, expected) => {
  expect(shown(field, guest, policy)).toBe(expected)
})

it.each([
  ['VALID-31 the second surname of a full-surname nationality', 'ESP', 'mandatory: fullSurname'],
  ['VALID-31 not of others', 'DEU', 'not shown'],
])('%s', (_, nationality, expected) => {
  const lastName = { name: 'lastName', full_surname_nationalities: ['ESP'] }
  expect(shown({ name: 'secondLastName', ...hidden }, { nationality }, {}, [lastName])).toBe(expected)
})

const policyOf = (national_police_integration: boolean) =>
  buildSite({ flags: { national_police_integration } }).policies.guests
const nowhere = { email: undefined, phone: undefined, street: undefined, postalCode: undefined }
const minor = { birthDate: '2007-06-02' }

it('CONFIG-02.a CONFIG-02.b police integration requires its fields, and the relationship of a minor', () => {
  for (const name of ['email', 'phone', 'street', 'postalCode'])
    expect([name, shown({ name }, nowhere, policyOf(true))]).toEqual([name, expect.stringMatching(/^mandatory/)])
  expect(shown({ name: 'relationship' }, minor, policyOf(true))).toBe('optional: configured')
})

it('CONFIG-02.d without police integration none of them is mandatory and the document type stays as given', () => {
  for (const name of ['email', 'phone', 'street', 'postalCode'])
    expect([name, shown({ name }, nowhere, policyOf(false))]).toEqual([name, 'optional: configured'])
  expect(shown({ name: 'relationship' }, minor, policyOf(false))).toBe('not shown')
  expect(getDocumentType({ documentType: 'ID', nationality: 'ITA' }, policyOf(false))).toBe('ID')
})

it("CONFIG-02.c police integration turns a foreigner's ID into I", () => {
  expect(getDocumentType({ documentType: 'ID', nationality: 'ITA' }, policyOf(true))).toBe('I')
})

it.each<[string, Partial<FieldInput>, string]>([
  ['the phone is optional where the hotel requires the e-mail', { mandatory: true }, 'optional: emailOrPhone'],
  [
    'but not for a nationality that need not give it',
    { mandatory: true, optional_for_nationalities: ['DEU'] },
    'mandatory: emailOrPhone',
  ],
])('G34 no contradicting requirements: %s', (_, email, expected) => {
  const guest = { email: undefined, phone: undefined, nationality: 'DEU' }
  expect(shown({ name: 'phone' }, guest, police, [{ name: 'email', ...email }])).toBe(expected)
})
