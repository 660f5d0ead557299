import type { CallState } from './call-states.ts'
import { DESK_CONNECT_TIMEOUT_S, DISCONNECT_TIMEOUT_S } from './call-times.ts'

/**
 * Someone hung up; no one was at the desk, no one answered, or all were busy; or a side went
 * silent.
 */
export const callEndings = ['guest', 'desk', 'nobody', 'unanswered', 'busy', 'lost'] as const
export type CallEnding = (typeof callEndings)[number]

interface OngoingCall {
  readonly state: CallState
  readonly askedAt: Date
  /** A desk without another call has rung. */
  readonly rungAt: Date | null
  /** A desk has received it but is in another call. */
  readonly busyAt: Date | null
  readonly guestSeenAt: Date
  /** Null until the staff member who answered has opened the connection. */
  readonly deskSeenAt: Date | null
  readonly answeredAt: Date | null
  /** After this many seconds without a ringing desk, the call lapses. */
  readonly nobodyS: number
  /** After this many seconds of ringing or busy desks without an answer, the call lapses. */
  readonly unansweredS: number
}

/** Returns why a call has lapsed by now, or undefined if it has not. */
export function lapseReason(call: OngoingCall, now: Date): Exclude<CallEnding, 'guest' | 'desk'> | undefined {
  const since = (moment: Date | null) => (moment ? (now.getTime() - moment.getTime()) / 1_000 : 0)
  if (call.state === 'ended') return undefined
  if (since(call.guestSeenAt) > DISCONNECT_TIMEOUT_S) return 'lost'
  if (call.state === 'answered') {
    const isGone = call.deskSeenAt
      ? since(call.deskSeenAt) > DISCONNECT_TIMEOUT_S
      : since(call.answeredAt) > DESK_CONNECT_TIMEOUT_S
    return isGone ? 'lost' : undefined
  }
  const waited = since(call.askedAt)
  if (call.rungAt) return waited > call.unansweredS ? 'unanswered' : undefined
  if (call.busyAt) return waited > call.unansweredS ? 'busy' : undefined
  return waited > call.nobodyS ? 'nobody' : undefined
}
