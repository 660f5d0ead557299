import { expect, it } from 'vitest'
import { authorities, findReportIssues } from './authorities.ts'
import type { AuthorityName } from './authority-config.ts'
import type { ReportedPerson, StayReport } from './stay-report.ts'

const person: ReportedPerson = {
  guestId: 'g1',
  main: true,
  firstName: 'Ana',
  lastName: 'Soler',
  gender: 'F',
  birthDate: '1990-03-02',
  birthCountry: 'DEU',
  nationality: 'DEU',
  documentType: 'P',
  documentNumber: 'C01X00T41',
  issueCountry: 'DEU',
  street: 'Lindenallee 4',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DEU',
  phone: '+49 30 000000',
}
const buildReport = (changes: Partial<ReportedPerson> = {}): StayReport => ({
  reference: 'FOY1001',
  contractDay: '2027-03-01',
  arrivalDay: '2027-05-10',
  arrivalTime: '15:00',
  departureDay: '2027-05-13',
  rooms: 1,
  payment: { type: 'card' },
  people: [{ ...person, ...changes }],
})
const find = (name: AuthorityName, changes: Partial<ReportedPerson>) =>
  findReportIssues(buildReport(changes), name).map(({ field, issue }) => `${field} ${issue}`)

it.each<[AuthorityName, string, Partial<ReportedPerson>, string[]]>([
  ['ses', 'a name of 51 letters', { lastName: 'x'.repeat(51) }, ['lastName tooLong']],
  ['ses', 'an e-mail address only', { phone: undefined, email: 'ana@example.com' }, []],
  ['ses', 'no way to reach the guest', { phone: undefined }, ['phone missing']],
  ['ses', 'a Spanish home with a town only', { country: 'ESP' }, ['municipality missing']],
  ['alloggiati', 'no country of birth', { birthCountry: undefined }, ['birthCountry missing']],
  ['siba', 'no document number', { documentNumber: undefined }, ['documentNumber missing']],
  ['siba', 'a Portuguese guest, whom it does not concern', { nationality: 'PRT', documentNumber: undefined }, []],
  ['file', 'nothing at all', { firstName: undefined, lastName: undefined }, []],
])('%s: %s', (name, _, changes, issues) => {
  expect(find(name, {})).toEqual([])
  expect(find(name, changes)).toEqual(issues)
})

it.each<[AuthorityName, string, number, string]>([
  ['ses', '2027-05-10T22:30:00Z', 3, '2027-05-11T22:30:00.000Z'],
  ['alloggiati', '2027-05-10T22:30:00Z', 1, '2027-05-11T04:30:00.000Z'],
  ['alloggiati', '2027-05-10T22:30:00Z', 2, '2027-05-11T22:30:00.000Z'],
  // A Friday.
  ['siba', '2027-05-14T12:00:00Z', 2, '2027-05-19T12:00:00.000Z'],
])('%s: an arrival at %s for %i nights is due by %s', (name, arrivedAt, nights, dueAt) => {
  expect(authorities[name].dueAt(new Date(arrivedAt), nights).toISOString()).toBe(dueAt)
})
