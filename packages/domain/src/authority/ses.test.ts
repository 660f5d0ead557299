import { expect, it } from 'vitest'
import { optionValues } from '../fields/option-values.ts'
import { findReportIssues } from './authorities.ts'
import {
  getSesContact,
  getSesDocumentType,
  isSesRelationship,
  sesRelationships,
  toChildRelationship,
} from './ses-codes.ts'
import type { ReportedPerson, StayReport } from './stay-report.ts'

const lucia: ReportedPerson = {
  guestId: 'lucia',
  main: true,
  firstName: 'Lucía',
  lastName: 'García',
  secondLastName: 'Soler',
  gender: 'F',
  birthDate: '1988-03-02',
  nationality: 'ESP',
  documentType: 'I',
  documentNumber: '12345678-z',
  supportNumber: 'CAA000000',
  street: 'Calle Mayor 1',
  municipality: '28079',
  postalCode: '28013',
  country: 'ESP',
  phone: '+34 600 00 00 00',
}
const pau: ReportedPerson = {
  guestId: 'pau',
  main: false,
  firstName: 'Pau',
  lastName: 'García',
  birthDate: '2019-05-11',
  street: 'Calle Mayor 1',
  municipality: '28079',
  postalCode: '28013',
  country: 'ESP',
  relationship: 'PM',
}
const stay: StayReport = {
  reference: 'FOY1001',
  contractDay: '2027-03-01',
  arrivalDay: '2027-05-10',
  arrivalTime: '00:30',
  departureDay: '2027-05-13',
  departureTime: '12:00',
  rooms: 1,
  payment: { type: 'card' },
  people: [lucia, pau],
}

const find = (changes: Partial<StayReport>) =>
  findReportIssues({ ...stay, ...changes }, 'ses').map(
    ({ guestId, field, issue }) => `${guestId ? `${guestId} ` : ''}${field} ${issue}`,
  )

it('finds nothing in a complete stay of a mother with her son, who has no document', () => {
  expect(find({})).toEqual([])
})

it.each<[string, Partial<ReportedPerson>, string[]]>([
  ['a NIF without second surname', { secondLastName: undefined }, ['secondLastName missing']],
  ['a NIF without support number', { supportNumber: undefined }, ['supportNumber missing']],
  ['a NIF with a wrong letter', { documentNumber: '12345678A' }, ['documentNumber invalid']],
  [
    'a Spanish passport, which has neither',
    { documentType: 'P', documentNumber: 'PAA123456', supportNumber: undefined, secondLastName: undefined },
    [],
  ],
  [
    'a NIE without support number, whatever the nationality',
    { nationality: 'DEU', documentType: 'N', documentNumber: 'X1234567L', supportNumber: undefined },
    ['supportNumber missing'],
  ],
  [
    'a NIE with support number, but no second surname',
    {
      nationality: 'DEU',
      documentType: 'N',
      documentNumber: 'X1234567L',
      supportNumber: 'E00000000',
      secondLastName: undefined,
    },
    [],
  ],
  [
    'a NIE with a wrong letter',
    { nationality: 'DEU', documentType: 'N', documentNumber: 'X1234567A' },
    ['documentNumber invalid'],
  ],
  [
    'a German identity card',
    { nationality: 'DEU', documentNumber: 'L01X00T47', supportNumber: undefined, secondLastName: undefined },
    [],
  ],
  ['an adult without document', { documentNumber: undefined }, ['documentNumber missing']],
  [
    'an adult with a NIF that is not known yet',
    { documentNumber: undefined, supportNumber: undefined, secondLastName: undefined },
    ['secondLastName missing', 'documentNumber missing', 'supportNumber missing'],
  ],
  ['a document of 15 letters and a blank', { documentType: 'P', documentNumber: `A ${'1'.repeat(14)}` }, []],
  ['a town of another province', { region: '08' }, ['municipality unknownCode']],
  ['a document of 16 letters', { documentType: 'P', documentNumber: 'A'.repeat(16) }, ['documentNumber tooLong']],
  ['a name of 50 letters', { lastName: 'x'.repeat(50) }, []],
  ['a name of 51 letters', { lastName: 'x'.repeat(51) }, ['lastName tooLong']],
  ['a street of 101 letters', { street: 'x'.repeat(101) }, ['street tooLong']],
  ['a support number of 9 letters with a blank', { supportNumber: 'CAA 000000' }, []],
  ['a support number of 10 letters', { supportNumber: 'CAA0000000' }, ['supportNumber tooLong']],
  ['an e-mail address of 251 letters', { email: `${'x'.repeat(239)}@example.com` }, ['email tooLong']],
  ['an e-mail address only', { phone: undefined, email: 'lucia@example.com' }, []],
  ['a phone number of 20 digits with blanks', { phone: `+${'123 '.repeat(6)}1` }, []],
  ['a phone number of 21 digits', { phone: '1'.repeat(21) }, ['phone tooLong']],
  ['a Spanish home with a name of a town', { municipality: 'Madrid' }, ['municipality unknownCode']],
  ['a Spanish home with a city only', { municipality: undefined, city: 'Madrid' }, ['municipality missing']],
  ['a French home', { country: 'FRA', municipality: undefined, city: 'Lyon', postalCode: '69001' }, []],
  ['a French home without town', { country: 'FRA', municipality: undefined }, ['city missing']],
  [
    'a home in a country without postal codes',
    { country: 'ARE', municipality: undefined, city: 'Dubai', postalCode: undefined },
    [],
  ],
])('%s', (_, changes, issues) => {
  expect(find({ people: [{ ...lucia, ...changes }] })).toEqual(issues.map((issue) => `lucia ${issue}`))
})

