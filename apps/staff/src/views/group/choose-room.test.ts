import type { StaffRoom } from '@foyer/contract/staff/rooms.ts'
import { expect, it } from 'vitest'
import { chooseRoom } from './choose-room.ts'

const buildRoom = (number: string, given: Partial<StaffRoom> = {}): StaffRoom => ({
  number,
  typeId: 'classic',
  type: 'Classic',
  typeNames: {},
  floor: Number(number[0]),
  ready: true,
  isOccupied: false,
  ...given,
})
const occupant = { reference: 'X', startDate: '2026-09-22', endDate: '2026-09-24', state: 'expected' } as const

it('chooses a free room of the type: ready before not ready, then the floor of the others', () => {
  const rooms = [
    buildRoom('101', { ready: false }),
    buildRoom('102', { occupant }),
    buildRoom('201'),
    buildRoom('301'),
    buildRoom('302', { typeId: 'suite' }),
  ]
  const choose = (near: string[], from = rooms) =>
    chooseRoom({ rooms: from, roomTypeId: 'classic', near: new Set(near) })?.number
  expect(choose([])).toBe('201')
  expect(choose(['302'])).toBe('301')
  expect(choose([], rooms.slice(0, 2))).toBe('101')
  expect(choose([], rooms.slice(1, 2))).toBeUndefined()
})
