import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface PickUpProcesses extends OfHotel {
  reservation_id: string
  number: string
  started_at: Generated<Date>
  /** When the car was handed over. */
  ended_at: Generated<Date | null>
}

export interface PickUpTables {
  pick_up_processes: PickUpProcesses
}
