import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface LostCodeRequests extends OfHotel {
  id: string
  reservation_id: string
  visit_id: string
  app_key: string
  device_id: string | null
  at: Generated<Date>
  /** Whether a mail was sent to the booking's address. */
  mailed: boolean
  /** When the input on the screen matched and the code was shown. */
  proved_at: Date | null
  /** The number of wrong inputs. */
  wrong: Generated<number>
}

interface LostCodeDeeds extends OfHotel {
  id: Generated<string>
  request_id: string
  at: Generated<Date>
  /** What the page reports to have done; and that a paper was created for its printer. */
  deed: 'show_room_code' | 'print_room_code' | 'paper_made'
}

export interface LostCodeTables {
  lost_code_requests: LostCodeRequests
  lost_code_deeds: LostCodeDeeds
}
