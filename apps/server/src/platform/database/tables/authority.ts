import type { AuthorityName } from '@foyer/domain/authority/authority-config.ts'
import type { ReportKind, ReportState } from '@foyer/domain/authority/next-report.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface StoredReason {
  readonly code: string
  readonly text: string
  readonly field?: string | undefined
  readonly guestId?: string | undefined
}

interface AuthorityReports extends OfHotel {
  id: string
  reservation_id: string
  authority: AuthorityName
  kind: Generated<ReportKind>
  is_test: boolean
  version: number
  state: ReportState
  arrived_at: Date
  due_at: Date
  digest: string
  guest_ids: string[]
  batch: Generated<string | null>
  receipt: Generated<string | null>
  cancel_batch: Generated<string | null>
  reasons: JSONColumnType<StoredReason[]>
  sha256: Generated<string | null>
  created_at: Generated<Date>
  sent_at: Generated<Date | null>
  settled_at: Generated<Date | null>
}

/** Rows are inserted and read; deleted after `retain_until` only. */
interface AuthorityReceipts extends OfHotel {
  id: string
  report_id: string
  reservation_id: string
  reference: string
  authority: AuthorityName
  is_test: boolean
  operation: 'send' | 'cancel'
  number: string
  answer: JSONColumnType<Record<string, unknown>>
  sha256: string
  guests: number
  at: Generated<Date>
  retain_until: string
}

/** The authority's PDF of a day. Rows are inserted and read; deleted after `retain_until` only. */
interface AuthorityDayReceipts extends OfHotel {
  authority: AuthorityName
  day: string
  file: Buffer
  received_at: Generated<Date>
  retain_until: string
}

export interface AuthorityTables {
  authority_reports: AuthorityReports
  authority_receipts: AuthorityReceipts
  authority_day_receipts: AuthorityDayReceipts
}
