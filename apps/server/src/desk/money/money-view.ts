import type { StayMoney, StayPayment } from '@foyer/contract/staff/money.ts'
import {
  getMaxRefund,
  isOpenRefund,
  noManualRefundReason,
  noVoidReason,
  sumOpenRefunds,
} from '@foyer/domain/payment/refund.ts'
import { toDeclineReason } from '@foyer/domain/payment/terminal-decline.ts'
import { canPerform } from '@foyer/domain/staff/roles.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { CustomerService } from '../../book/customer/customer.service.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { computeFolioBalance, createReservationBook } from '../../book/reservation/book.ts'
import { readReservations } from '../../book/reservation/booked-reservation.store.ts'
import type { BillService } from '../../money/bill/bill.service.ts'
import { readRequestedBill } from '../../money/bill/requested-bill.store.ts'
import { readCancellationFee, readOwed } from '../../money/folio/owed.ts'
import { listPayments, type Payment, sumRefunded } from '../../money/payment/payment.store.ts'
import type { ProviderClient } from '../../money/payment/provider-client.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import { toTakenFacts } from './desk-payments.ts'
import { type DueRefund, findDueRefunds } from './due-refunds.ts'
import { listPaidAfterCancel, listRefunds, listTakers, type RefundRow, sumOwnRefunds } from './money.store.ts'
import { chooseRefundGiver } from './refund-giver.ts'

interface MoneyViewDependencies {
  readonly sites: Sites
  readonly customers: CustomerService
  readonly provider: ProviderClient
  readonly bills: Pick<BillService, 'mailsTo'>
}

/** Returns the money of one stay and what this staff member may do with it. */
export async function readMoneyView(
  staff: Staff,
  { sites, customers, provider, bills }: MoneyViewDependencies,
  typed: string,
): Promise<StayMoney> {
  const { tx, hotel, role } = staff
  const { id } = await getStayRow(staff, typed)
  const [stay] = await readReservations(tx, hotel, [id])
  const balance = computeFolioBalance(await createReservationBook(hotel, tx).folio(id))
  const payments = await listPayments(tx, id)
  const refunds = await listRefunds(tx, id)
  const takers = await listTakers(tx, id)
  const [own] = await sumOwnRefunds(tx, staff.id, null)
  const refundedByPerson = own?.minor ?? 0
  const paidAfterCancel: ReadonlySet<string> = new Set((await listPaidAfterCancel(tx, id)).map((payment) => payment.id))
  const state = stay?.state ?? 'expected'
  const fee = state === 'cancelled' ? await readCancellationFee(tx, id) : 0
  // A hotel with a system of its own settles there what guests who have left paid too much.
  const isSettledThere = state === 'departed' && (await hasSystem({ sites }, staff))
  const due = isSettledThere
    ? new Map<string, DueRefund>()
    : findDueRefunds({ state, payments, refunds, balance, fee, paidAfterCancel })
  const [wanted] = await readRequestedBill(tx, id)
  const held = stay && (await customers.holder(staff, stay))
  return {
    pending: { minor: await readOwed(sites, staff, { id, state }, balance), currency: hotel.currency },
    credit: { minor: balance.credit, currency: hotel.currency },
    ...(fee > 0 && { fee: { minor: fee, currency: hotel.currency } }),
    payments: payments.map((payment): StayPayment => {
      const { minor, currency } = payment.amount
      const ofIt = refunds.filter(({ paymentId }) => paymentId === payment.id)
      const taker = takers.find((one) => one.id === payment.id)
      const refunded = payment.refunded.minor
      const paid = {
        ...payment,
        minor,
        currency,
        refunded,
        refundedOfStay: sumRefunded(payments) + sumOpenRefunds(refunds),
        refundedByPerson,
        hasOpenRefund: ofIt.some(({ state }) => isOpenRefund(state)),
      }
      const mayRefund = payment.state === 'captured' && canPerform(role, 'refundPayments')
      const most = mayRefund ? getMaxRefund(paid, role) : 0
      const giver = chooseRefundGiver(provider, payment, taker?.hubIsPaired ?? false)
      const replaced = ofIt.flatMap(({ insteadOf }) => insteadOf ?? [])
      const others = (id: string) => ofIt.some((one) => one.id !== id && isOpenRefund(one.state))
      const byHand = (tried: RefundRow) => {
        // A refund that it replaces no longer counts towards the role's limit.
        const counted = isOpenRefund(tried.state) ? tried.minor : 0
        const ownCounted = tried.memberId === staff.id ? counted : 0
        const without = {
          refundedOfStay: paid.refundedOfStay - counted,
          refundedByPerson: refundedByPerson - ownCounted,
        }
        const left = getMaxRefund({ ...paid, ...without }, role)
        const minor = mayRefund ? Math.min(left, tried.minor) : 0
        return others(tried.id) || noManualRefundReason({ giver, minor, tried, replaced }) ? 0 : minor
      }
      return {
        id: payment.id,
        way: payment.way,
        provider: payment.provider,
        amount: payment.amount,
        refunded: payment.refunded,
        state: payment.state,
        reason: payment.reason,
        card: payment.card,
        payWallet: payment.payWallet,
        number: payment.reference,
        by: taker?.by ?? undefined,
        at: payment.createdAt.toISOString(),
        refunds: ofIt.map((refund) => ({
          id: refund.id,
          reason: refund.reason,
          state: refund.state,
          amount: { minor: refund.minor, currency },
          by: refund.by ?? undefined,
          at: refund.at.toISOString(),
          ...toRejectionReason(payment, refund),
          ...(refund.way && refund.way !== payment.way && { way: refund.way }),
          replaced: replaced.includes(refund.id),
          mostByHand: { minor: byHand(refund), currency },
        })),
        mayVoid:
          canPerform(role, 'takePayments') &&
          !noVoidReason({ ...payment, refunded, ...toTakenFacts(staff, stay, taker) }, role),
        mostRefund: { minor: paid.hasOpenRefund ? 0 : most, currency },
        refundBy: giver,
        ...toDueRefund(due.get(payment.id), currency),
      }
    }),
    holder: held && { ...held, facts: [...held.facts] },
    bill: {
      asked: wanted !== undefined,
      to: wanted && stay && (await bills.mailsTo(staff, stay)),
      sent: wanted?.sent ?? false,
    },
  }
}

function toDueRefund(due: DueRefund | undefined, currency: string) {
  if (!due) return {}
  const { minor, cause, key } = due
  return { refundDue: { minor, currency }, refundDueFor: cause, refundDueKey: key }
}

/** A reason that isn't from staff is from the terminal. */
function toRejectionReason({ way }: Payment, { state, problem }: RefundRow) {
  const isSaid = state === 'refused' && way === 'terminal' && problem && problem !== 'byStaff' && problem !== 'byHand'
  return isSaid ? { why: toDeclineReason(problem) } : {}
}
