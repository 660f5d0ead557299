import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface LicenseDirectory {
  code_hash: string
  of_hotel: number
}

interface Licenses extends OfHotel {
  id: Generated<string>
  code_hash: string
  app_key: string | null
  reusable: boolean
  used_at: Date | null
  name: Generated<string>
  made_by: string | null
  made_at: Generated<Date>
  /** Absent: until it is used. */
  valid_until: Date | null
}

interface Devices extends OfHotel {
  id: string
  app_key: string
  token_hash: string
  enrolled_at: Generated<Date>
  revoked_at: Date | null
  name: Generated<string>
  last_seen_at: Date | null
  /** What staff have made of it; absent: what its app key says. */
  channel_override: string | null
  /** Out of service since then. */
  paused_at: Date | null
  paused_reason: string | null
  /** Its hardware is being looked after: out of service, and why. */
  maintenance_since: Generated<Date | null>
  /** Which version of the hub its page has met last. */
  socket_version: Generated<string | null>
}

export interface DeviceTables {
  license_directory: LicenseDirectory
  licenses: Licenses
  devices: Devices
}
