import type { ReportedBill } from '@foyer/contract/hub.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { getReference } from '../../book/reservation/reservation.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { type FiscalBill, updateBill } from './fiscal-bill.store.ts'

const states = { done: 'printed', refused: 'failed', unknown: 'unknown' } as const

type BillReport = Pick<ReportedBill, 'outcome' | 'number' | 'till' | 'code' | 'answer'>

/**
 * Records the printer's report, or why it couldn't be reached. A fiscal number is never revoked.
 */
export async function settleBill(
  tx: HotelTransaction,
  bill: FiscalBill,
  { outcome, number, till, code, answer }: BillReport,
): Promise<void> {
  if (bill.state === 'printed') return
  const state = states[outcome]
  await updateBill(tx, bill.id, { state, number, till, code, answer })
  const { hotel_id: hotelId, reservation_id: reservationId } = bill
  if (state === 'printed') return void (await settleAlert(tx, 'billFailed', reservationId))
  const reference = await getReference(tx, reservationId)
  await openAlert(tx, hotelId, { kind: 'billFailed', reservationId, reference, problem: code, money: 'charged' })
}
