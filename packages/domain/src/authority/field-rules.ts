import type { GuestFieldName } from '../fields/field.ts'
import type { ReportedPerson, ReportIssue, ReportIssueKind, StayReport } from './stay-report.ts'

type PersonPredicate = (person: ReportedPerson, report: StayReport) => boolean

/** A field of a person, by the rules of one authority. */
export interface PersonFieldRule {
  readonly field: GuestFieldName & keyof ReportedPerson
  readonly max?: number
  /** The value whose length counts, where the authority receives another one than was typed. */
  readonly measure?: (value: string) => string
  /** The letters that it accepts. */
  readonly letters?: RegExp
  /** Absent: never required. */
  readonly isRequired?: PersonPredicate
  /** The form demands it although a report without it is accepted. */
  readonly isAsked?: PersonPredicate
  /** A rule of its own about a value that is given. */
  readonly findIssue?: (value: string, person: ReportedPerson, report: StayReport) => ReportIssueKind | undefined
}

export const always = () => true

/** Fields that the same people have to give. */
export const requireFields = (
  fields: readonly PersonFieldRule['field'][],
  isRequired: PersonPredicate,
): readonly PersonFieldRule[] => fields.map((field) => ({ field, isRequired }))

/** Applies a table of rules to every person of a report. */
export function findPersonIssues(report: StayReport, rules: readonly PersonFieldRule[]): readonly ReportIssue[] {
  return report.people.flatMap((person) =>
    rules.flatMap((rule) => {
      const issue = findFieldIssue(rule, person, report)
      return issue ? [{ guestId: person.guestId, field: rule.field, issue }] : []
    }),
  )
}

/** Returns the first issue of one field of a person. */
export function findFieldIssue(
  rule: PersonFieldRule,
  person: ReportedPerson,
  report: StayReport,
): ReportIssueKind | undefined {
  const value = person[rule.field]?.trim()
  if (!value) return rule.isRequired?.(person, report) ? 'missing' : undefined
  const { measure = (text: string) => text } = rule
  if (rule.max !== undefined && measure(value).length > rule.max) return 'tooLong'
  if (rule.letters && !rule.letters.test(value)) return 'badLetters'
  return rule.findIssue?.(value, person, report)
}
