import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface Companies {
  id: number
  name: string
}

interface Hotels {
  id: number
  company_id: number
  name: string
  city: string
  country: string
  time_zone: string
  currency: string
  /** A clean room is ready only when it has been inspected. */
  inspects_rooms: Generated<boolean>
  /** Seeded again each hotel day and by demo:reset. */
  demo: boolean
  /** The newest publication, maintained by a trigger. Null if nothing is published. */
  config_version: Generated<number | null>
}

interface HotelConfigs extends OfHotel {
  version: number
  document: JSONColumnType<object>
  published_at: Generated<Date>
  /** A name; null if Foyer itself or the operator published it. */
  published_by: Generated<string | null>
  /** The earlier version whose content it restores, if any. */
  restores: Generated<number | null>
  /** The version that it undoes. */
  undoes: Generated<number | null>
}

export interface HotelTables {
  companies: Companies
  hotels: Hotels
  hotel_configs: HotelConfigs
}
