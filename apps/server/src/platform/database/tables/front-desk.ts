import type { CommandType } from '@foyer/contract/messages/desk-command.ts'
import type { ScreenMessageType } from '@foyer/contract/messages/front-desk.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

/** What went over the line to a screen, one way or the other. */
interface FrontDeskMessages extends OfHotel {
  device_id: string
  id: string
  toward: Generated<'desk' | 'screen'>
  /** Among those of its device and direction; null from before there was one. */
  position: string | null
  /** Whose sequence is counted: a page from one load to the next, a program from one start to the next. */
  link: string | null
  sequence: number
  type: ScreenMessageType | CommandType
  /** As it travels, until it is taken. */
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
  /** Positions of another stream, of a database that was laid anew, mean nothing. */
  stream: Generated<string>
  /** The page that is connected, and when it was heard last. */
  link: string | null
  heard_at: Date | null
  /** Who of the staff drives it, and until when without a word from them. */
  holder_id: string | null
  holder_name: string | null
  held_until: Date | null
  /** What it shows, masked, while somebody drives it. */
  shown: JSONColumnType<Record<string, unknown>> | null
  shown_at: Date | null
}

/** With which a hotel's own system proves itself on the line. */
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
