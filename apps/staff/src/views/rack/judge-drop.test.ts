import { expect, it } from 'vitest'
import { buildRack, buildRackRoom, buildRackStay } from '../../testing/build-rack.ts'
import { judgeDrop } from './judge-drop.ts'

const smith = buildRackStay({ reference: 'SMITH', roomNumber: '101', startDate: '2026-09-22', endDate: '2026-09-25' })
const weber = buildRackStay({ reference: 'WEBER', roomNumber: '102', startDate: '2026-09-24', endDate: '2026-09-27' })
const rack = buildRack({
  rooms: [
    buildRackRoom('101'),
    buildRackRoom('102'),
    buildRackRoom('103'),
    buildRackRoom('201', { typeId: 'suite', type: 'Suite' }),
  ],
  stays: [smith, weber],
  closures: [{ roomNumber: '103', startDate: '2026-09-20', endDate: '2026-09-23', reason: 'Shower' }],
})
const drop = (roomNumber: string | undefined, dates = {}) =>
  judgeDrop(rack, { ...smith, stay: smith, roomNumber, ...dates })

it('a room fits, also of another type', () => {
  expect(drop('201')).toMatchObject({ result: 'fits', isOtherType: true })
  expect(drop('101')).toEqual({ result: 'same' })
  expect(drop(undefined)).toEqual({ result: 'noRoom' })
})

it('names who has the room and since when, and offers an exchange if both fit', () => {
  expect(drop('102')).toMatchObject({
    result: 'refused',
    refusal: { reason: 'taken', by: { reference: 'WEBER' }, from: '2026-09-24', canSwap: true },
  })
  const novak = buildRackStay({ reference: 'NOVAK', roomNumber: '101', startDate: '2026-09-26', endDate: '2026-09-28' })
  const fuller = { ...rack, stays: [smith, weber, novak] }
  expect(judgeDrop(fuller, { ...smith, stay: smith, roomNumber: '102' })).toMatchObject({
    refusal: { reason: 'taken', canSwap: false },
  })
})

it('says why a room is closed, and which dates cannot be', () => {
  expect(drop('103')).toMatchObject({ refusal: { reason: 'closed', closure: { reason: 'Shower' } } })
  expect(drop('101', { endDate: '2026-09-22' })).toMatchObject({ refusal: { reason: 'noNight' } })
  expect(drop('101', { startDate: '2026-09-20' })).toMatchObject({ refusal: { reason: 'past' } })
  expect(drop('101', { endDate: '2026-09-28' })).toMatchObject({ result: 'fits' })
})

it('guests in house always have a room', () => {
  const stay = { ...smith, state: 'inHouse' as const }
  expect(judgeDrop({ ...rack, stays: [stay] }, { ...stay, stay, roomNumber: undefined })).toMatchObject({
    refusal: { reason: 'inHouse' },
  })
})
