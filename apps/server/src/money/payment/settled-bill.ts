import { Problem } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import type { Visit } from '../../access/visit/visit.ts'
import { readPayment } from './payment.store.ts'

/**
 * A payment's bill has the payment's id. Rejects another booking's bill; returns undefined if
 * nothing was paid by it.
 */
export async function findSettledBill(
  { tx }: Visit,
  reservationId: string,
  billId: string,
): Promise<string | undefined> {
  const payment = z.safeParse(z.uuid(), billId).success ? await readPayment(tx, { id: billId }) : undefined
  if (payment?.reservationId !== reservationId) throw new Problem('badInput', 'this booking has no such bill')
  return payment.state === 'captured' ? payment.id : undefined
}