it.each<[string, Partial<ReportedPerson>, string[]]>([
  ['without relationship', { relationship: undefined }, ['pau relationship missing']],
  ['with an unknown relationship', { relationship: 'XX' }, ['pau relationship unknownCode']],
  [
    'with an unfinished NIF',
    { documentType: 'I', nationality: 'ESP', documentNumber: '1' },
    ['pau secondLastName missing', 'pau documentNumber invalid', 'pau supportNumber missing'],
  ],
  [
    'who becomes 18 on the day of arrival',
    { birthDate: '2009-05-10' },
    ['pau phone missing', 'pau documentNumber missing'],
  ],
  ['who becomes 18 on the day after', { birthDate: '2009-05-11' }, []],
])('a child %s', (_, changes, issues) => {
  expect(find({ people: [lucia, { ...pau, ...changes }] })).toEqual(issues)
})

it.each<[string, Partial<StayReport>, string[]]>([
  ['no contract day', { contractDay: undefined }, ['contractDay missing']],
  ['no kind of payment', { payment: {} }, ['paymentType missing']],
  ['a reference of 51 letters', { reference: 'x'.repeat(51) }, ['reference tooLong']],
  ['a departure before the arrival', { departureDay: '2027-05-09' }, ['departureDay invalid']],
  ['no people', { people: [] }, ['people missing']],
  ['children who cannot be reached', { people: [pau] }, ['pau phone missing']],
])('a stay with %s', (_, changes, issues) => {
  expect(find(changes)).toEqual(issues)
})

const driver = { ...lucia, licence: { number: '12345678Z', until: '2030-01-01' } }
const vehicle = {
  category: 'Compact',
  kind: 'TURISMO',
  make: 'SEAT',
  model: 'Ibiza',
  plate: '1234 BCD',
  chassis: 'VSSZZZ6JZAR000000',
  colour: 'BLANCO',
}

it.each<[string, Partial<StayReport>, string[]]>([
  ['nothing missing', { people: [driver] }, []],
  ['no support number, which it does not want', { people: [{ ...driver, supportNumber: undefined }] }, []],
  ['no driver', { people: [lucia] }, ['licence missing']],
  ['a licence without number', { people: [{ ...driver, licence: {} }] }, ['lucia licence missing']],
  ['three drivers', { people: [driver, driver, driver] }, ['people tooLong']],
  ['no chassis number', { people: [driver], vehicle: { ...vehicle, chassis: undefined } }, ['vehicle missing']],
  ['a make of 11 letters', { people: [driver], vehicle: { ...vehicle, make: 'x'.repeat(11) } }, ['vehicle tooLong']],
])('a rental with %s', (_, changes, issues) => {
  expect(find({ vehicle, ...changes })).toEqual(issues)
})

it('says what the child is to the adult, with codes of the ministry only', () => {
  const sides = sesRelationships.map((code) => `${code} ${toChildRelationship(code)}`)
  expect(sides).toContain('PM HJ')
  expect(sides).toContain('AB NI')
  expect(sides).toContain('BA BN')
  expect(sides).toContain('TI SB')
  expect(sides).toContain('HJ HJ')
  expect(sides).toHaveLength(15)
  const offered: readonly string[] = optionValues.relationships
  expect(sesRelationships.filter((code) => !offered.includes(code))).toEqual(['BN', 'HJ', 'NI', 'SB', 'YN'])
  expect(offered.filter((code) => !isSesRelationship(code))).toEqual([])
})

it('a minor without contact is reached through the adult it is related to, or through the main guest', () => {
  const father = { ...lucia, guestId: 'father', main: false, phone: '+34 611111111' }
  const people = [lucia, father, pau]
  expect(getSesContact(pau, { ...stay, people }).phone).toBe('+34 600 00 00 00')
  expect(getSesContact({ ...pau, relatedTo: 'father' }, { ...stay, people }).phone).toBe('+34 611111111')
})

it.each([
  ['a permit of France', { documentType: 'N', issueCountry: 'FRA', documentNumber: '9902BB' }, 'OTRO'],
  ['a permit of Spain', { documentType: 'N', issueCountry: 'ESP', documentNumber: '1' }, 'NIE'],
  ['a DNI of unknown nationality', { documentType: 'DNI', documentNumber: '12345678Z' }, 'NIF'],
  ['the same as its first letter', { documentType: 'D', documentNumber: '12345678Z' }, 'NIF'],
  ['an identity card of a foreigner', { nationality: 'DEU', documentType: 'D', documentNumber: 'L01X00T47' }, 'OTRO'],
  ['an unknown document of a foreigner', { nationality: 'DEU', documentNumber: 'C01X00T41' }, 'PAS'],
  ['an unknown document of a Spaniard', { nationality: 'ESP', documentNumber: '12345678Z' }, 'NIF'],
] as const)('%s', (_, person, type) => {
  expect(getSesDocumentType(person)).toBe(type)
})
