import type { ChangeKind } from '@foyer/contract/staff/live.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Hotel } from '../hotel/hotel.ts'

/** The visit whose call it is; undefined for a staff call, whose answers are stored separately. */
export type IntentOwner = { readonly visitId: string; readonly appKey: string } | undefined

/** A request to an external system, stored before it is sent. */
export interface Intent<Detail extends object = object> {
  readonly owner: IntentOwner
  /** The idempotency key of the request, the same for every retry. */
  readonly id: string
  readonly hotelId: number
  readonly kind: string
  readonly subject: string
  /** Empty if it concerns no reservation. */
  readonly reservationId: string
  readonly amount: Money | undefined
  readonly detail: Detail
  readonly createdAt: Date
}

export interface IntentSpec<Detail extends object> {
  /** What it is about; only one intent per kind and subject can be open. */
  readonly subject: string
  /** Empty if it concerns no reservation. */
  readonly reservationId: string
  /** As computed by the server. */
  readonly amount?: Money
  /** Whatever else requesting, reconciling and settling need. Nothing that must not be stored. */
  readonly detail: Detail
}

/** The external system's answer, or that the outcome is unknown. */
export type Outcome<Said> =
  | { readonly state: 'done'; readonly result: Said }
  | { readonly state: 'refused'; readonly problem: ProblemCode; readonly detail?: string | undefined }
  | { readonly state: 'unknown' }

/**
 * The answer to the caller. Only the problem code is stored under the key; the detail is in the
 * first answer only.
 */
export type IntentAnswer<Answer extends object> =
  | { readonly answer: Answer }
  | { readonly problem: ProblemCode; readonly detail?: string }

export interface SettleContext {
  readonly hotel: Hotel
  readonly tx: HotelTransaction
}

/** One kind of external effect, and how its outcome is found after a crash or a lost answer. */
export interface IntentKind<Detail extends object, Said, Answer extends object> {
  /** Stored with each intent, so it never changes. */
  readonly name: string
  /** The timeout of the external request. */
  readonly timeoutMs: number
  /** What live watchers are notified of when an intent is settled, besides stays. */
  readonly changes?: readonly ChangeKind[]
  /**
   * Queries the outcome from the external system by the intent's id. "Unknown id" is a refusal only
   * where the first request can no longer arrive. Where the external system remembers nothing and
   * changes nothing, it is a refusal at once.
   */
  reconcile(intent: Intent<Detail>, signal: AbortSignal): Promise<Outcome<Said>>
  /**
   * Applies the consequences in one transaction with the outcome. After `unknown` it is called
   * again when more is known.
   */
  settle(settling: SettleContext, intent: Intent<Detail>, outcome: Outcome<Said>): Promise<IntentAnswer<Answer>>
}

export type AnyIntentKind = IntentKind<object, unknown, object>

/** The default answer for an outcome that isn't `done`. */
export function toProblem(outcome: Exclude<Outcome<unknown>, { state: 'done' }>): { problem: ProblemCode } {
  return { problem: outcome.state === 'refused' ? outcome.problem : 'outcomeUnknown' }
}

export function unwrapAnswer<Answer extends object>(answered: IntentAnswer<Answer>): Answer {
  if ('problem' in answered) throw new Problem(answered.problem, answered.detail)
  return answered.answer
}
