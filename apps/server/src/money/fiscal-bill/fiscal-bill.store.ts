import { randomUUID } from 'node:crypto'
import { ORDER_LIFETIME_SECONDS } from '@foyer/contract/messages/payment-order.ts'
import type { ReceiptPayment } from '@foyer/domain/payment/fiscal-receipt.ts'
import { type Selectable, sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Payment } from '../payment/payment.store.ts'

export type FiscalBill = Selectable<Tables['fiscal_bills']>

/** Returns the payment's only bill, which is created if there is none. */
export async function saveBill(
  tx: HotelTransaction,
  { id: paymentId, hotelId, reservationId, amount }: Payment,
  at: { readonly hub: string; readonly printer: string; readonly paidBy: ReceiptPayment },
): Promise<FiscalBill> {
  await tx
    .insertInto('fiscal_bills')
    .values({
      hotel_id: hotelId,
      id: randomUUID(),
      payment_id: paymentId,
      reservation_id: reservationId,
      hub: at.hub,
      printer: at.printer,
      minor: amount.minor,
      currency: amount.currency,
      paid_by: at.paidBy,
      state: 'sent',
      number: null,
      code: null,
      answer: null,
      page_said: null,
      settled_at: null,
    })
    .onConflict((known) => known.doNothing())
    .execute()
  return tx.selectFrom('fiscal_bills').selectAll().where('payment_id', '=', paymentId).executeTakeFirstOrThrow()
}

/** Reads the bill and locks its row until the transaction ends. */
export function lockBill(tx: HotelTransaction, id: string): Promise<FiscalBill | undefined> {
  return tx.selectFrom('fiscal_bills').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

interface Changed {
  readonly state: FiscalBill['state']
  readonly number?: string | undefined
  readonly till?: string | undefined
  readonly code?: string | undefined
  readonly answer?: string | undefined
}

export async function updateBill(tx: HotelTransaction, id: string, changed: Changed): Promise<void> {
  const { state, number = null, till = null, code = null, answer = null } = changed
  await tx
    .updateTable('fiscal_bills')
    .set({ state, number, till, code, answer, settled_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

/**
 * Bills that this hub should have reported because their orders have expired. Ordering a bill again
 * makes a later order, which the hub knows.
 */
export function listMissedBills(tx: HotelTransaction, hub: string): Promise<{ id: string; expiresAt: number }[]> {
  return tx
    .selectFrom('fiscal_bills')
    .select([
      'id',
      sql<number>`floor(extract(epoch from created_at))::int + ${sql.lit(ORDER_LIFETIME_SECONDS)}`.as('expiresAt'),
    ])
    .where('hub', '=', hub)
    .where('state', 'in', ['sent', 'unknown'])
    .where(sql<boolean>`created_at < clock_timestamp() - make_interval(secs => ${sql.lit(2 * ORDER_LIFETIME_SECONDS)})`)
    .limit(50)
    .execute()
}

export async function recordPageReport(tx: HotelTransaction, id: string, said: boolean): Promise<void> {
  await tx.updateTable('fiscal_bills').set({ page_said: said }).where('id', '=', id).execute()
}
