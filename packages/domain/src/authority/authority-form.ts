import type { GuestFieldName } from '../fields/field.ts'
import type { FieldDemands } from '../fields/field-demands.ts'
import type { IssueKey } from '../fields/issues.ts'
import type { Guest } from '../guest/guest.ts'
import type { GuestPolicy } from '../guest/guest-policy.ts'
import { authorityPeople } from './authority-people.ts'
import { findFieldIssue } from './field-rules.ts'
import type { ReportedPerson, ReportIssueKind, StayReport } from './stay-report.ts'
import { toReportedPerson } from './to-reported-person.ts'

interface FormParty {
  readonly guest: Guest
  /** The party, with or without this guest. */
  readonly others: readonly Guest[]
  readonly policy: GuestPolicy
  readonly today: string
}

/**
 * Applies the rules by which the report is checked later, as if the guest arrived today. Undefined
 * if nothing is sent, if the authority doesn't want to know about this guest, or if reception
 * continues without.
 */
export function createAuthorityForm({ guest, others, policy, today }: FormParty): FieldDemands | undefined {
  if (!policy.authority || guest.reportWaived) return undefined
  const { personRules, concerns, exempts } = authorityPeople[policy.authority.name]
  const person = toFormPerson(guest)
  if (!concerns(person)) return undefined
  const isInParty = others.some(({ id }) => id === guest.id)
  const party = others.map((other) => (other.id === guest.id ? person : toFormPerson(other)))
  const report = buildReport(isInParty ? party : [...party, person], today)
  const rules = personRules[policy.authority.reports]
  const getRule = (field: GuestFieldName) => rules.find((rule) => rule.field === field)
  return {
    demands(field) {
      const rule = getRule(field)
      return Boolean(rule?.isRequired?.(person, report) || rule?.isAsked?.(person, report))
    },
    wantsContact: getRule('phone')?.isRequired?.(withoutContact(person), report) ?? false,
    exempts: (field) => exempts?.(field, person, report) ?? false,
    findIssue(field) {
      const rule = getRule(field)
      const found = rule && findFieldIssue(rule, person, report)
      if (!found || found === 'missing') return undefined
      return { issue: getIssueKey(found, field), ...(found === 'tooLong' && { expected: String(rule.max) }) }
    },
  }
}

const withoutContact = ({ phone: _, phone2: __, email: ___, ...person }: ReportedPerson): ReportedPerson => person

/** No authority is sent the day of issue; a register on paper has it. */
const toFormPerson = (guest: Guest) => ({
  ...toReportedPerson(guest),
  adult: guest.adult,
  issueDate: guest.issueDate,
})

function buildReport(people: StayReport['people'], today: string): StayReport {
  return {
    reference: '',
    arrivalDay: today,
    arrivalTime: '00:00',
    departureDay: today,
    rooms: 1,
    payment: {},
    people,
  }
}

const issueKeys: Readonly<Record<ReportIssueKind, IssueKey>> = {
  missing: 'required',
  tooLong: 'tooLong',
  badLetters: 'lettersNotAccepted',
  invalid: 'chooseFromList',
  unknownCode: 'chooseFromList',
}

/** Fields with an issue of their own for values that are not accepted. */
const ownIssueKeys: Partial<Record<GuestFieldName, IssueKey>> = {
  birthDate: 'birthDateOutOfRange',
  documentNumber: 'invalidDocumentNumber',
  documentType: 'documentNotAccepted',
}

function getIssueKey(found: ReportIssueKind, field: GuestFieldName): IssueKey {
  const isOfValue = found === 'invalid' || found === 'unknownCode'
  return (isOfValue && ownIssueKeys[field]) || issueKeys[found]
}
