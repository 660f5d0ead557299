import { alloggiatiDocuments } from '@foyer/domain/authority/alloggiati-people.ts'
import { assignRoles, isMember, type Role } from '@foyer/domain/authority/alloggiati-roles.ts'
import { toRegisterName, toRegisterNumber } from '@foyer/domain/authority/latin-letters.ts'
import type { ReportedPerson, StayReport } from '@foyer/domain/authority/stay-report.ts'
import { countNights } from '@foyer/domain/basics/count-nights.ts'
import type { RefusalReason } from '../authority.ts'
import type { PlaceTable } from './place-table.ts'

export interface Row {
  readonly guestId: string
  /** 168 characters. */
  readonly text: string
  /** Places that the register's table lacks: it would refuse the row. */
  readonly unknown: readonly RefusalReason[]
}

interface Codes {
  readonly birthMunicipality: string
  readonly birthProvince: string
  readonly birthState: string
  readonly citizenship: string
  readonly documentPlace: string
}

type Field = readonly [length: number, value: string]

const toItalianDay = (day: string) => day.split('-').toReversed().join('/')
const sexes: Readonly<Record<string, string>> = { M: '1', F: '2' }

/** The rows of a party with its head first. Without a table the places are blank. */
export function buildRows(report: StayReport, places: PlaceTable | undefined): readonly Row[] {
  return assignRoles(report.people, report.arrivalDay).map(({ person, role }) => {
    const { codes, unknown } = findCodes(person, role, places)
    return { guestId: person.guestId, text: formatRow(report, person, role, codes), unknown }
  })
}

function formatRow(report: StayReport, person: ReportedPerson, role: Role, codes: Codes): string {
  const days = Math.max(1, countNights(report.arrivalDay, report.departureDay))
  const shown = isMember(role) ? undefined : person
  const fields: readonly Field[] = [
    [2, role],
    [10, toItalianDay(report.arrivalDay)],
    [2, String(days).padStart(2, '0')],
    [50, getSurname(person)],
    [30, toRegisterName(person.firstName ?? '')],
    [1, sexes[person.gender ?? ''] ?? ''],
    [10, toItalianDay(person.birthDate ?? '')],
    [9, codes.birthMunicipality],
    [2, codes.birthProvince],
    [9, codes.birthState],
    [9, codes.citizenship],
    [5, (shown?.documentType && alloggiatiDocuments[shown.documentType]) ?? ''],
    [20, toRegisterNumber(shown?.documentNumber ?? '')],
    [9, codes.documentPlace],
  ]
  return fields.map(([length, value]) => value.slice(0, length).padEnd(length)).join('')
}

/** Both surnames, if they fit. */
function getSurname({ lastName = '', secondLastName = '' }: ReportedPerson): string {
  const both = toRegisterName(`${lastName} ${secondLastName}`)
  return both.length <= 50 ? both : toRegisterName(lastName)
}

function findCodes(person: ReportedPerson, role: Role, places: PlaceTable | undefined) {
  const unknown: RefusalReason[] = []
  function getState(field: 'birthCountry' | 'nationality' | 'issueCountry', country: string | undefined): string {
    const code = country && places?.findState(country)
    if (country && places && !code) unknown.push(toUnknown(person, field, country))
    return code ?? ''
  }
  const getIssueState = () => getState('issueCountry', person.issueCountry ?? person.nationality)
  const isItalian = person.birthCountry === 'ITA'
  const municipality = isItalian && person.birthMunicipality ? findBirthPlace(person, places) : undefined
  if (isItalian && person.birthMunicipality && places && !municipality)
    unknown.push(toUnknown(person, 'birthMunicipality', person.birthMunicipality))
  const codes: Codes = {
    birthMunicipality: municipality?.code ?? '',
    birthProvince: municipality?.province ?? '',
    birthState: getState('birthCountry', person.birthCountry),
    citizenship: getState('nationality', person.nationality),
    documentPlace: isMember(role) ? '' : (findIssuePlace(person, places)?.code ?? getIssueState()),
  }
  return { codes, unknown }
}

function findBirthPlace(person: ReportedPerson, places: PlaceTable | undefined) {
  const { birthMunicipality: municipality = '', birthProvince: province, birthDate = '' } = person
  return places?.findMunicipality({ municipality, province, birthDate })
}

/** The municipality of an Italian document, as it is today; its country is enough if it is not found. */
function findIssuePlace(person: ReportedPerson, places: PlaceTable | undefined) {
  const { issueMunicipality: municipality, issueProvince: province, issueCountry = person.nationality } = person
  if (!municipality || issueCountry !== 'ITA') return undefined
  return places?.findMunicipality({ municipality, province, birthDate: LAST_DAY })
}

/** Of places that still exist. */
const LAST_DAY = '9999-12-31'

const toUnknown = ({ guestId }: ReportedPerson, field: string, value: string): RefusalReason => ({
  code: 'Luoghi',
  text: `${value}: not in the table Luoghi`,
  field,
  guestId,
})
