import { expect, it } from 'vitest'
import { parseFeedProblem, toFeedPart } from './feed-part.ts'

it.each([
  ['reservation.guests.0.email', 'guests'],
  ['reservation.folio.3.amount', 'bill'],
  ['reservation.departure', 'dates'],
  ['reservation.nickname', 'other'],
  ['reservation.toString', 'other'],
  ['room.floor', 'room'],
  ['roomType.names', 'room'],
  ['kind', 'other'],
])('the field %s is about %s', (path, part) => {
  expect(toFeedPart(path)).toBe(part)
})

it.each([
  ['reservation.departure: is before arrival', 'dates', false],
  ['reservation.lastName: is missing', 'guests', true],
  ['it cannot be stored (22021)', 'other', false],
])('the reason “%s” is about %s', (why, part, isMissing) => {
  expect(parseFeedProblem(why)).toEqual({ part, isMissing })
})
