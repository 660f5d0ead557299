import type { CallState } from './call-states.ts'
import { DESK_OPENS_WITHIN_S, GONE_AFTER_S } from './call-times.ts'

/** Somebody hung up; nobody was at the desk, nobody there answered, all of them were speaking; an end was not heard any more. */
export const endings = ['guest', 'desk', 'nobody', 'unanswered', 'busy', 'lost'] as const
export type Ending = (typeof endings)[number]

interface Going {
  readonly state: CallState
  readonly askedAt: Date
  /** A desk where nobody else is spoken with has rung. */
  readonly rungAt: Date | null
  /** A desk has heard it, and speaks with somebody else. */
  readonly busyAt: Date | null
  readonly guestSeenAt: Date
  /** Null until whoever answered has opened the line. */
  readonly deskSeenAt: Date | null
  readonly answeredAt: Date | null
  /** No desk has rung by then: nobody is there. */
  readonly nobodyS: number
  /** A desk rings, or everybody speaks with somebody else, and by then nobody has answered. */
  readonly unansweredS: number
}

/** Why a call lapses by now; undefined while it does not. */
export function whyLapsed(call: Going, now: Date): Exclude<Ending, 'guest' | 'desk'> | undefined {
  const since = (moment: Date | null) => (moment ? (now.getTime() - moment.getTime()) / 1_000 : 0)
  if (call.state === 'ended') return undefined
  if (since(call.guestSeenAt) > GONE_AFTER_S) return 'lost'
  if (call.state === 'answered') {
    const isGone = call.deskSeenAt
      ? since(call.deskSeenAt) > GONE_AFTER_S
      : since(call.answeredAt) > DESK_OPENS_WITHIN_S
    return isGone ? 'lost' : undefined
  }
  const waited = since(call.askedAt)
  if (call.rungAt) return waited > call.unansweredS ? 'unanswered' : undefined
  if (call.busyAt) return waited > call.unansweredS ? 'busy' : undefined
  return waited > call.nobodyS ? 'nobody' : undefined
}
