import { formatMoney } from '@foyer/domain/basics/money.ts'
import type { PayWay } from '@foyer/domain/payment/pay-way.ts'
import {
  handWay,
  isOpenRefund,
  isPerhapsTwice,
  type RefundState,
  refundMayBecome,
  whyNoHand,
  whyNoRefund,
} from '@foyer/domain/payment/refund.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import type { TellHotel } from '../../book/hotel-system/tell-hotel.ts'
import type { AskProvider } from '../../money/payment/ask-provider.ts'
import { post } from '../../money/payment/ledger.ts'
import { holdPayment, type Payment, paymentsOf, sumRefunded } from '../../money/payment/payment.store.ts'
import { toldPayment } from '../../money/payment/told-payment.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { inTurn, paymentOf } from './desk-payments.ts'
import { addRefunded, holdRefund, keepRefund, type RefundRow, refundsOf, setRefund, takersOf } from './money.store.ts'
import { giverOf } from './refund-giver.ts'

interface Wish {
  readonly minor: number
  readonly reason: string
  /** By hand, and how. */
  readonly way?: PayWay | undefined
  /** What a terminal did not give, and somebody gives by hand. */
  readonly insteadOf?: string | undefined
}

export type Outcome =
  | { readonly state: 'done'; readonly reference: string }
  | { readonly state: 'refused'; readonly problem: string }
  | { readonly state: 'unknown' }

/** What a refund is when it is claimed: a provider is asked at once, a hub calls for it, and what a hand gives is given. */
const begins = { provider: 'sent', terminal: 'created', hand: 'done' } as const

/** A refund that was claimed: whoever has the money is asked for it. */
export interface Claimed {
  readonly refund: Pick<RefundRow, 'id' | 'state'>
  /** Undefined: nothing is to be asked. */
  readonly payment?: Payment
  readonly reference: string
}

