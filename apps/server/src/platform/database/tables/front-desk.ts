import type { ScreenMessageType } from '@foyer/contract/messages/front-desk.ts'
import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

/** That a screen told something, never what a guest gave. */
interface FrontDeskMessages extends OfHotel {
  device_id: string
  id: string
  /** The page that told it, from one load to the next. */
  link: string
  sequence: number
  type: ScreenMessageType
  reservation_id: string | null
  guest_id: string | null
  /** Why a signature was skipped, or the code of a problem. */
  reason: string | null
  at: Generated<Date>
}

export interface FrontDeskTables {
  front_desk_messages: FrontDeskMessages
}
