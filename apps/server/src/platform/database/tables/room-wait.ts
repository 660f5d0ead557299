import type { Language } from '@foyer/domain/basics/language.ts'
import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface RoomWaits extends OfHotel {
  reservation_id: string
  since: Generated<Date>
  /** The device they used; null if it was their own phone. */
  device_id: string | null
  /** The address and language for the mail that the room is ready; null if the screen shows it. */
  email: string | null
  language: Language | null
  /** The mail, once it is written, so that a guest is notified once. */
  mail_id: string | null
}

export interface RoomWaitTables {
  room_waits: RoomWaits
}
