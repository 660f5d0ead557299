import type { RoomCondition } from '@foyer/domain/room/condition.ts'
import type { Generated, JSONColumnType } from 'kysely'
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
  /** Follows from the condition and from whether the hotel inspects rooms; a trigger keeps them together. */
  ready: Generated<boolean>
  condition: Generated<RoomCondition>
  condition_at: Generated<Date>
  /** Who set it; null if a check-out, a job or the hotel's system did. */
  condition_by: Generated<string | null>
}

/** Out of order. Its nights are in `room_nights`, where a night has one stay or one closure. */
interface RoomClosures extends OfHotel {
  id: string
  room_number: string
  /** The first and the last day, both closed. */
  start_date: string
  end_date: string
  reason: string
  closed_by: string
  closed_at: Generated<Date>
}

export interface RoomTables {
  room_types: RoomTypes
  rooms: Rooms
  room_closures: RoomClosures
}
