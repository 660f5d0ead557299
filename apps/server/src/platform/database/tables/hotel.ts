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
  /** Laid anew each hotel day and by demo:reset. */
  demo: boolean
  /** The newest publication, kept by the database itself. Null: nothing is published. */
  config_version: Generated<number | null>
}

interface HotelConfigs extends OfHotel {
  version: number
  document: JSONColumnType<object>
  published_at: Generated<Date>
  /** A name; absent: Foyer itself, or whoever operates the server. */
  published_by: Generated<string | null>
  /** Whose content it has, where it is an earlier one's. */
  restores: Generated<number | null>
  /** What it takes back. */
  undoes: Generated<number | null>
}

export interface HotelTables {
  companies: Companies
  hotels: Hotels
  hotel_configs: HotelConfigs
}
