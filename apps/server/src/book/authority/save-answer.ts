import { authorities } from '@foyer/domain/authority/authorities.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import type { ReportAnswer } from '../../outside/authority/authority.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { settleAlert } from '../alert/alert.store.ts'
import { openAlert } from '../alert/open-alert.ts'
import { countEvent } from '../metrics/business-counters.ts'
import { getReference } from '../reservation/reservation.store.ts'
import { insertReceipt } from './authority-receipt.store.ts'
import { hasRefusedCancellation, type ReportRow, updateReport } from './authority-report.store.ts'

/** The authority's own words are long sometimes. */
const MAX_REASONS = 200
const MAX_TEXT_LENGTH = 1_000

/** Stores what the authority answered to a version that was sent, with its receipt. */
export async function saveAnswer(
  tx: HotelTransaction,
  report: ReportRow,
  answer: ReportAnswer,
  now: Date,
): Promise<void> {
  const { id } = report
  if (answer.state !== 'queued') countEvent(tx, 'foyer_authority_reports_total', answer.state)
  switch (answer.state) {
    case 'queued':
      return updateReport(tx, id, { state: 'sent', batch: answer.batch })
    case 'unknown':
      await updateReport(tx, id, { state: 'unknown' })
      return openReportAlert(tx, report)
    case 'accepted':
      await updateReport(tx, id, { state: 'accepted', receipt: answer.receipt, reasons: [], settled_at: now })
      if (!(await hasRefusedCancellation(tx, report.reservation_id)))
        await settleAlert(tx, 'reportRefused', report.reservation_id)
      await settleAlert(tx, 'reportDue', report.reservation_id)
      return saveReceipt(tx, report, { operation: 'send', number: answer.receipt, answer, now })
    case 'refused': {
      const { receipt = null, reasons } = answer
      await updateReport(tx, id, { state: 'refused', reasons: shortenReasons(reasons), receipt, settled_at: now })
      if (receipt) await saveReceipt(tx, report, { operation: 'send', number: receipt, answer, now })
      return openReportAlert(tx, report)
    }
  }
}

/** Stores what the authority answered to a cancellation. One that it only queued is asked about. */
export async function saveCancelAnswer(
  tx: HotelTransaction,
  report: ReportRow,
  answer: ReportAnswer,
  now: Date,
): Promise<void> {
  await updateReport(tx, report.id, {
    cancel_batch: answer.state === 'queued' ? answer.batch : null,
    ...(answer.state === 'refused' && { reasons: shortenReasons(answer.reasons) }),
  })
  if (answer.state === 'accepted')
    await saveReceipt(tx, report, { operation: 'cancel', number: answer.receipt, answer, now })
  // Two reports of the same guests would remain there: a person has to cancel one in the portal.
  if (answer.state === 'refused') await openReportAlert(tx, report)
}

const shortenReasons = (reasons: Extract<ReportAnswer, { state: 'refused' }>['reasons']) =>
  reasons.slice(0, MAX_REASONS).map((reason) => ({ ...reason, text: reason.text.slice(0, MAX_TEXT_LENGTH) }))

/** A person has to do something about this report. */
export async function openReportAlert(
  tx: HotelTransaction,
  { hotel_id, reservation_id }: Pick<ReportRow, 'hotel_id' | 'reservation_id'>,
): Promise<void> {
  const reference = await getReference(tx, reservation_id)
  await openAlert(tx, hotel_id, {
    kind: 'reportRefused',
    reservationId: reservation_id,
    reference,
    money: 'nothingConcerned',
  })
}

interface ReceivedReceipt {
  readonly operation: 'send' | 'cancel'
  readonly number: string
  readonly answer: object
  readonly now: Date
}

async function saveReceipt(
  tx: HotelTransaction,
  report: ReportRow,
  { operation, number, answer, now }: ReceivedReceipt,
): Promise<void> {
  const { hotel_id, id, reservation_id, authority, is_test, sha256, guest_ids } = report
  await insertReceipt(tx, {
    hotel_id,
    report_id: id,
    reservation_id,
    reference: await getReference(tx, reservation_id),
    authority,
    is_test,
    operation,
    number,
    answer,
    sha256: sha256 ?? '',
    guests: guest_ids.length,
    retain_until: addDays(now.toISOString().slice(0, 10), authorities[authority].retainDays),
  })
}
