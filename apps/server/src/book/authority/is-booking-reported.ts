import type { AuthorityConfig } from '@foyer/domain/authority/authority-config.ts'
import type { ReportRow } from './authority-report.store.ts'
import type { ReportFacts } from './report-facts.store.ts'

interface Known {
  readonly last: Pick<ReportRow, 'state'> | undefined
  readonly rule: AuthorityConfig['bookings']
}

/**
 * Whether a booking is compared with what was sent. Its first report is due when it is made; once
 * the guests have arrived, the report of their stay says what has changed.
 */
export function isBookingReported(
  { state, isOwn, isNew }: Pick<ReportFacts, 'state' | 'isOwn' | 'isNew'>,
  { last, rule }: Known,
): boolean {
  if (last) return state === 'expected' || state === 'cancelled' || last.state !== 'accepted'
  if (rule === 'none' || (rule !== 'all' && !isOwn)) return false
  return isNew && (state === 'expected' || isOwn)
}
