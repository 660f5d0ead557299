import { createHash } from 'node:crypto'
import type { Balance } from '@foyer/domain/payment/balance.ts'
import { isOver, type OverState } from '@foyer/domain/payment/owed.ts'
import { isOpenRefund } from '@foyer/domain/payment/refund.ts'
import { shareRefund } from '@foyer/domain/payment/share-refund.ts'
import type { ReservationState } from '@foyer/domain/reservation/reservation.ts'
import type { Payment } from '../../money/payment/payment.store.ts'
import type { RefundRow } from './money.store.ts'

export interface DueRefund {
  readonly minor: number
  readonly cause: 'paidAfterCancel' | OverState
  /**
   * The id of the refund that is due, the same for everyone who sees it: two clicks or two desks
   * refund it once.
   */
  readonly key: string
}

interface Paid {
  readonly state: ReservationState
  readonly payments: readonly Payment[]
  readonly refunds: readonly RefundRow[]
  readonly balance: Pick<Balance, 'paid' | 'credit'>
  /** The fee on the bill of a cancelled stay, in minor units. */
  readonly fee: number
  /** Ids of payments that were made after the cancellation. */
  readonly paidAfterCancel: ReadonlySet<string>
}

/** What the hotel owes guests who do not come, or have left, by payment. */
export function findDueRefunds({
  state,
  payments,
  refunds,
  balance: { paid, credit },
  fee,
  paidAfterCancel,
}: Paid): Map<string, DueRefund> {
  const isFree = ({ id, state }: Payment) =>
    state === 'captured' && !refunds.some((one) => one.paymentId === id && isOpenRefund(one.state))
  const toDue = (id: string, minor: number, cause: DueRefund['cause']) => {
    const count = refunds.filter((one) => one.paymentId === id).length
    return [id, { minor, cause, key: hashToId(`${id} ${count} ${minor}`) }] as const
  }
  const toRest = ({ id, amount, refunded }: Payment) => ({ id, rest: amount.minor - refunded.minor })
  const late = payments.filter((payment) => isFree(payment) && paidAfterCancel.has(payment.id)).map(toRest)
  const others = payments.filter((payment) => isFree(payment) && !paidAfterCancel.has(payment.id)).map(toRest)
  const paidLate = late.reduce((sum, { rest }) => sum + rest, 0)
  // What was paid before the cancellation is kept as the fee first.
  const lateDue = paidLate - Math.min(paidLate, Math.max(0, fee - (paid - paidLate)))
  const open = credit - lateDue - sumOpen(refunds)
  return new Map([
    ...shareRefund(lateDue, late).map(({ id, minor }) => toDue(id, minor, 'paidAfterCancel')),
    ...(isOver(state) ? shareRefund(Math.max(0, open), others).map(({ id, minor }) => toDue(id, minor, state)) : []),
  ])
}

/** In minor units: refunds that may still succeed. */
const sumOpen = (refunds: readonly RefundRow[]) =>
  refunds.filter(({ state }) => isOpenRefund(state)).reduce((sum, { minor }) => sum + minor, 0)

function hashToId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
