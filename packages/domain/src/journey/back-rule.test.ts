import { expect, it } from 'vitest'
import { isBackBlocked } from './back-rule.ts'
import type { ScreenName } from './screens.ts'

it.each<[string, ScreenName, ScreenName, boolean]>([
  ['HOME-07 home cannot be left backwards, not even to the language choice', 'home', 'select-language', true],
  ['HOME-07 nor to an earlier booking', 'home', 'your-booking', true],
  ['NAV-55.c from an error back to the language choice', 'show-error', 'select-language', false],
  ['NAV-55.a from an error back to nothing else', 'show-error', 'check-in-summary', true],
  ['NAV-55.c from the end back to the language choice', 'finish', 'select-language', false],
  ['NAV-55.b from the end back to nothing else', 'finish', 'room-key', true],
  ['G27 from the key back to the bill of a check-in that is over', 'room-key', 'check-in-summary', true],
  ['G27 nor to the reservation', 'room-key', 'your-booking', true],
  ['G27 from the key back to the menu it was opened from', 'room-key', 'home', false],
  ['G27 and to the bookings of an account', 'room-key', 'my-bookings', false],
  ['everywhere else back is allowed', 'guest-list', 'your-booking', false],
])('%s', (_, from, to, blocked) => {
  expect(isBackBlocked(from, to)).toBe(blocked)
})
