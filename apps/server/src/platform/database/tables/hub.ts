import type { HubParts } from '@foyer/contract/messages/device.ts'
import type { DevicePart } from '@foyer/domain/alert/alert-reasons.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface HubDirectory {
  code_hash: string
  of_hotel: number
  /** Beside the desk, where the staff page calls it; and at which port it has told to listen. */
  desk: Generated<boolean>
  port: Generated<number | null>
}

interface Hubs extends OfHotel {
  code_hash: string
  app_key: string
  /** Absent: any kiosk of the app key may have it beside itself. */
  device_id: Generated<string | null>
  made_by: Generated<string | null>
  paired_at: Generated<Date>
  /** This boot's, as the hub has told it; null before the first one. */
  token: string | null
  port: number | null
  version: string | null
  told_at: Date | null
  /** Its parts that do not work, as it has told last; absent: it does not say. */
  broken: Generated<DevicePart[] | null>
  parts: JSONColumnType<HubParts | null, string | null | undefined, string | null>
}

export interface HubTables {
  hub_directory: HubDirectory
  hubs: Hubs
}
