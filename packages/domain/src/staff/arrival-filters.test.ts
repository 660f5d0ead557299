import { expect, it } from 'vitest'
import { type ArrivalFilter, countByFilter, matchesFilter } from './arrival-filters.ts'
import type { Mark } from './marks.ts'

const marked = (roomReady: Mark, rest: Mark = 'notYet') => ({
  roomReady: { mark: roomReady },
  keyReady: { mark: rest },
  paid: { mark: rest },
  verified: { mark: rest },
})

const arrivals = {
  atScreen: { group: 'atScreen', openAlerts: 0, balance: { minor: 0 }, states: marked('done') },
  owing: { group: 'expected', openAlerts: 0, balance: { minor: 100 }, states: marked('notYet') },
  alerted: { group: 'expected', openAlerts: 1, balance: { minor: 0 }, states: marked('done') },
  roomless: { group: 'expected', openAlerts: 0, balance: { minor: 0 }, states: marked('needsPerson') },
  doubtful: { group: 'checkedIn', openAlerts: 0, balance: { minor: -5 }, states: marked('notYet', 'unknown') },
} as const

it.each<[ArrivalFilter, readonly (keyof typeof arrivals)[]]>([
  ['all', ['atScreen', 'owing', 'alerted', 'roomless', 'doubtful']],
  ['atScreen', ['atScreen']],
  ['needsPerson', ['alerted', 'roomless', 'doubtful']],
  ['notPaid', ['owing']],
  ['roomNotReady', ['owing', 'roomless']],
  ['checkedIn', ['doubtful']],
])('%s shows %s', (show, expected) => {
  const names = Object.keys(arrivals) as (keyof typeof arrivals)[]
  expect(names.filter((name) => matchesFilter(arrivals[name], show))).toEqual(expected)
  expect(countByFilter(Object.values(arrivals))[show]).toBe(expected.length)
})
