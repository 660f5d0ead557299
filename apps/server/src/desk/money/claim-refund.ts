import { formatMoney } from '@foyer/domain/basics/money.ts'
import type { PaymentMethod } from '@foyer/domain/payment/payment-method.ts'
import {
  getManualRefundMethod,
  isOpenRefund,
  noManualRefundReason,
  noRefundReason,
  type RefundGiver,
  sumOpenRefunds,
} from '@foyer/domain/payment/refund.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import { listPayments, type Payment, sumRefunded } from '../../money/payment/payment.store.ts'
import type { ProviderClient } from '../../money/payment/provider-client.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { lockPaymentOfStay, lockStay } from './desk-payments.ts'
import {
  insertRefund,
  listRefunds,
  listTakers,
  lockOwnRefunds,
  lockRefund,
  type RefundRow,
  sumOwnRefunds,
  updateRefund,
} from './money.store.ts'
import type { PostRefund } from './post-refund.ts'
import { chooseRefundGiver } from './refund-giver.ts'

export interface RefundRequest {
  readonly minor: number
  readonly reason: string
  /** Only for refunds by hand: how the money is returned. */
  readonly way?: PaymentMethod | undefined
  /** The terminal refund that this refund by hand replaces. */
  readonly insteadOf?: string | undefined
}

/**
 * Initial state of a claimed refund: a provider is asked immediately, a hub polls for it, and a
 * refund by hand is already done.
 */
const initialStates = { provider: 'sent', terminal: 'created', hand: 'done' } as const

/** A claimed refund, for which the provider is asked next. */
interface ClaimedRefund {
  readonly refund: Pick<RefundRow, 'id' | 'state'>
  /** Undefined if no provider has to be asked. */
  readonly payment?: Payment
  readonly stay: Pick<Reservation, 'id' | 'reference'>
}

interface ClaimDependencies {
  readonly postRefund: PostRefund
  readonly provider: ProviderClient
}

/**
 * Runs every check and records the refund in one transaction. The same id always means the same
 * refund.
 */
export async function claimRefund(
  staff: Staff,
  { typed, paymentId, id }: { readonly typed: string; readonly paymentId: string; readonly id: string },
  wanted: RefundRequest,
  { postRefund, provider }: ClaimDependencies,
): Promise<ClaimedRefund> {
  const { tx, hotel } = staff
  const stay = await lockStay(staff, typed)
  const tried = wanted.insteadOf ? await lockRefund(tx, wanted.insteadOf) : undefined
  const payment = await lockPaymentOfStay(staff, stay, paymentId)
  const ofStay = await listRefunds(tx, stay.id)
  const all = ofStay.filter((one) => one.paymentId === paymentId)
  const before = all.find((one) => one.id === id)
  if (before && before.minor !== wanted.minor) throw createKeyReused()
  if (before) return { refund: before, stay }
  if (wanted.insteadOf && tried?.paymentId !== paymentId) throw new Problem('notFound')
  await assertRefundable(staff, stay, { payment, all, ofStay, tried, minor: wanted.minor })
  const { giver, by } = await chooseGiver(tx, stay, { payment, all, tried, wanted, provider })
  if (tried?.state === 'created') await rejectRefund(tx, tried.id, 'byHand')
  const state = initialStates[giver]
  const { minor, reason } = wanted
  const values = [hotel.id, id, paymentId, minor, reason, staff.id, state, by ?? null, tried?.id ?? null] as const
  const [inserted] = await insertRefund(tx, ...values)
  // A colleague's refund of another payment has this id.
  if (!inserted) throw createKeyReused()
  if (by) await postRefund(staff, stay, { payment, refund: wanted, by, memberId: staff.id })
  const amount = formatMoney({ minor, currency: payment.amount.currency }, 'en')
  await recordAudit(staff, {
    action: 'refundWanted',
    subject: stay.reference,
    details: { amount, ...(by && { way: by }) },
    reason,
  })
  return { refund: { id, state }, stay, ...(giver === 'provider' && { payment }) }
}

const createKeyReused = () => new Problem('keyReused', 'this idempotency key was used for something else')

interface Refunding {
  readonly payment: Payment
  /** All refunds of the payment. */
  readonly all: readonly RefundRow[]
  readonly tried: RefundRow | undefined
}

async function assertRefundable(
  { tx, role, id: memberId }: Staff,
  stay: Pick<Reservation, 'id'>,
  { payment, all, ofStay, tried, minor }: Refunding & { readonly ofStay: readonly RefundRow[]; readonly minor: number },
): Promise<void> {
  const hasOpenRefund = all.some((one) => one.id !== tried?.id && isOpenRefund(one.state))
  // The stay is locked, so a refund at the same time is either counted here or counts this one.
  const others = ofStay.filter(({ id }) => id !== tried?.id)
  const refundedOfStay = sumRefunded(await listPayments(tx, stay.id)) + sumOpenRefunds(others)
  await lockOwnRefunds(tx, memberId)
  const [own] = await sumOwnRefunds(tx, memberId, tried?.id ?? null)
  const refunded = { refunded: payment.refunded.minor, refundedOfStay, refundedByPerson: own?.minor ?? 0 }
  const paid = { ...payment, ...payment.amount, ...refunded, hasOpenRefund }
  const why = noRefundReason(paid, minor, role)
  if (why) throw new Problem(why === 'beyondRole' ? 'mayNot' : 'refundRefused', why)
}

/** Chooses who returns the money; for a refund by hand also how. */
async function chooseGiver(
  tx: HotelTransaction,
  stay: Pick<Reservation, 'id'>,
  {
    payment,
    all,
    tried,
    wanted,
    provider,
  }: Refunding & { readonly wanted: RefundRequest; readonly provider: ProviderClient },
): Promise<{ giver: RefundGiver; by: PaymentMethod | undefined }> {
  const taker = (await listTakers(tx, stay.id)).find(({ id }) => id === payment.id)
  const usual = chooseRefundGiver(provider, payment, taker?.hubIsPaired ?? false)
  const giver = wanted.way || tried ? 'hand' : usual
  if (giver !== 'hand') return { giver, by: undefined }
  const replaced = all.flatMap(({ insteadOf }) => insteadOf ?? [])
  const whyNot = noManualRefundReason({ giver: usual, minor: wanted.minor, tried, replaced })
  if (whyNot) throw new Problem('refundRefused', whyNot)
  return { giver, by: wanted.way ?? getManualRefundMethod(payment.way) }
}

/** Cancels a refund that hasn't been sent. */
async function rejectRefund(tx: HotelTransaction, id: string, why: string): Promise<void> {
  await updateRefund(tx, id, 'refused', null, why)
  await settleAlert(tx, 'refundWaiting', id)
}
