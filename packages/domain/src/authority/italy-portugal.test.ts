import { expect, it } from 'vitest'
import { assignRoles } from './alloggiati-roles.ts'
import { findReportIssues } from './authorities.ts'
import type { ReportedPerson, StayReport } from './stay-report.ts'

const head: ReportedPerson = {
  guestId: 'head',
  main: true,
  firstName: 'Maria',
  lastName: 'Rossi',
  gender: 'F',
  birthDate: '1980-02-03',
  birthCountry: 'ITA',
  birthMunicipality: 'Roma',
  nationality: 'ITA',
  documentType: 'P',
  documentNumber: 'AB 1234567',
  country: 'ITA',
  city: 'Roma',
}
const buildPerson = (changes: Partial<ReportedPerson>): ReportedPerson => ({
  ...head,
  guestId: 'other',
  main: false,
  ...changes,
})
const buildReport = (...people: readonly ReportedPerson[]): StayReport => ({
  reference: 'FOY1',
  arrivalDay: '2027-05-10',
  arrivalTime: '15:00',
  departureDay: '2027-05-12',
  rooms: 1,
  payment: {},
  people,
})
const find = (name: 'alloggiati' | 'siba', report: StayReport) =>
  findReportIssues(report, name).map(({ guestId, field, issue }) => `${guestId} ${field} ${issue}`)

it.each<[string, readonly Partial<ReportedPerson>[], string]>([
  ['one guest', [], '16'],
  ['a couple of one surname', [{ firstName: 'Luca' }], '17 19'],
  ['the same surname in other letters', [{ lastName: 'RÓSSI' }], '17 19'],
  ['a child with a relationship', [{ lastName: 'Bianchi', birthDate: '2015-01-01', relationship: 'HJ' }], '17 19'],
  ['a child without a relationship', [{ lastName: 'Bianchi', birthDate: '2015-01-01' }], '18 20'],
  ['friends', [{ lastName: 'Bianchi' }, { lastName: 'Verdi' }], '18 20 20'],
  ['a family with a friend', [{ firstName: 'Luca' }, { lastName: 'Verdi' }], '18 20 20'],
])('Italy: the roles of %s', (_, others, roles) => {
  const people = [...others.map(buildPerson), head]
  const assigned = assignRoles(people, '2027-05-10')
  expect(assigned.map(({ role }) => role).join(' ')).toBe(roles)
  expect(assigned[0]?.person).toBe(head)
})

it.each<[string, Partial<ReportedPerson>, string[]]>([
  ['a complete guest', {}, []],
  ['a name with accents', { lastName: 'Müller-Straße' }, []],
  ['a name in Cyrillic', { lastName: 'Иванов' }, ['head lastName badLetters']],
  ['a first name of 31 letters', { firstName: 'a'.repeat(31) }, ['head firstName tooLong']],
  ['no sex', { gender: undefined }, ['head gender missing']],
  ['a birth after the arrival', { birthDate: '2027-05-11' }, ['head birthDate invalid']],
  ['born in Italy, no municipality', { birthMunicipality: undefined }, ['head birthMunicipality missing']],
  ['born abroad, no municipality', { birthCountry: 'DEU', birthMunicipality: undefined }, []],
  ['no document', { documentNumber: undefined }, ['head documentNumber missing']],
  ['a residence permit', { documentType: 'N' }, ['head documentType unknownCode']],
  ['a document of four letters', { documentNumber: 'A-123' }, ['head documentNumber invalid']],
])('Italy: %s', (_, changes, issues) => {
  expect(find('alloggiati', buildReport({ ...head, ...changes }))).toEqual(issues)
})

it('Italy: only the head of a party needs a document', () => {
  const child = buildPerson({ firstName: 'Ida', documentType: undefined, documentNumber: undefined })
  expect(find('alloggiati', buildReport(head, child))).toEqual([])
})

it.each<[string, Partial<ReportedPerson>, string[]]>([
  ['a complete guest', {}, []],
  ['a surname of 41 letters', { lastName: 'a'.repeat(41) }, ['head lastName tooLong']],
  ['a name in Cyrillic', { firstName: 'Иван' }, ['head firstName badLetters']],
  ['a document of 16 letters and a blank', { documentNumber: `1 ${'2'.repeat(15)}` }, []],
  ['a document of 17 letters', { documentNumber: '2'.repeat(17) }, ['head documentNumber tooLong']],
  ['no place of residence', { city: undefined }, ['head city missing']],
  ['no country of residence', { country: undefined }, ['head country missing']],
  ['born on the day of arrival', { birthDate: '2027-05-10' }, ['head birthDate invalid']],
])('Portugal: %s', (_, changes, issues) => {
  expect(find('siba', buildReport({ ...head, ...changes }))).toEqual(issues)
})

it('Portugal: a child needs a document too, and Portuguese guests are not reported', () => {
  const child = buildPerson({ birthDate: '2020-01-01', documentNumber: undefined })
  expect(find('siba', buildReport(head, child))).toEqual(['other documentNumber missing'])
  expect(find('siba', buildReport(head, { ...child, nationality: 'PRT' }))).toEqual([])
})
