import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { expect, it } from 'vitest'
import type { HotelSystem } from './hotel-system.ts'
import { mapNames } from './map-names.ts'

const events = [
  { id: '1', kind: 'roomType', roomType: { id: 'LAKE-double', names: { en: 'DBL' } } },
  { id: '2', kind: 'roomType', roomType: { id: 'LAKE-suite', names: { en: 'STE' } } },
  { id: '3', kind: 'room', room: { number: 'A-17', roomType: 'LAKE-double' } },
  { id: '4', kind: 'reservation', reservation: { reference: 'X', room: 'A-17', roomType: 'LAKE-double' } },
  { id: '5', kind: 'reservation', reservation: { reference: 'Y', roomType: 'LAKE-suite' } },
  'nothing that can be read',
]

function createSystem() {
  const told: DeliveryEvent[] = []
  const system: HotelSystem = {
    pull: async () => ({ events, cursor: 'end', more: false }),
    ask: async () => ({ reservation: { room: 'A-17', roomType: 'LAKE-double' } }) as never,
    deliver: async (event) => void told.push(event),
  }
  return { told, mapped: mapNames(system, { rooms: { '101': 'A-17' }, roomTypes: { double: 'LAKE-double' } }) }
}

it('what is read has the hotel’s own names, and mapped types keep those of the hotel', async () => {
  const { mapped } = createSystem()
  expect((await mapped.pull(undefined)).events).toEqual([
    events[1],
    { id: '3', kind: 'room', room: { number: '101', roomType: 'double' } },
    { id: '4', kind: 'reservation', reservation: { reference: 'X', room: '101', roomType: 'double' } },
    events[4],
    events[5],
  ])
  expect(await mapped.ask('X')).toEqual({ reservation: { room: '101', roomType: 'double' } })
})

it('what is delivered has the system’s names, also inside an arrival', async () => {
  const { told, mapped } = createSystem()
  const upgrade = { roomType: 'double', line: '', names: {}, amount: 1 }
  await mapped.deliver({ kind: 'arrival', room: '101', upgrade } as never)
  await mapped.deliver({ kind: 'departure', room: '102' } as never)
  expect(told).toEqual([
    { kind: 'arrival', room: 'A-17', upgrade: { ...upgrade, roomType: 'LAKE-double' } },
    { kind: 'departure', room: '102' },
  ])
})
