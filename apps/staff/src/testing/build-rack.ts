import type { Rack, RackRoom, RackStay } from '@foyer/contract/staff/rack.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'

export const buildRackRoom = (number: string, given: Partial<RackRoom> = {}): RackRoom => ({
  number,
  typeId: 'classic',
  type: 'Classic',
  typeNames: {},
  floor: Number(number[0]),
  ready: true,
  condition: 'clean',
  ...given,
})

export const buildRackStay = (given: Partial<RackStay> = {}): RackStay => ({
  reference: 'FOY1001',
  firstName: 'Lucía',
  lastName: 'García López',
  startDate: '2026-09-22',
  endDate: '2026-09-24',
  state: 'expected',
  roomTypeId: 'classic',
  type: 'Classic',
  typeNames: {},
  hasPets: false,
  waitsForRoom: false,
  roomTaken: false,
  ...given,
})

/** Two weeks around 22 September 2026. */
export const buildRack = (given: Partial<Rack> = {}): Rack => ({
  from: '2026-09-20',
  today: '2026-09-22',
  setInHotelSystem: false,
  days: Array.from({ length: 14 }, (_, at) => ({
    day: addDays('2026-09-20', at),
    sold: 2,
    rooms: 4,
    withoutRoom: [],
  })),
  rooms: [buildRackRoom('101')],
  stays: [],
  closures: [],
  ...given,
})
