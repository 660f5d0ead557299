import type { HubStatus } from '@foyer/contract/messages/device.ts'
import type { DevicePart } from '@foyer/domain/alert/alert-reasons.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface HubDirectory {
  code_hash: string
  of_hotel: number
  /** Located at a desk, where the staff page calls it; and the port it reported. */
  desk: Generated<boolean>
  port: Generated<number | null>
}

interface Hubs extends OfHotel {
  code_hash: string
  app_key: string
  /** If null, any kiosk of the app key may use it. */
  device_id: Generated<string | null>
  made_by: Generated<string | null>
  paired_at: Generated<Date>
  /** Of the current boot, as reported by the hub; null before the first one. */
  /** Encrypted. */
  token: string | null
  port: number | null
  version: string | null
  told_at: Date | null
  /** The parts that don't work, as last reported; null if it doesn't report them. */
  broken: Generated<DevicePart[] | null>
  parts: JSONColumnType<HubStatus | null, string | null | undefined, string | null>
}

export interface HubTables {
  hub_directory: HubDirectory
  hubs: Hubs
}
