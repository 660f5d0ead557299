import { randomUUID } from 'node:crypto'
import { headers } from '@foyer/contract/common.ts'
import {
  lookAtPayment,
  readCustomerFields,
  readStayMoney,
  recordPayment,
  refundPayment,
  sendStayBill,
  setInvoiceHolder,
  settleRefund,
  voidPayment,
} from '@foyer/contract/staff/money.ts'
import { isOpenRefund, staffMaySay } from '@foyer/domain/payment/refund.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { maskedEmail } from '@foyer/domain/staff/mask.ts'
import type { FastifyRequest } from 'fastify'
import { answerStaffOnce } from '../../access/serve/answer-staff-once.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { recordAudit, type StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { CustomerService } from '../../book/customer/customer.service.ts'
import type { TellHotel } from '../../book/hotel-system/tell-hotel.ts'
import type { BillService } from '../../money/bill/bill.service.ts'
import { sendWanted } from '../../money/bill/send-wanted.ts'
import type { AskProvider } from '../../money/payment/ask-provider.ts'
import type { LookAfterPayments } from '../../money/payment/look-after-payments.ts'
import { readPayment } from '../../money/payment/payment.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { deskPayments, inTurn, paymentOf } from './desk-payments.ts'
import { holdRefund } from './money.store.ts'
import { stayMoney } from './money-view.ts'
import type { Refunds } from './refunds.ts'

interface Parts {
  readonly db: Database
  readonly calls: Calls
  readonly sites: Sites
  readonly bills: BillService
  readonly customers: CustomerService
  readonly tellHotel: TellHotel
  readonly payments: LookAfterPayments
  readonly provider: AskProvider
  readonly refunds: Refunds
  readonly changes: Changes
  readonly now: () => Date
}

/** What the desk does with the money of one stay. */
export function moneyRoutes(staffCalls: StaffCalls, parts: Parts): void {
  const { db, calls, sites, bills, customers, tellHotel, payments, provider, refunds, changes, now } = parts
  const desk = deskPayments({ sendBill: sendWanted({ sites, bills, now }), tellHotel })
  const { staffSessions } = staffCalls

  staffCalls.serveStaff(readStayMoney, ({ params }, staff) =>
    stayMoney(staff, { customers, provider }, params.reference),
  )

  staffCalls.serveStaff(
    recordPayment,
    async ({ params, body, request }, staff) => ({
      id: await desk.record(staff, params.reference, body, keyOf(request)),
    }),
    ['stays', 'alerts'],
  )

  staffCalls.serveStaff(
    voidPayment,
    (asked, staff) =>
      answerStaffOnce(staff, voidPayment, asked, async () => {
        const { params, body } = asked
        await desk.takeBack(staff, params.reference, params.id, body.reason)
        return {}
      }),
    ['stays'],
  )

  // Somebody outside is asked between two transactions, and never within one.
  calls.serveAnyone(refundPayment, async ({ params, body, request }) => {
    const { claimed, hotel } = await staffSessions.during(request, refundPayment, async (staff) => ({
      claimed: await refunds.claim(staff, params.reference, params.id, body, keyOf(request)),
      hotel: staff.hotel,
    }))
    const { refund, payment, reference } = claimed
    changes.tell(hotel.id, 'stays', 'audit')
    if (!payment) return refund
    const outcome = await refunds.ask(hotel, payment, { id: refund.id, minor: body.minor })
    const state = await db.inHotel(hotel.id, (tx) =>
      refunds.settle({ tx, hotel }, { refundId: refund.id, reference }, outcome),
    )
    changes.tell(hotel.id, 'stays', 'alerts', 'audit')
    if (state === 'refused') throw new Problem('refundRefused')
    return { id: refund.id, state }
  })

  staffCalls.serveStaff(
    settleRefund,
    (asked, staff) =>
      answerStaffOnce(staff, settleRefund, asked, async () => {
        const {
          params,
          body: { outcome },
        } = asked
        const stay = await inTurn(staff, params.reference)
        const refund = await holdRefund(staff.tx, params.id)
        if (!refund) throw new Problem('notFound')
        await paymentOf(staff, stay, refund.paymentId)
        // Somebody has said so before, or whoever gave it has.
        if (!isOpenRefund(refund.state)) return {}
        if (!staffMaySay(refund.state, outcome)) throw new Problem('refundRefused', 'nobody may say so of it now')
        const said = outcome === 'done' ? { state: outcome, reference: '' } : { state: outcome, problem: 'byStaff' }
        await refunds.settle(staff, { refundId: refund.id, reference: stay.reference }, said)
        await recordAudit(staff, { action: 'refundSettled', subject: stay.reference, details: { outcome } })
        return {}
      }),
    ['stays', 'alerts'],
  )

  calls.serveAnyone(lookAtPayment, async ({ params, request }) => {
    const { hotel, payment } = await staffSessions.during(request, lookAtPayment, async (staff) => {
      const stay = await inTurn(staff, params.reference)
      const found = await paymentOf(staff, stay, params.id)
      await recordAudit(staff, { action: 'paymentAsked', subject: stay.reference })
      return { hotel: staff.hotel, payment: found }
    })
    await payments.lookAt(db, hotel, payment)
    const now = await db.inHotel(hotel.id, (tx) => readPayment(tx, { id: payment.id }))
    return { state: now?.state ?? payment.state }
  })

  staffCalls.serveStaff(
    sendStayBill,
    (asked, staff) =>
      answerStaffOnce(staff, sendStayBill, asked, async () => {
        const { params, body } = asked
        const stay = await inTurn(staff, params.reference)
        const { languages } = (await sites.config(staff.tx, staff.hotel)).config
        const main = stay.guests.find((guest) => guest.main) ?? stay.guests[0]
        const reader = { ...staff, language: main?.language ?? staff.language, site: { languages } }
        const to = await bills.send(reader, stay, body.email)
        if (!to) throw new Problem('badInput', 'no address is known')
        await recordAudit(staff, { action: 'billSent', subject: stay.reference, details: { to: maskedEmail(to) } })
        return { to: maskedEmail(to) }
      }),
    ['stays', 'mails'],
  )

  staffCalls.serveStaff(readCustomerFields, async ({ query }, staff) => ({
    fields: await customers.fields(staff, query.type),
  }))

  staffCalls.serveStaff(
    setInvoiceHolder,
    async ({ params, body }, staff) => {
      const stay = await inTurn(staff, params.reference)
      const customerId = 'guestId' in body ? body.guestId : await created(body.type, body.values)
      if (await customers.change(staff, stay, customerId))
        await recordAudit(staff, { action: 'invoiceHolderChanged', subject: stay.reference })
      return {}

      function created(type: 'person' | 'company', values: Record<string, string>) {
        const { name: firstName, surname: lastName, language, ...fields } = values
        return customers.create(staff, stay, { type, firstName, lastName, language, fields })
      }
    },
    ['stays'],
  )
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** What is wanted under one key is there once, by it. */
function keyOf(request: FastifyRequest): string {
  const key = String(request.headers[headers.idempotencyKey] ?? '').toLowerCase()
  return uuid.test(key) ? key : randomUUID()
}
