import type { JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface RoomTypes extends OfHotel {
  id: string
  name: string
  names: JSONColumnType<Record<string, string>>
  picture: string
}

interface Rooms extends OfHotel {
  number: string
  type_id: string
  floor: number
  ready: boolean
}

export interface RoomTables {
  room_types: RoomTypes
  rooms: Rooms
}
