import type { Stay } from '@foyer/contract/staff/stay.ts'
import { isFullRun } from '@foyer/tools/test/full-run.ts'
import { expect, it } from 'vitest'
import { findForeignKeys, findLostChanges, findRoomsTwice } from './evaluate-stays.ts'
import { rooms } from './rooms.ts'

const TODAY = '2027-05-10'

const buildStay = (reference: string, more: Partial<Stay> = {}) =>
  ({
    reference,
    state: 'inHouse',
    roomNumber: '301',
    startDate: '2027-05-08',
    endDate: '2027-05-12',
    keys: [{ state: 'done', roomNumber: '301' }],
    ...more,
  }) as Stay

it('finds a night of a room that two stays have, from today on', () => {
  const one = buildStay('A')
  const other = (more: Partial<Stay>) => findRoomsTwice([one, buildStay('B', more)], TODAY)
  expect(other({ startDate: '2027-05-11', state: 'expected' })).toEqual(['301 on 2027-05-11: A and B'])
  expect(other({ startDate: '2027-05-12', endDate: '2027-05-13' })).toEqual([])
  expect(other({ startDate: '2027-05-07', endDate: '2027-05-10' })).toEqual([])
  expect(other({ roomNumber: '302' })).toEqual([])
  expect(other({ state: 'departed' })).toEqual([])
})

it('finds a valid key of a room that the guests have left', () => {
  expect(findForeignKeys([buildStay('A')])).toEqual([])
  expect(findForeignKeys([buildStay('A', { roomNumber: '302' }), buildStay('B', { state: 'departed' })])).toEqual([
    'A, inHouse in 302: a key of 301',
    'B, departed in 301: a key of 301',
  ])
})

it('finds an accepted change that the stay does not show, and accepts either of two at the same time', () => {
  const change = (roomNumber: string, sentAt: number, answeredAt: number) => ({
    reference: 'A',
    name: 'another room',
    expected: { roomNumber },
    sentAt,
    answeredAt,
  })
  const stays = [buildStay('A')]
  expect(findLostChanges(stays, [change('301', 0, 2), change('302', 1, 3)])).toEqual([])
  expect(findLostChanges(stays, [change('301', 0, 1), change('302', 2, 3)])).toEqual([
    'A has the roomNumber 301 after another room (302)',
  ])
})

it.runIf(isFullRun())(
  'R22 S21 random moves, dates and check-ins at four desks: no room twice, no key of a room left',
  {
    timeout: 180_000,
  },
  async () => {
    const { summary, violations } = await rooms({ times: 60 }).run(() => {})
    expect(violations).toEqual([])
    expect(summary).toMatch(/^60 changes, \d{2,} accepted, 0 nights of a room twice, 0 keys for a room left, 0 lost$/)
  },
)
