import { expect, it } from 'vitest'
import {
  applyCallEvent,
  type CallEvent,
  type CallState,
  callEvents,
  callStates,
  isCallRejected,
} from './call-states.ts'
import { CALL_RECONNECT_DELAY_MS, CALL_TIMEOUTS, REQUEST_RETRY_DELAY_MS } from './call-times.ts'
import { lapseReason } from './lapse-reason.ts'

const cases: Record<CallState, Record<CallEvent, string>> = {
  asked: { request: 'asked', ring: 'ringing', answer: 'answered', hangUp: 'ended', lapse: 'ended' },
  ringing: { request: 'ringing', ring: 'ringing', answer: 'answered', hangUp: 'ended', lapse: 'ended' },
  answered: { request: 'answered', ring: 'taken', answer: 'taken', hangUp: 'ended', lapse: 'ended' },
  ended: { request: 'over', ring: 'over', answer: 'over', hangUp: 'over', lapse: 'over' },
}

it.each(callStates.flatMap((state) => callEvents.map((event) => [state, event, cases[state][event]] as const)))(
  'a call that is %s, and then %s: %s',
  (state, event, after) => {
    expect(applyCallEvent(state, event)).toBe(after)
  },
)

it('VIDEO-04 an ended call cannot be answered, rung or requested again', () => {
  expect(callEvents.every((event) => isCallRejected(applyCallEvent('ended', event)))).toBe(true)
})

it('VIDEO-02.a FRONTAPP-19 uses the times of the specification', () => {
  expect([REQUEST_RETRY_DELAY_MS, CALL_RECONNECT_DELAY_MS]).toEqual([3_000, 1_000])
})

const begin = new Date('2026-11-16T12:00:00Z')
const at = (seconds: number) => new Date(begin.getTime() + seconds * 1_000)

it.each([
  ['no one is at the desk', { state: 'asked' }, 30, undefined],
  ['no one is at the desk', { state: 'asked' }, 31, 'nobody'],
  ['a desk rings', { state: 'ringing', rungAt: at(1) }, 90, undefined],
  ['a desk rings', { state: 'ringing', rungAt: at(1) }, 91, 'unanswered'],
  ['everyone is busy', { state: 'asked', busyAt: at(1) }, 90, undefined],
  ['everyone is busy', { state: 'asked', busyAt: at(1) }, 91, 'busy'],
  ['one of two desks is busy', { state: 'ringing', busyAt: at(1), rungAt: at(2) }, 91, 'unanswered'],
  ['no one is at the desk, and the hotel has a shorter limit', { state: 'asked', nobodyS: 15 }, 16, 'nobody'],
  [
    'a desk rings, and the hotel has a longer limit',
    { state: 'ringing', rungAt: at(1), unansweredS: 180 },
    180,
    undefined,
  ],
  ['the call is in progress', { state: 'answered', answeredAt: at(5), deskSeenAt: at(990) }, 1_000, undefined],
  ['the desk disappeared', { state: 'answered', answeredAt: at(5), deskSeenAt: at(984) }, 1_000, 'lost'],
  ['the desk never connected', { state: 'answered', answeredAt: at(5) }, 65, undefined],
  ['the desk never connected', { state: 'answered', answeredAt: at(5) }, 66, 'lost'],
  ['the call has ended', { state: 'ended' }, 1_000, undefined],
] as const)('%s: %o after %d s: %s', (_, changes, seconds, why) => {
  const call = { ...CALL_TIMEOUTS, askedAt: begin, rungAt: null, busyAt: null, answeredAt: null, deskSeenAt: null }
  expect(lapseReason({ ...call, guestSeenAt: at(seconds), ...changes }, at(seconds))).toBe(why)
})

it.each(['asked', 'ringing', 'answered'] as const)('%s: a silent guest counts as gone', (state) => {
  const call = {
    ...CALL_TIMEOUTS,
    state,
    askedAt: begin,
    rungAt: begin,
    busyAt: null,
    answeredAt: begin,
    deskSeenAt: at(20),
  }
  expect(lapseReason({ ...call, guestSeenAt: at(4) }, at(20))).toBe('lost')
  expect(lapseReason({ ...call, guestSeenAt: at(5) }, at(20))).toBeUndefined()
})
