import { expect, it } from 'vitest'
import { dayAt } from './hotel.ts'

it.each([
  ['Europe/Madrid', '2027-05-10T21:59:00Z', 0, '2027-05-10'],
  ['Europe/Madrid', '2027-05-10T22:00:00Z', 0, '2027-05-11'],
  ['Europe/Madrid', '2027-05-11T03:59:00Z', 6, '2027-05-10'],
  ['Europe/Madrid', '2027-05-11T04:00:00Z', 6, '2027-05-11'],
  ['America/New_York', '2027-05-11T03:59:00Z', 0, '2027-05-10'],
  ['Asia/Tokyo', '2027-05-10T15:00:00Z', 0, '2027-05-11'],
])('in %s at %s, %i hours before, it is %s', (timeZone, at, hours, day) => {
  expect(dayAt(timeZone, new Date(at), hours)).toBe(day)
})

it.each([
  ['spring', '2027-03-28T03:59:00Z', '2027-03-27', '2027-03-28T04:00:00Z', '2027-03-28'],
  ['autumn', '2027-10-31T04:59:00Z', '2027-10-30', '2027-10-31T05:00:00Z', '2027-10-31'],
])('a day ends at six by the clock, also when clocks change in %s', (_when, before, last, after, next) => {
  expect(dayAt('Europe/Madrid', new Date(before), 6)).toBe(last)
  expect(dayAt('Europe/Madrid', new Date(after), 6)).toBe(next)
})
