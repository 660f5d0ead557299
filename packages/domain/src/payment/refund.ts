import { fromDecimal } from '../basics/money.ts'
import { type Role, refundLimits } from '../staff/roles.ts'
import type { PayWay } from './pay-way.ts'
import { payWays } from './pay-way.ts'
import type { PaymentState } from './payment.ts'

interface Paid {
  readonly way: PayWay
  readonly state: PaymentState
  /** In minor units, with what of it was given back. */
  readonly minor: number
  readonly refunded: number
  /** Of all payments of its stay: whoever writes a payment down in parts may not give back more for it. */
  readonly refundedOfStay: number
  readonly currency: string
  /** Nobody knows what became of an earlier refund of it. */
  readonly hasOpenRefund: boolean
}

export type NoRefund = 'notCaptured' | 'openRefund' | 'tooMuch' | 'beyondRole'

/** Undefined: this much of it can be given back by somebody of this role. What was given back before counts too. */
export function whyNoRefund(paid: Paid, minor: number, role: Role): NoRefund | undefined {
  const most = mostRefund(paid, role)
  if (paid.state !== 'captured') return 'notCaptured'
  if (paid.hasOpenRefund) return 'openRefund'
  if (minor < 1 || paid.refunded + minor > paid.minor) return 'tooMuch'
  return minor > most ? 'beyondRole' : undefined
}

/** In minor units; never more than is left of it. */
export function mostRefund({ minor, refunded, refundedOfStay, currency }: Paid, role: Role): number {
  const limit = refundLimits[role]
  const byRole = limit === undefined ? minor : fromDecimal(limit, currency).minor - refundedOfStay
  return Math.max(0, Math.min(minor - refunded, byRole))
}

interface Voided extends Pick<Paid, 'way' | 'state' | 'refunded'> {
  /** It stands on the paper of a shift that is closed. */
  readonly isClosed: boolean
  /** Whoever asks has written it down. */
  readonly isOwn: boolean
  /** Whoever paid is gone, and will not be asked for the money again. */
  readonly hasLeft: boolean
}

export type NoVoid = 'notCaptured' | 'atProvider' | 'partRefunded' | 'shiftClosed' | 'beyondRole'

/**
 * A void takes back what was written down by mistake at the desk; money that somebody outside has is given back by a refund. No role that may not give
 * everything back takes a payment out of the till by calling it a mistake: a colleague's, or of a guest who has left.
 */
export function whyNoVoid(voided: Voided, role: Role): NoVoid | undefined {
  const { way, state, refunded, isClosed, isOwn, hasLeft } = voided
  if (state !== 'captured') return 'notCaptured'
  if (payWays[way].by !== 'desk') return 'atProvider'
  if (refunded > 0) return 'partRefunded'
  if (isClosed) return 'shiftClosed'
  return refundLimits[role] !== undefined && (!isOwn || hasLeft) ? 'beyondRole' : undefined
}

export const deskWays = ['cash', 'deskCard', 'transfer'] as const satisfies readonly PayWay[]

/**
 * What becomes of a refund. `created`: it waits until whoever gives it back calls for it. `sent`: they may have given it back.
 * `unknown`: their answer was lost.
 */
export const refundStates = ['created', 'sent', 'unknown', 'done', 'refused'] as const
export type RefundState = (typeof refundStates)[number]

/** What was taken for refused may turn out to be given back: the ledger of whoever gave it is the truth. */
const next: Readonly<Record<RefundState, readonly RefundState[]>> = {
  created: ['sent', 'refused'],
  sent: ['unknown', 'done', 'refused'],
  unknown: ['done', 'refused'],
  done: [],
  refused: ['done'],
}

export function refundMayBecome(from: RefundState, to: RefundState): boolean {
  return next[from].includes(to)
}

/** What one of the staff may say of it: what has not left is called off, and what nobody knows is looked up. */
const said: Readonly<Partial<Record<RefundState, readonly RefundState[]>>> = {
  created: ['refused'],
  unknown: ['done', 'refused'],
}

export function staffMaySay(state: RefundState, outcome: RefundState): boolean {
  return said[state]?.includes(outcome) ?? false
}

export function isOpenRefund(state: RefundState): boolean {
  return state !== 'done' && state !== 'refused'
}

/** Who gives money back: a provider over the network, the terminal that took it, or somebody with their own hands. */
export const refundGivers = ['provider', 'terminal', 'hand'] as const
export type RefundGiver = (typeof refundGivers)[number]

/** So long a refund waits for its kiosk to call before the desk is told that it still does. */
export const REFUND_WAITS_SECONDS = 300

type DeskWay = (typeof deskWays)[number]

/** How somebody gives it back with their own hands: as it was taken at the desk, or in cash. */
export function handWay(way: PayWay): DeskWay {
  return deskWays.find((one) => one === way) ?? 'cash'
}

interface Tried {
  readonly id: string
  readonly minor: number
  readonly state: RefundState
}

export type NoHand = 'atProvider' | 'notTried' | 'maybeGiven' | 'replaced' | 'tooMuch'

/** A terminal that may still have given it back is waited for. */
const endsByHand: Readonly<Record<RefundState, boolean>> = {
  created: true,
  sent: false,
  unknown: false,
  done: false,
  refused: true,
}

interface ByHand {
  readonly giver: RefundGiver
  readonly minor: number
  /** The refund that somebody gives by hand now, since the terminal does not. */
  readonly tried?: Tried | undefined
  /** Those that others were given instead of. */
  readonly replaced: readonly string[]
}

/** Undefined: somebody may give this much with their own hands. Nobody does what a provider or a terminal may be doing. */
export function whyNoHand({ giver, minor, tried, replaced }: ByHand): NoHand | undefined {
  if (giver === 'provider') return 'atProvider'
  if (!tried) return giver === 'hand' ? undefined : 'notTried'
  if (!endsByHand[tried.state]) return 'maybeGiven'
  if (replaced.includes(tried.id)) return 'replaced'
  return minor > tried.minor ? 'tooMuch' : undefined
}

interface Given {
  readonly id: string
  readonly paymentId: string
  readonly state: RefundState
  readonly at: Date
}

/** What a terminal gave back after it was taken for refused may have been given in another way since. */
export function isPerhapsTwice(late: Given, all: readonly Given[]): boolean {
  return all.some(
    ({ id, paymentId, at, state }) =>
      id !== late.id && paymentId === late.paymentId && at > late.at && state !== 'refused',
  )
}
