import type { Job } from '@foyer/contract/staff/jobs.ts'
import { expect, it } from 'vitest'
import { buildJob } from '../../testing/builders.ts'
import { needsAttention, toDuration, toInterval, toJobState } from './job-state.ts'

const failed = { at: '2026-09-22T13:00:00Z', tookMs: 5, result: 'failed' } as const

it.each([
  ['never', { last: undefined }, 'notYet'],
  ['done', {}, 'done'],
  ['failed', { last: failed, late: true }, 'failed'],
  ['late', { late: true }, 'needsPerson'],
  ['asked', { last: failed, askedBy: 'Marta' }, 'now'],
  ['running', { askedBy: 'Marta', runningSince: '2026-09-22T13:00:00Z' }, 'now'],
] satisfies [string, { [Key in keyof Job]?: Job[Key] | undefined }, string][])('%s', (word, changes, mark) => {
  expect(toJobState({ ...buildJob(), ...changes } as Job)).toMatchObject({ word, mark })
})

it.each([
  [{}, false],
  [{ late: true }, true],
  [{ last: failed }, true],
] satisfies [Partial<Job>, boolean][])('%o needs attention: %s', (changes, needs) => {
  expect(needsAttention(buildJob(changes))).toBe(needs)
})

it.each([
  [999, 999, 'milliseconds'],
  [1_000, 1, 'seconds'],
  [12_340, 12.3, 'seconds'],
  [119_999, 120, 'seconds'],
  [120_000, 2, 'minutes'],
])('%i ms are %f %s', (ms, n, unit) => {
  expect(toDuration(ms)).toEqual({ n, unit })
})

it.each([
  [5, 5, 'seconds'],
  [90, 90, 'seconds'],
  [60, 1, 'minutes'],
  [3_600, 1, 'hours'],
  [5_400, 90, 'minutes'],
])('every %i seconds is every %i %s', (seconds, n, unit) => {
  expect(toInterval(seconds)).toEqual({ n, unit })
})
