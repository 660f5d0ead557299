import type { StayReportState } from '@foyer/contract/staff/authority.ts'
import type { ReportState } from '@foyer/domain/authority/next-report.ts'

export type Group = 'needsYou' | 'unknown' | 'due' | 'settled'

/** Whose turn it is. */
export const groupOf: Readonly<Record<ReportState, Group>> = {
  incomplete: 'needsYou',
  refused: 'needsYou',
  unknown: 'unknown',
  queued: 'due',
  sent: 'due',
  accepted: 'settled',
  replaced: 'settled',
  cancelled: 'settled',
}

export interface DayCount {
  readonly day: string
  readonly due: number
  readonly accepted: number
  readonly refused: number
  readonly unknown: number
  /** The end of the first period that is still open. */
  readonly firstDueAt?: string | undefined
}

/** Counts people, not stays, because the law does. Newest day first. */
export function countByDay(reports: readonly StayReportState[]): DayCount[] {
  return [...new Set(reports.map(({ day }) => day))]
    .map((day) => {
      const all = reports.filter((report) => report.day === day)
      const count = (is: (report: StayReportState) => boolean) =>
        all.filter(is).reduce((sum, { guests }) => sum + guests, 0)
      const open = all.filter(({ state }) => groupOf[state] !== 'settled')
      return {
        day,
        due: count(({ state }) => groupOf[state] === 'due'),
        accepted: count(({ state }) => state === 'accepted'),
        refused: count(({ state }) => groupOf[state] === 'needsYou'),
        unknown: count(({ state }) => state === 'unknown'),
        firstDueAt: open.map(({ dueAt }) => dueAt).toSorted()[0],
      }
    })
    .toSorted((one, other) => other.day.localeCompare(one.day))
}
