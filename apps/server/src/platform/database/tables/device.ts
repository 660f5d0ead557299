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
  /** If null, until it is used. */
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
  /** Set by staff; if null, the app key decides. */
  channel_override: string | null
  /** When it was taken out of service. */
  paused_at: Date | null
  paused_reason: string | null
  /** Under maintenance: out of service, and why. */
  maintenance_since: Generated<Date | null>
  /** The hub version that its page last connected to. */
  socket_version: Generated<string | null>
}

export interface DeviceTables {
  license_directory: LicenseDirectory
  licenses: Licenses
  devices: Devices
}
