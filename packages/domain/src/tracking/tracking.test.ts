import { expect, it } from 'vitest'
import { droppedEventReason, newSessionReason, trackingTypes } from './tracking.ts'

it.each([
  ['TRACK-01 entering select-language', 'finish', 'select-language', 'language chosen anew'],
  ['TRACK-02 the first load', undefined, 'guest-list', 'page loaded'],
  ['TRACK-03 from your-booking to check-in', 'your-booking', 'check-in', 'another booking searched'],
  ['TRACK-04 from the menu to check-in', 'home', 'check-in', undefined],
  ['TRACK-04 from your-booking to the guests', 'your-booking', 'guest-list', undefined],
] as const)('%s', (_rule, from, to, why) => {
  expect(newSessionReason({ from, to })).toBe(why)
})

const event = { type: 'navigation', state: 'guest-list', description: 'screen entered' }

it('TRACK-05.a has the six types of the specification', () => {
  expect(trackingTypes).toEqual(['navigation', 'system-event', 'user-action', 'new-session', 'process-result', 'error'])
  for (const type of trackingTypes) expect(droppedEventReason({ ...event, type })).toBeUndefined()
})

it.each([
  ['TRACK-05.b TRACK-07', { type: 'click' }, 'unknownType'],
  ['TRACK-06.a TRACK-07', { state: '' }, 'noState'],
  ['TRACK-06.b TRACK-07', { description: '' }, 'noDescription'],
  ['TRACK-08', { state: 'license-code-sign-in' }, 'beforeSignIn'],
] as const)('%s drops an event with %o', (_rule, changes, why) => {
  expect(droppedEventReason({ ...event, ...changes })).toBe(why)
})
