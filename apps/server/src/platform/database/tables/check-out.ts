import type { RoomCondition } from '@foyer/domain/room/condition.ts'
import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface CheckOuts extends OfHotel {
  id: string
  reservation_id: string
  at: Generated<Date>
  /** The guest's page, if it was one. */
  visit_id: string | null
  app_key: string | null
  /** The name of the member of staff, if it was one. */
  done_by: string | null
  /** The amount still owed, in minor units: staff may check out a guest who pays at the desk. */
  pending: number
  /**
   * Whether the room was ready before it was marked for cleaning; null if the hotel's system
   * manages that.
   */
  room_was_ready: boolean | null
  /** The condition of the room before; null if the check-out did not change it. */
  room_condition: Generated<RoomCondition | null>
  bill_mail_id: string | null
  undone_at: Date | null
  undone_by: string | null
  /** When guests who checked out early would have left. */
  planned_end: Generated<string | null>
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
