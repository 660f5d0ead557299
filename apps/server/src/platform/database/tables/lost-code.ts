import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface LostCodeRequests extends OfHotel {
  id: string
  reservation_id: string
  visit_id: string
  app_key: string
  device_id: string | null
  at: Generated<Date>
  /** With it a mail was sent to the booking's own address. */
  mailed: boolean
  /** When what was typed on the screen agreed; the code was told then. */
  proved_at: Date | null
  /** How often it did not. */
  wrong: Generated<number>
}

interface LostCodeDeeds extends OfHotel {
  id: Generated<string>
  request_id: string
  at: Generated<Date>
  /** What the page has said that it did; and that a paper was made for its printer. */
  deed: 'show_room_code' | 'print_room_code' | 'paper_made'
}

export interface LostCodeTables {
  lost_code_requests: LostCodeRequests
  lost_code_deeds: LostCodeDeeds
}
