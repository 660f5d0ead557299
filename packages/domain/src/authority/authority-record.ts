import type { GuestFieldName } from '../fields/field.ts'
import type { AskingAuthority } from '../guest/asking-authority.ts'
import type { AuthorityName } from './authority-config.ts'
import type { PersonFieldRule } from './field-rules.ts'
import type { ReportedPerson, ReportIssue, StayReport } from './stay-report.ts'

/** Whom an authority wants to know about, and what of each person. */
export interface AuthorityPeople {
  concerns(person: Pick<ReportedPerson, 'nationality'>): boolean
  /** What it wants to know about each person. The form asks for it. */
  readonly personRules: Readonly<Record<AskingAuthority['reports'], readonly PersonFieldRule[]>>
  /** A field that this person may leave empty, even if the hotel's form demands it. */
  readonly exempts?: (field: GuestFieldName, person: ReportedPerson, report: StayReport) => boolean
  /** It wants to know about children, each with a form. */
  readonly listsChildren: boolean
  /** The card of the main guest names the nationalities of those who travel along. */
  readonly namesCompanions?: true
  /** Beside arrival, departure and companions, a card shows these of a guest and nothing else. Absent: all it has. */
  readonly cardFields?: readonly GuestFieldName[]
  /** Whose signature has to be on paper. */
  readonly signsByHand?: (person: Pick<ReportedPerson, 'main'>) => boolean
}

/** One authority: whom it wants to know about, until when, and by which rules. */
export interface AuthorityRecord extends AuthorityPeople {
  readonly name: AuthorityName
  /** Its own name, the same in every language. */
  readonly title: string
  /** Otherwise nothing is sent. */
  readonly isSent: boolean
  /** Reception can save a file of the travellers, which has the fields of Spain. */
  readonly hasFile?: true
  /** It wants to know about bookings as well. */
  readonly wantsBookings: boolean
  /** A report that was accepted can be cancelled. */
  readonly canCancel: boolean
  /** Days that one report can cover. A longer stay is reported again when they are over. Absent: any number. */
  readonly maxDays?: number
  /** How long receipts are retained. */
  readonly retainDays: number
  /**
   * How long the guests' data is retained after the stay, where the law says when a register is
   * destroyed. Absent: the hotel's own `retention.policeDays`.
   */
  readonly registerDays?: number
  /** The end of the legal period. */
  dueAt(arrivedAt: Date, nights: number): Date
  /** What it would refuse. Only people whom it concerns are in the report. */
  findIssues(report: StayReport): readonly ReportIssue[]
}

const HOUR_MS = 3_600_000

export function addHours(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * HOUR_MS)
}

/** Counts Monday to Friday. Public holidays are not known, so the result is rather too early. */
export function addWorkingDays(at: Date, days: number): Date {
  const end = new Date(at)
  for (let left = days; left > 0; ) {
    end.setUTCDate(end.getUTCDate() + 1)
    if (end.getUTCDay() !== 0 && end.getUTCDay() !== 6) left -= 1
  }
  return end
}
