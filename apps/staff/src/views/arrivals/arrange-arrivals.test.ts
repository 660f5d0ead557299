import { expect, it } from 'vitest'
import { anArrival } from '../../testing/builders.ts'
import { arrangeArrivals } from './arrange-arrivals.ts'

const expected = (reference: string, expectedAt?: string) =>
  anArrival({ reference, group: 'expected', ...(expectedAt && { expectedAt }) })

it('groups stand in the order of the work, and empty ones not at all', () => {
  const groups = arrangeArrivals(
    [
      anArrival({ reference: 'C', group: 'checkedIn', checkedInAt: '2026-09-22T10:00:00Z' }),
      anArrival({ reference: 'S', group: 'atScreen' }),
      anArrival({ reference: 'D', group: 'checkedIn', checkedInAt: '2026-09-22T11:00:00Z' }),
    ],
    { hour: '15:00' },
  )
  expect(groups.map(({ group, arrivals }) => [group, ...arrivals.map(({ reference }) => reference)])).toEqual([
    ['atScreen', 'S'],
    ['checkedIn', 'D', 'C'],
  ])
})

it('those who are expected stand by their hour, the silent ones last, with the present hour between', () => {
  const [group] = arrangeArrivals(
    [expected('X'), expected('C', '18:00'), expected('A', '14:00'), expected('B', '14:30')],
    { hour: '15:42' },
  )
  expect(group?.arrivals.map(({ reference }) => reference)).toEqual(['A', 'B', 'C', 'X'])
  expect(group).toMatchObject({ nowBefore: 2, pastTheirTime: 2 })
})

it.each([
  ['nobody has named an hour', [expected('A'), expected('B')]],
  ['all are still to come', [expected('A', '18:00')]],
  ['all are past', [expected('A', '10:00'), expected('B')]],
])('no line is drawn when %s', (_why, arrivals) => {
  expect(arrangeArrivals(arrivals, { hour: '15:00' })[0]).not.toHaveProperty('nowBefore')
})

it('S14 another order holds within each group, and draws no line', () => {
  const rows = [expected('A', '14:00'), expected('C', '18:00'), expected('B', '16:00')]
  const [group] = arrangeArrivals(rows, { hour: '15:00', sorting: { by: 'reference', isDown: true } })
  expect(group?.arrivals.map(({ reference }) => reference)).toEqual(['C', 'B', 'A'])
  expect(group).toMatchObject({ pastTheirTime: 1 })
  expect(group).not.toHaveProperty('nowBefore')
})

it('S14 on another day nobody is past their time', () => {
  expect(arrangeArrivals([expected('A', '10:00'), expected('B', '18:00')], {})[0]).toEqual({
    group: 'expected',
    arrivals: [expect.anything(), expect.anything()],
    pastTheirTime: 0,
  })
})
