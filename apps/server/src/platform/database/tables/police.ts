import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

/** The application may only insert and read rows. */
interface PoliceExports extends OfHotel {
  id: string
  day: string
  format: 'csv' | 'json' | 'xml'
  made_at: Generated<Date>
  made_by: string
  travellers: number
  left_out: number
  sha256: string
}

export interface PoliceTables {
  police_exports: PoliceExports
}
