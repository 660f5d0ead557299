import { expect, it } from 'vitest'
import { computeNextRun, computeRetryAt, getLateAfter } from './schedule.ts'

it.each([
  ['later today', '12:00', '2027-05-10T09:00:00Z', 'Europe/Madrid', '2027-05-10T10:00:00Z'],
  ['tomorrow, when it is that time now', '12:00', '2027-05-10T10:00:00Z', 'Europe/Madrid', '2027-05-11T10:00:00Z'],
  ['by the hotel’s day, not by ours', '00:00', '2027-05-10T22:30:00Z', 'Europe/Rome', '2027-05-11T22:00:00Z'],
  ['west of us it is still yesterday', '00:00', '2027-05-10T22:30:00Z', 'Atlantic/Canary', '2027-05-10T23:00:00Z'],
  ['at the far end of the world', '03:30', '2027-05-10T10:00:00Z', 'Pacific/Kiritimati', '2027-05-10T13:30:00Z'],
  ['in spring, a time that is skipped', '02:30', '2027-03-27T12:00:00Z', 'Europe/Madrid', '2027-03-28T01:30:00Z'],
  ['and on the day after', '02:30', '2027-03-28T01:30:00Z', 'Europe/Madrid', '2027-03-29T00:30:00Z'],
  ['a midnight that is skipped', '00:00', '2027-09-04T12:00:00Z', 'America/Santiago', '2027-09-05T04:00:00Z'],
  ['in autumn, the first of two', '02:30', '2027-10-30T12:00:00Z', 'Europe/Madrid', '2027-10-31T00:30:00Z'],
  ['and not again an hour later', '02:30', '2027-10-31T00:30:00Z', 'Europe/Madrid', '2027-11-01T01:30:00Z'],
] as const)('once a day: %s', (_when, at, after, timeZone, next) => {
  expect(computeNextRun({ at }, new Date(after), timeZone).toISOString()).toBe(next.replace('Z', '.000Z'))
})

it('at intervals, regardless of clock changes', () => {
  const next = computeNextRun({ everySeconds: 3_600 }, new Date('2027-03-28T00:30:00Z'), 'Europe/Madrid')
  expect(next.toISOString()).toBe('2027-03-28T01:30:00.000Z')
})

it.each([
  [1, '10:01'],
  [2, '10:05'],
  [3, '10:15'],
  [4, '11:00'],
  [40, '11:00'],
])('after %i failures in a row it is retried at %s', (failures, time) => {
  expect(computeRetryAt(failures, new Date('2027-05-10T10:00:00Z')).toISOString()).toBe(`2027-05-10T${time}:00.000Z`)
})

it.each([
  [{ everySeconds: 5 }, 600],
  [{ everySeconds: 3_600 }, 7_200],
  [{ at: '03:30' }, 7_200],
] as const)('%o is late after %i seconds', (schedule, seconds) => {
  expect(getLateAfter(schedule)).toBe(seconds)
})
