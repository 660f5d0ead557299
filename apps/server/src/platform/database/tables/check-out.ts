import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface CheckOuts extends OfHotel {
  id: string
  reservation_id: string
  at: Generated<Date>
  /** The guest's page, where it was one. */
  visit_id: string | null
  app_key: string | null
  /** Somebody at the desk, by name. */
  done_by: string | null
  /** What was still owed, in the hotel's smallest units: staff may let somebody go who pays at the desk. */
  pending: number
  /** How the room stood before it was to be cleaned; absent where the hotel's own system says so. */
  room_was_ready: boolean | null
  bill_mail_id: string | null
  undone_at: Date | null
  undone_by: string | null
}

interface Surveys extends OfHotel {
  reservation_id: string
  stars: number
  comment: string | null
  said_at: Generated<Date>
}

export interface CheckOutTables {
  check_outs: CheckOuts
  surveys: Surveys
}
