import { fromDecimal } from '../basics/money.ts'
import { type Role, refundLimits } from '../staff/roles.ts'
import type { PaymentState } from './payment.ts'
import type { PaymentMethod } from './payment-method.ts'
import { paymentMethods } from './payment-method.ts'

interface Paid {
  readonly way: PaymentMethod
  readonly state: PaymentState
  /** In minor units, with the part already refunded. */
  readonly minor: number
  readonly refunded: number
  /**
   * Refunded, or being refunded, over all payments of the stay: neither splitting a payment nor two
   * refunds at once may raise the limit.
   */
  readonly refundedOfStay: number
  /** The same of all stays, by this person within 24 hours. */
  readonly refundedByPerson: number
  readonly currency: string
  /** The result of an earlier refund is still unknown. */
  readonly hasOpenRefund: boolean
}

export type NoRefundReason = 'notCaptured' | 'openRefund' | 'tooMuch' | 'beyondRole'

/** Returns undefined if this role may refund this amount. Earlier refunds count too. */
export function noRefundReason(paid: Paid, minor: number, role: Role): NoRefundReason | undefined {
  const most = getMaxRefund(paid, role)
  if (paid.state !== 'captured' || paid.way === 'writeOff') return 'notCaptured'
  if (paid.hasOpenRefund) return 'openRefund'
  if (minor < 1 || paid.refunded + minor > paid.minor) return 'tooMuch'
  return minor > most ? 'beyondRole' : undefined
}

/** In minor units; never more than what is left. */
export function getMaxRefund(
  { way, minor, refunded, refundedOfStay, refundedByPerson, currency }: Paid,
  role: Role,
): number {
  if (way === 'writeOff') return 0
  const limit = refundLimits[role]
  const byRole =
    limit === undefined ? minor : fromDecimal(limit, currency).minor - Math.max(refundedOfStay, refundedByPerson)
  return Math.max(0, Math.min(minor - refunded, byRole))
}

interface Voided extends Pick<Paid, 'way' | 'state' | 'refunded'> {
  /** It is on the report of a closed shift. */
  readonly isClosed: boolean
  /** The caller recorded it. */
  readonly isOwn: boolean
  /** The guest who paid has left and will not be charged again. */
  readonly hasLeft: boolean
}

export type NoVoidReason = 'notCaptured' | 'atProvider' | 'partRefunded' | 'shiftClosed' | 'beyondRole'

/**
 * A void reverses a payment recorded by mistake at the desk; money at a provider is refunded
 * instead. A role with a refund limit cannot void a colleague's payment or one of a guest who has
 * left, so that it cannot be used to take money from the till.
 */
export function noVoidReason(voided: Voided, role: Role): NoVoidReason | undefined {
  const { way, state, refunded, isClosed, isOwn, hasLeft } = voided
  if (state !== 'captured') return 'notCaptured'
  if (paymentMethods[way].by !== 'desk') return 'atProvider'
  if (refunded > 0) return 'partRefunded'
  if (isClosed) return 'shiftClosed'
  return refundLimits[role] !== undefined && (!isOwn || hasLeft) ? 'beyondRole' : undefined
}

export const deskMethods = ['cash', 'deskCard', 'transfer'] as const satisfies readonly PaymentMethod[]

/**
 * The state of a refund. `created`: it waits to be picked up. `sent`: it may have been carried out.
 * `unknown`: the answer was lost.
 */
export const refundStates = ['created', 'sent', 'unknown', 'done', 'refused'] as const
export type RefundState = (typeof refundStates)[number]

/** A rejected refund may turn out to be done: the provider's ledger is authoritative. */
const next: Readonly<Record<RefundState, readonly RefundState[]>> = {
  created: ['sent', 'refused'],
  sent: ['unknown', 'done', 'refused'],
  unknown: ['done', 'refused'],
  done: [],
  refused: ['done'],
}

export function canRefundBecome(from: RefundState, to: RefundState): boolean {
  return next[from].includes(to)
}

/** What staff may set: an unsent refund can be cancelled, an unknown one resolved. */
const staffTransitions: Readonly<Partial<Record<RefundState, readonly RefundState[]>>> = {
  created: ['refused'],
  unknown: ['done', 'refused'],
}

export function canStaffSetRefund(state: RefundState, outcome: RefundState): boolean {
  return staffTransitions[state]?.includes(outcome) ?? false
}

export function isOpenRefund(state: RefundState): boolean {
  return state !== 'done' && state !== 'refused'
}

/** In minor units: refunds that wait, are under way or have an unknown result. */
export function sumOpenRefunds(refunds: readonly { readonly state: RefundState; readonly minor: number }[]): number {
  return refunds.filter(({ state }) => isOpenRefund(state)).reduce((sum, { minor }) => sum + minor, 0)
}

/** Who refunds: a provider over the network, the terminal that took the money, or staff by hand. */
export const refundGivers = ['provider', 'terminal', 'hand'] as const
export type RefundGiver = (typeof refundGivers)[number]

/** Seconds that a refund waits for its kiosk before the desk is notified. */
export const REFUND_ALERT_DELAY_SECONDS = 300

type DeskMethod = (typeof deskMethods)[number]

/** How staff refund by hand: as it was paid at the desk, or in cash. */
export function getManualRefundMethod(way: PaymentMethod): DeskMethod {
  return deskMethods.find((one) => one === way) ?? 'cash'
}

interface AttemptedRefund {
  readonly id: string
  readonly minor: number
  readonly state: RefundState
}

export type NoManualRefundReason = 'atProvider' | 'notTried' | 'maybeGiven' | 'replaced' | 'tooMuch'

/** If a terminal may still have refunded it, we wait for the result. */
const isReplaceableByHand: Readonly<Record<RefundState, boolean>> = {
  created: true,
  sent: false,
  unknown: false,
  done: false,
  refused: true,
}

interface ManualRefund {
  readonly giver: RefundGiver
  readonly minor: number
  /** The refund that is now done by hand because the terminal did not do it. */
  readonly tried?: AttemptedRefund | undefined
  /** Refunds that others have replaced. */
  readonly replaced: readonly string[]
}

/**
 * Returns undefined if this amount may be refunded by hand, which is never the case while a
 * provider or terminal may be doing it.
 */
export function noManualRefundReason({
  giver,
  minor,
  tried,
  replaced,
}: ManualRefund): NoManualRefundReason | undefined {
  if (giver === 'provider') return 'atProvider'
  if (!tried) return giver === 'hand' ? undefined : 'notTried'
  if (!isReplaceableByHand[tried.state]) return 'maybeGiven'
  if (replaced.includes(tried.id)) return 'replaced'
  return minor > tried.minor ? 'tooMuch' : undefined
}

interface IssuedRefund {
  readonly id: string
  readonly paymentId: string
  readonly state: RefundState
  readonly at: Date
}

/**
 * A refund that a terminal completed after it was recorded as rejected may have been made another
 * way since.
 */
export function isPossibleDuplicate(late: IssuedRefund, all: readonly IssuedRefund[]): boolean {
  return all.some(
    ({ id, paymentId, at, state }) =>
      id !== late.id && paymentId === late.paymentId && at > late.at && state !== 'refused',
  )
}
