import type { CommandType } from '@foyer/contract/messages/desk-command.ts'
import type { ScreenMessageType } from '@foyer/contract/messages/front-desk.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

/** Messages between us and a screen, in both directions. */
interface FrontDeskMessages extends OfHotel {
  device_id: string
  id: string
  toward: Generated<'desk' | 'screen'>
  /**
   * Its position among those of its device and direction; null for rows from before positions
   * existed.
   */
  position: string | null
  /** The scope of the sequence: one page load, or one run of a program. */
  link: string | null
  sequence: number
  type: ScreenMessageType | CommandType
  /** The data as sent, until it is consumed. */
  data: JSONColumnType<Record<string, unknown>> | null
  sent_by: string | null
  taken_at: Date | null
  reservation_id: string | null
  guest_id: string | null
  /** Why a signature was skipped, or the code of a problem. */
  reason: string | null
  at: Generated<Date>
}

interface FrontDeskScreens extends OfHotel {
  device_id: string
  to_screen: Generated<string>
  to_desk: Generated<string>
  /** Positions of another stream, from a database that was seeded again, are meaningless. */
  stream: Generated<string>
  /** The connected page, and when it last sent something. */
  link: string | null
  heard_at: Date | null
  /** The member of staff who controls it, and when that expires without activity. */
  holder_id: string | null
  holder_name: string | null
  held_until: Date | null
  /** What it shows, masked, while a member of staff controls it. */
  shown: JSONColumnType<Record<string, unknown>> | null
  shown_at: Date | null
}

/** The key with which a hotel's system authenticates on this connection. */
interface HotelLineKeys extends OfHotel {
  id: Generated<string>
  name: string
  key_hash: string
  made_by: string | null
  made_at: Generated<Date>
  used_at: Date | null
  revoked_at: Date | null
}

export interface FrontDeskTables {
  front_desk_screens: FrontDeskScreens
  hotel_line_keys: HotelLineKeys
  front_desk_messages: FrontDeskMessages
}
