import { expect, it } from 'vitest'
import { buildArrival } from '../testing/builders.ts'
import { applyDifference } from './apply-difference.ts'

it('S11 a difference updates, adds and removes rows, and leaves the others unchanged', () => {
  const [stays, changes, goes, comes] = ['A', 'B', 'C', 'D'].map((reference) => buildArrival({ reference }))
  if (!stays || !changes || !goes || !comes) throw new Error('There are four.')
  const list = {
    day: '2026-09-22',
    today: '2026-09-22',
    at: '2026-09-22T13:42:00Z',
    arrivals: [stays, changes, goes],
  }
  const after = applyDifference(list, {
    day: '2026-09-22',
    at: '2026-09-22T13:43:00Z',
    changed: [{ ...changes, roomNumber: '7' }, comes],
    gone: [goes.id],
  })
  expect(after.at).toBe('2026-09-22T13:43:00Z')
  expect(after.arrivals.map(({ reference, roomNumber }) => `${reference} ${roomNumber}`)).toEqual([
    'A 301',
    'B 7',
    'D 301',
  ])
  expect(after.arrivals[0]).toBe(stays)
})
