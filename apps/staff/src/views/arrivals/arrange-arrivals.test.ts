import { expect, it } from 'vitest'
import { buildArrival } from '../../testing/builders.ts'
import { arrangeArrivals } from './arrange-arrivals.ts'

const expected = (reference: string, expectedAt?: string) =>
  buildArrival({ reference, group: 'expected', ...(expectedAt && { expectedAt }) })

it('groups follow the order of work, and empty ones are left out', () => {
  const groups = arrangeArrivals(
    [
      buildArrival({ reference: 'C', group: 'checkedIn', checkedInAt: '2026-09-22T10:00:00Z' }),
      buildArrival({ reference: 'S', group: 'atScreen' }),
      buildArrival({ reference: 'D', group: 'checkedIn', checkedInAt: '2026-09-22T11:00:00Z' }),
    ],
    { hour: '15:00' },
  )
  expect(groups.map(({ group, arrivals }) => [group, ...arrivals.map(({ reference }) => reference)])).toEqual([
    ['atScreen', 'S'],
    ['checkedIn', 'D', 'C'],
  ])
})

it('expected guests are sorted by hour, those without one last, with a line at the present hour', () => {
  const [group] = arrangeArrivals(
    [expected('X'), expected('C', '18:00'), expected('A', '14:00'), expected('B', '14:30')],
    { hour: '15:42' },
  )
  expect(group?.arrivals.map(({ reference }) => reference)).toEqual(['A', 'B', 'C', 'X'])
  expect(group).toMatchObject({ nowBefore: 2, pastTheirTime: 2 })
})

it.each([
  ['no arrival has an hour', [expected('A'), expected('B')]],
  ['all are still to come', [expected('A', '18:00')]],
  ['all are past', [expected('A', '10:00'), expected('B')]],
])('draws no line when %s', (_why, arrivals) => {
  expect(arrangeArrivals(arrivals, { hour: '15:00' })[0]).not.toHaveProperty('nowBefore')
})

it('S14 another order applies within each group, and draws no line', () => {
  const rows = [expected('A', '14:00'), expected('C', '18:00'), expected('B', '16:00')]
  const [group] = arrangeArrivals(rows, { hour: '15:00', sorting: { by: 'reference', isDown: true } })
  expect(group?.arrivals.map(({ reference }) => reference)).toEqual(['C', 'B', 'A'])
  expect(group).toMatchObject({ pastTheirTime: 1 })
  expect(group).not.toHaveProperty('nowBefore')
})

it('S14 no one is late on another day', () => {
  expect(arrangeArrivals([expected('A', '10:00'), expected('B', '18:00')], {})[0]).toEqual({
    group: 'expected',
    arrivals: [expect.anything(), expect.anything()],
    pastTheirTime: 0,
  })
})
