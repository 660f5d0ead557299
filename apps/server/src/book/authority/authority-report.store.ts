import { randomUUID } from 'node:crypto'
import type { ReportState } from '@foyer/domain/authority/next-report.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Tables } from '../../platform/database/tables.ts'

type Reports = Tables['authority_reports']
export type ReportRow = Selectable<Reports>
export type NewReport = Omit<Insertable<Reports>, 'id' | 'version' | 'reasons'> & Pick<ReportRow, 'reasons'>

/** Locks the versions of a stay's report, so that two processes never decide at once. */
export async function lockReports(tx: HotelTransaction, reservationId: string): Promise<ReportRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`authority ${reservationId}`}, 0))`.execute(tx)
  return tx
    .selectFrom('authority_reports')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('version', 'desc')
    .execute()
}

export async function insertReport(tx: HotelTransaction, report: NewReport, version: number): Promise<string> {
  const id = randomUUID()
  await tx
    .insertInto('authority_reports')
    .values({ ...report, id, version, reasons: JSON.stringify(report.reasons) })
    .execute()
  return id
}

export async function findReportStay(tx: HotelTransaction, id: string): Promise<string | undefined> {
  const row = await tx.selectFrom('authority_reports').select('reservation_id').where('id', '=', id).executeTakeFirst()
  return row?.reservation_id
}

/** Takes back the mark of a version that was certainly not sent, unless it has been settled meanwhile. */
export async function unmarkReport(tx: HotelTransaction, { id }: Pick<ReportRow, 'id'>): Promise<void> {
  await tx
    .updateTable('authority_reports')
    .set({ state: 'queued', sent_at: null })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .execute()
}

/** An accepted version that was to be cancelled, and which the authority refused to cancel. */
export async function hasRefusedCancellation(tx: HotelTransaction, reservationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('authority_reports')
    .select('id')
    .where('reservation_id', '=', reservationId)
    .where('state', 'in', ['replaced', 'cancelled'])
    .where('receipt', 'is not', null)
    .where(sql<boolean>`jsonb_array_length(reasons) > 0`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks one version. */
export function findReportForUpdate(tx: HotelTransaction, id: string): Promise<ReportRow | undefined> {
  return tx.selectFrom('authority_reports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateReport(
  tx: HotelTransaction,
  id: string,
  { reasons, ...changes }: Omit<Updateable<Reports>, 'reasons'> & { readonly reasons?: ReportRow['reasons'] },
): Promise<void> {
  await tx
    .updateTable('authority_reports')
    .set({ ...changes, ...(reasons && { reasons: JSON.stringify(reasons) }) })
    .where('id', '=', id)
    .execute()
}

/** Versions of which the authority is still checking the report or its cancellation. */
export function listBatches(tx: HotelTransaction): Promise<ReportRow[]> {
  return tx
    .selectFrom('authority_reports')
    .selectAll()
    .where((report) =>
      report.or([
        report('cancel_batch', 'is not', null),
        report.and([report('state', '=', 'sent'), report('batch', 'is not', null)]),
      ]),
    )
    .orderBy('sent_at')
    .limit(100)
    .execute()
}

const openStates = ['incomplete', 'queued', 'sent', 'refused', 'unknown'] as const satisfies readonly ReportState[]

interface DueReport extends ReportRow {
  readonly reference: string
}

/** Versions that are not accepted, and due within these hours by the database's clock. */
export function listDueReports(tx: HotelTransaction, hours: number): Promise<DueReport[]> {
  return tx
    .selectFrom('authority_reports as report')
    .selectAll('report')
    .select((row) =>
      row
        .selectFrom('reservations as stay')
        .select('stay.reference')
        .whereRef('stay.hotel_id', '=', 'report.hotel_id')
        .whereRef('stay.id', '=', 'report.reservation_id')
        .$asScalar()
        .$notNull()
        .as('reference'),
    )
    .where('report.state', 'in', openStates)
    .where('report.due_at', '<', sql<Date>`clock_timestamp() + make_interval(hours => ${hours})`)
    .execute()
}
