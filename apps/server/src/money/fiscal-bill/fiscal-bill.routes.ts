import { orderBill, readBill } from '@foyer/contract/fiscal-bill.ts'
import { tellBills } from '@foyer/contract/hub.ts'
import { type BillOrder, billOrder } from '@foyer/contract/messages/bill-order.ts'
import { ORDER_LIFETIME_SECONDS } from '@foyer/contract/messages/payment-order.ts'
import { markBillSent } from '@foyer/contract/payment.ts'
import { toFiscalFailure } from '@foyer/domain/payment/fiscal-failure.ts'
import { formatFiscalReceipt } from '@foyer/domain/payment/fiscal-receipt.ts'
import { paymentMethods } from '@foyer/domain/payment/payment-method.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import { listLiveHubs } from '../../access/hub/hub.store.ts'
import { provePairing } from '../../access/hub/prove-pairing.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { readPayment } from '../payment/payment.store.ts'
import { type FiscalBill, listMissedBills, lockBill, recordPageReport, saveBill } from './fiscal-bill.store.ts'
import { settleBill } from './settle-bill.ts'

interface FiscalBillRoutesDependencies {
  readonly db: Database
  readonly reservations: ReservationService
  readonly secret: Pick<KeySecret, 'sign'>
  readonly changes: Changes
}

export function fiscalBillRoutes(
  calls: Calls,
  { db, reservations, secret, changes }: FiscalBillRoutesDependencies,
): void {
  calls.serve(orderBill, async ({ body: { reference, paymentId, hub } }, visit) => {
    const { tx, site, appKey, deviceId } = visit
    const { fiscalPrinter, fiscalPrinterId } = site.policies.bill
    if (!fiscalPrinter || !fiscalPrinterId || !deviceId)
      throw new Problem('mayNot', 'no fiscal printer is connected here')
    if (!(await listLiveHubs(tx, { appKey, deviceId })).some((live) => live.hub === hub))
      throw new Problem('deviceAway', 'this hub does not belong to this kiosk')
    const reservationId = await reservations.idOf(visit, reference)
    const payment = await readPayment(tx, { id: paymentId })
    if (payment?.reservationId !== reservationId || payment.state !== 'captured')
      throw new Problem('notFound', 'this booking has no such payment')
    const { type } = paymentMethods[payment.way]
    if (type === 'other') throw new Problem('notFound', 'nothing was paid')
    const bill = await saveBill(tx, payment, {
      ...{ hub, printer: fiscalPrinterId },
      paidBy: type,
    })
    const { id, state } = bill
    return { id, state, ...(state === 'sent' && bill.hub === hub && { order: orderOf(bill, reference) }) }
  })

  /** A repeated request gets an order for the same bill: the hub uses its id once. */
  function orderOf(bill: FiscalBill, reference: string): string {
    const { id, hotel_id: hotelId, hub, printer, minor, currency, paid_by: paidBy } = bill
    const xml = formatFiscalReceipt({ description: `Soggiorno ${reference}`, amount: { minor, currency }, paidBy })
    const expiresAt = Math.floor(Date.now() / 1_000) + ORDER_LIFETIME_SECONDS
    const order: BillOrder = { kind: 'bill', id, hotelId, hub, printer, reference, minor, currency, xml, expiresAt }
    const text = Buffer.from(JSON.stringify(z.parse(billOrder, order))).toString('base64url')
    return `${text}.${secret.sign(text)}`
  }

  async function ownBill(visit: Visit, reference: string, id: string): Promise<FiscalBill> {
    const reservationId = await reservations.idOf(visit, reference)
    const bill = await lockBill(visit.tx, id)
    if (bill?.reservation_id !== reservationId) throw new Problem('notFound', 'this booking has no such bill')
    return bill
  }

  calls.serve(readBill, async ({ body: { reference, id } }, visit) => {
    const { state, code, number, answer } = await ownBill(visit, reference, id)
    return {
      state,
      number: number ?? undefined,
      answer: answer ?? undefined,
      ...((state === 'failed' || state === 'unknown') && { failure: toFiscalFailure(code ?? undefined) }),
    }
  })

  calls.serve(markBillSent, async ({ body: { reference, logId, sent } }, visit) => {
    if (!z.safeParse(z.uuid(), logId).success) throw new Problem('notFound', 'this booking has no such bill')
    const bill = await ownBill(visit, reference, logId)
    await recordPageReport(visit.tx, bill.id, sent)
    // Only the printer can report that it was printed; the page can only report that it never got
    // there.
    if (!sent && bill.state === 'sent') await settleBill(visit.tx, bill, { outcome: 'refused', code: 'deviceAway' })
    return {}
  })

  calls.serveAnyone(tellBills, async ({ body, request }) => {
    const hotels = await provePairing(db, body.pairing, request.ip)
    const hub = sha256(body.pairing)
    const taken: string[] = []
    const asks: { id: string; expiresAt: number }[] = []
    for (const hotelId of hotels) {
      const { known, missed } = await db.inHotel(hotelId, async (tx) => {
        const settled: string[] = []
        for (const told of body.bills) {
          const bill = await lockBill(tx, told.id)
          if (bill?.hub !== hub) continue
          await settleBill(tx, bill, told)
          settled.push(told.id)
        }
        return { known: settled, missed: await listMissedBills(tx, hub) }
      })
      taken.push(...known)
      asks.push(...missed)
      if (known.length > 0) changes.publish(hotelId, 'stays', 'alerts', 'audit')
    }
    return { taken, asks }
  })
}
