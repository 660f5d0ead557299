import type { ChangeKind } from '@foyer/contract/staff/live.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Hotel } from '../hotel/hotel.ts'

/** The visit whose call it is; undefined for a staff call, whose answers are stored separately. */
export type IntentOwner = { readonly visitId: string; readonly appKey: string } | undefined

/** What is wanted of somebody outside. It is kept before they are asked. */
export interface Intent<Detail extends object = object> {
  readonly owner: IntentOwner
  /** The key under which they are asked, the same however often. */
  readonly id: string
  readonly hotelId: number
  readonly kind: string
  readonly subject: string
  /** Empty: it is about none. */
  readonly reservationId: string
  readonly amount: Money | undefined
  readonly detail: Detail
  readonly createdAt: Date
}

export interface Wanted<Detail extends object> {
  /** What it is about: while one is open, there is no second of its kind about the same. */
  readonly subject: string
  /** Empty: it is about none. */
  readonly reservationId: string
  /** As the server computed it. */
  readonly amount?: Money
  /** Whatever else it takes to ask, to look again and to settle. Nothing that may not be kept. */
  readonly detail: Detail
}

/** What the outside has said, or that nobody knows. */
export type Outcome<Said> =
  | { readonly state: 'done'; readonly said: Said }
  | { readonly state: 'refused'; readonly problem: ProblemCode; readonly detail?: string | undefined }
  | { readonly state: 'unknown' }

/** The answer to the caller. Only the problem code is stored under the key; the detail is in the first answer only. */
export type Answered<Answer extends object> =
  | { readonly answer: Answer }
  | { readonly problem: ProblemCode; readonly detail?: string }

export interface Settling {
  readonly hotel: Hotel
  readonly tx: HotelTransaction
}

/** One kind of effect that lies outside, and how its truth is found after a crash or a lost answer. */
export interface IntentKind<Detail extends object, Said, Answer extends object> {
  /** Kept with each intent: it never changes. */
  readonly name: string
  /** How long the outside may take to answer. */
  readonly withinMs: number
  /** What live watchers are notified of when an intent is settled, besides stays. */
  readonly changes?: readonly ChangeKind[]
  /**
   * Asks the outside, by the intent's id, what became of it. "Never heard of it" is a refusal only where the first question
   * cannot arrive any more. Where the outside remembers nothing, and nothing happens there, it is a refusal at once.
   */
  reconcile(intent: Intent<Detail>, signal: AbortSignal): Promise<Outcome<Said>>
  /** What follows here, in one transaction with the outcome. After `unknown` it is called again when more is known. */
  settle(settling: Settling, intent: Intent<Detail>, outcome: Outcome<Said>): Promise<Answered<Answer>>
}

export type AnyIntentKind = IntentKind<object, unknown, object>

/** What everybody is told when there is nothing else to say. */
export function problemOf(outcome: Exclude<Outcome<unknown>, { state: 'done' }>): { problem: ProblemCode } {
  return { problem: outcome.state === 'refused' ? outcome.problem : 'outcomeUnknown' }
}

export function answerOf<Answer extends object>(answered: Answered<Answer>): Answer {
  if ('problem' in answered) throw new Problem(answered.problem, answered.detail)
  return answered.answer
}
