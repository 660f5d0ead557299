import { assignRoles, isMember } from './alloggiati-roles.ts'
import type { AuthorityPeople } from './authority-record.ts'
import { always, type PersonFieldRule } from './field-rules.ts'
import { toRegisterName, toRegisterNumber } from './latin-letters.ts'
import { isOfDocument } from './shown-document.ts'
import type { ReportedPerson, ReportIssueKind, StayReport } from './stay-report.ts'

const MIN_DOCUMENT_LENGTH = 5

/** The head of a party shows a document; members are reported without one. */
const hasDocument = (person: ReportedPerson, report: StayReport) =>
  assignRoles(report.people, report.arrivalDay).some((one) => one.person === person && !isMember(one.role))

/** A-Z, blanks and apostrophes, after accents are removed. */
const findLetterIssue = (value: string): ReportIssueKind | undefined =>
  /^[A-Z' ]*[A-Z][A-Z' ]*$/.test(toRegisterName(value)) ? undefined : 'badLetters'

/** The register's codes of documents, by ours. Residence permits are not in its table. */
export const alloggiatiDocuments: Readonly<Partial<Record<NonNullable<ReportedPerson['documentType']>, string>>> = {
  P: 'PASOR',
  ID: 'IDENT',
  I: 'IDENT',
  DNI: 'IDENT',
  D: 'IDENT',
}

const hasCard = (person: ReportedPerson, report: StayReport) =>
  hasDocument(person, report) && alloggiatiDocuments[person.documentType ?? 'P'] === 'IDENT'

/** An Italian identity card is issued by a municipality. */
const hasItalianCard = (person: ReportedPerson, report: StayReport) =>
  hasCard(person, report) && (person.issueCountry ?? person.nationality) === 'ITA'

/** Italy, Alloggiati Web: lengths and required fields of a row (`schedina`). */
const personRules: readonly PersonFieldRule[] = [
  { field: 'lastName', max: 50, isRequired: always, findIssue: findLetterIssue },
  { field: 'firstName', max: 30, isRequired: always, findIssue: findLetterIssue },
  { field: 'gender', isRequired: always },
  {
    field: 'birthDate',
    isRequired: always,
    findIssue: (value, _, { arrivalDay }) => (value > arrivalDay ? 'invalid' : undefined),
  },
  { field: 'birthCountry', isRequired: always },
  { field: 'birthProvince', isAsked: ({ birthCountry }) => birthCountry === 'ITA' },
  { field: 'birthMunicipality', isRequired: ({ birthCountry }) => birthCountry === 'ITA' },
  { field: 'nationality', isRequired: always },
  {
    field: 'documentType',
    isRequired: hasDocument,
    findIssue: (_, person, report) =>
      hasDocument(person, report) && person.documentType && !alloggiatiDocuments[person.documentType]
        ? 'unknownCode'
        : undefined,
  },
  {
    field: 'documentNumber',
    max: 20,
    measure: toRegisterNumber,
    isRequired: hasDocument,
    findIssue: (value) => (toRegisterNumber(value).length < MIN_DOCUMENT_LENGTH ? 'invalid' : undefined),
  },
  {
    field: 'issueCountry',
    isRequired: (person, report) => hasDocument(person, report) && !person.nationality,
    isAsked: hasCard,
  },
  { field: 'issueProvince', isAsked: hasItalianCard },
  { field: 'issueMunicipality', isAsked: hasItalianCard },
]

export const alloggiatiPeople: AuthorityPeople = {
  concerns: () => true,
  listsChildren: true,
  personRules: { stays: personRules, rentals: personRules },
  exempts: (field, person, report) => isOfDocument(field) && !hasDocument(person, report),
}
