import type { ReportKind, ReportState } from '@foyer/domain/authority/next-report.ts'
import { AUTHORITY_ENDPOINT } from '../../book/authority/authority-endpoint.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

interface ReceiptJson {
  readonly id: string
  readonly operation: 'send' | 'cancel'
  readonly number: string
  readonly at: string
  readonly sha256: string
  readonly retainUntil: string
}

interface DeskReport {
  readonly kind: ReportKind
  readonly reference: string
  readonly name: string | null
  readonly room_number: string | null
  readonly guests: number
  readonly state: ReportState
  readonly arrived_at: Date
  readonly due_at: Date
  readonly sent_at: Date | null
  readonly settled_at: Date | null
  readonly is_test: boolean
  readonly reasons: readonly { readonly code: string; readonly text: string; readonly field?: string }[]
  readonly receipts: readonly ReceiptJson[]
}

/** The newest version of each report of the last days, with the receipts of all versions. */
export const listDeskReports = statement<DeskReport, [authority: string, days: number]>(`
  select report.kind, stay.reference, nullif(concat_ws(' ', stay.first_name, stay.last_name), '') as name, stay.room_number,
    greatest(1, cardinality(report.guest_ids)) as guests, report.state, report.arrived_at, report.due_at, report.sent_at,
    report.settled_at, report.is_test, report.reasons,
    array(select json_build_object('id', receipt.id, 'operation', receipt.operation, 'number', receipt.number,
        'at', to_char(receipt.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'sha256', left(receipt.sha256, 12), 'retainUntil', receipt.retain_until::text)
      from authority_receipts receipt
      where receipt.hotel_id = report.hotel_id and receipt.report_id in (select id from authority_reports version
        where version.reservation_id = report.reservation_id and version.kind = report.kind)
      order by receipt.at desc) as receipts
  from authority_reports report
    join reservations stay on stay.hotel_id = report.hotel_id and stay.id = report.reservation_id
  where report.authority = $1::text and report.arrived_at > clock_timestamp() - make_interval(days => $2::int)
    and not exists (
    select from authority_reports newer where newer.hotel_id = report.hotel_id
      and newer.reservation_id = report.reservation_id and newer.authority = report.authority and newer.kind = report.kind
      and newer.version > report.version)
  order by report.arrived_at desc, stay.reference, report.kind
  limit 2000`)

/** Since when the oldest delivery that has failed waits for the authority. */
export async function findNoAnswerSince(tx: HotelTransaction, authority: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('deliveries')
    .select('created_at')
    .where('end_name', '=', AUTHORITY_ENDPOINT)
    .where('stream', '=', authority)
    .where('state', '=', 'waiting')
    .where('tries', '>', 0)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at
}
