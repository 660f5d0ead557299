import type { Factor, KeyFactor, Proof } from '@foyer/domain/proof/proof.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface Visits extends OfHotel {
  id: string
  app_key: string
  device_id: string | null
  opened_at: Generated<Date>
  ended_at: Date | null
  /** When purging last found that other rows refer to it. */
  tidied_at: Date | null
}

interface VisitReservations extends OfHotel {
  visit_id: string
  reservation_id: string
  found_at: Generated<Date>
  /** What proved that it belongs to this visit, and what has strengthened that since. */
  proof: Proof
  second_factor: Factor | null
  /** What it has proved for the key, and when a code for that was mailed. */
  key_factor: KeyFactor | null
  key_code_sent_at: Date | null
  /** The guest that this page is filling in, and when it last reported so. */
  filling_in: string | null
  filling_in_at: Date | null
}

/** Digests of the documents that were read in a visit. */
interface VisitScans extends OfHotel {
  visit_id: string
  id: Generated<string>
  facts: JSONColumnType<Partial<Record<string, string>>>
  read_at: Generated<Date>
}

export interface VisitTables {
  visit_scans: VisitScans
  visits: Visits
  visit_reservations: VisitReservations
}