/** Giving money back, all of it or a part. What nobody knows of is never asked for again: somebody looks, and says what became of it. */
export function refunds({ tellHotel, provider }: { readonly tellHotel: TellHotel; readonly provider: AskProvider }) {
  async function give(
    { tx, hotel }: { tx: HotelTransaction; hotel: Hotel },
    stay: { id: string; reference: string },
    { payment, refund, by, memberId }: { payment: Payment; refund: { minor: number }; by?: PayWay; memberId?: string },
  ): Promise<void> {
    const amount = { minor: refund.minor, currency: payment.amount.currency }
    await addRefunded(tx, payment.id, refund.minor)
    await post(tx, { kind: 'refund', payment, amount, by, memberId })
    const refunded = { ...amount, minor: payment.refunded.minor + refund.minor }
    await tellHotel.paid({ tx, hotel }, stay, toldPayment({ ...payment, refunded }))
  }

  /** It has not left, and does not any more. */
  async function callOff(tx: HotelTransaction, id: string, why: string): Promise<void> {
    await setRefund(tx, id, 'refused', null, why)
    await settleAlert(tx, 'refundWaiting', id)
  }

  return {
    /** In one transaction: every check, and what is wanted. The same key again is the same refund. */
    async claim(staff: Staff, typed: string, paymentId: string, wish: Wish, key: string): Promise<Claimed> {
      const { tx, hotel, role } = staff
      const stay = await inTurn(staff, typed)
      const tried = wish.insteadOf ? await holdRefund(tx, wish.insteadOf) : undefined
      const payment = await paymentOf(staff, stay, paymentId)
      const all = (await refundsOf(tx, stay.id)).filter((one) => one.paymentId === paymentId)
      const before = all.find(({ id }) => id === key)
      if (before) return { refund: before, reference: stay.reference }
      if (wish.insteadOf && tried?.paymentId !== paymentId) throw new Problem('notFound')
      const hasOpenRefund = all.some((one) => one.id !== tried?.id && isOpenRefund(one.state))
      const { minor, currency } = payment.amount
      const refundedOfStay = sumRefunded(await paymentsOf(tx, stay.id))
      const paid = { ...payment, minor, currency, refunded: payment.refunded.minor, refundedOfStay, hasOpenRefund }
      const why = whyNoRefund(paid, wish.minor, role)
      if (why) throw new Problem(why === 'beyondRole' ? 'mayNot' : 'refundRefused', why)
      const taker = (await takersOf(tx, stay.id)).find(({ id }) => id === paymentId)
      const usual = giverOf(provider, payment, taker?.hubIsPaired ?? false)
      const giver = wish.way || tried ? 'hand' : usual
      const by = giver === 'hand' ? (wish.way ?? handWay(payment.way)) : undefined
      if (by) {
        const replaced = all.flatMap(({ insteadOf }) => insteadOf ?? [])
        const whyNot = whyNoHand({ giver: usual, minor: wish.minor, tried, replaced })
        if (whyNot) throw new Problem('refundRefused', whyNot)
      }
      if (tried?.state === 'created') await callOff(tx, tried.id, 'byHand')
      const state = begins[giver]
      const { minor: wanted, reason } = wish
      const asked = [by ?? null, tried?.id ?? null] as const
      await keepRefund(tx, hotel.id, key, paymentId, wanted, reason, staff.id, state, ...asked)
      if (by) await give(staff, stay, { payment, refund: wish, by, memberId: staff.id })
      await recordAudit(staff, {
        action: 'refundWanted',
        subject: stay.reference,
        details: { amount: formatMoney({ minor: wanted, currency }, 'en'), reason, ...(by && { way: by }) },
      })
      return { refund: { id: key, state }, reference: stay.reference, ...(giver === 'provider' && { payment }) }
    },

    /** With no transaction open. */
    async ask(hotel: Hotel, payment: Payment, refund: { id: string; minor: number }): Promise<Outcome> {
      const amount = { minor: refund.minor, currency: payment.amount.currency }
      try {
        return { state: 'done', reference: await provider.refund(hotel, payment, { id: refund.id, amount }) }
      } catch (caught) {
        return caught instanceof Problem ? { state: 'refused', problem: caught.code } : { state: 'unknown' }
      }
    },

    /** In another transaction; who comes second changes nothing. */
    async settle(
      at: { tx: HotelTransaction; hotel: Hotel },
      { refundId, reference }: { refundId: string; reference: string },
      outcome: Outcome,
    ): Promise<RefundState> {
      const refund = await holdRefund(at.tx, refundId)
      if (!refund) throw new Problem('notFound')
      if (!refundMayBecome(refund.state, outcome.state)) return refund.state
      const payment = await holdPayment(at.tx, { id: refund.paymentId })
      if (!payment) throw new Problem('notFound')
      const stay = { id: payment.reservationId, reference }
      const alert = { kind: 'paymentUnknown', reservationId: stay.id, reference, money: 'unknown' } as const
      if (outcome.state === 'done') {
        const isTooMuch = payment.refunded.minor + refund.minor > payment.amount.minor
        const isLate = refund.state === 'refused' && isPerhapsTwice(refund, await refundsOf(at.tx, stay.id))
        // It was taken for refused, and given back in another way since: a person looks.
        if (isTooMuch || isLate)
          await openAlert(at.tx, at.hotel.id, { ...alert, kind: 'refundLate', money: 'charged', refundId })
        if (isTooMuch) return refund.state
      }
      await setRefund(
        at.tx,
        refundId,
        outcome.state,
        outcome.state === 'done' ? outcome.reference : null,
        outcome.state === 'refused' ? outcome.problem : null,
      )
      if (outcome.state === 'unknown') {
        await openAlert(at.tx, at.hotel.id, alert)
        return 'unknown'
      }
      if (outcome.state === 'done') await give(at, stay, { payment, refund })
      await settleAlert(at.tx, 'paymentUnknown', stay.id)
      await settleAlert(at.tx, 'refundWaiting', refundId)
      return outcome.state
    },
  }
}

export type Refunds = ReturnType<typeof refunds>
