import type { Language } from '@foyer/domain/basics/language.ts'
import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface RoomWaits extends OfHotel {
  reservation_id: string
  since: Generated<Date>
  /** Where they stood; absent: on their own phone. */
  device_id: string | null
  /** Whom a mail tells that the room is ready, and in which language; absent: the screen does. */
  email: string | null
  language: Language | null
  /** The mail, once it is written: a guest is told once. */
  mail_id: string | null
}

export interface RoomWaitTables {
  room_waits: RoomWaits
}
