import { expect, it } from 'vitest'
import { buildSite } from '../testing/builders.ts'
import { arrivalTimes, DEFAULT_ARRIVAL_TIME } from './arrival-time.ts'
import { isSaveOnly } from './is-save-only.ts'

it('SUMMARY-20 offers every half hour of the day and nothing else', () => {
  expect([arrivalTimes.length, arrivalTimes.slice(0, 3), arrivalTimes.at(-1)]).toEqual([
    48,
    ['00:00', '00:30', '01:00'],
    '23:30',
  ])
  const minutes = arrivalTimes.map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  expect(new Set(minutes.slice(1).map((minute, at) => minute - (minutes[at] ?? 0)))).toEqual(new Set([30]))
})

it('SUMMARY-19 noon is the default', () => {
  expect(DEFAULT_ARRIVAL_TIME).toBe('12:00')
  expect(arrivalTimes).toContain(DEFAULT_ARRIVAL_TIME)
})

it.each([
  ['prechk', true],
  ['tablet', true],
  ['own', false],
  ['kiosk', false],
  ['frontapp', false],
])('the summary of %s only saves: %s', (appKey, saves) => {
  expect(isSaveOnly(buildSite({}, appKey))).toBe(saves)
})
