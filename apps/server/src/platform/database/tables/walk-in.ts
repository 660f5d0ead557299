import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

/** Maintained by triggers on reservations. */
interface RoomNights extends OfHotel {
  room_number: string
  night: string
  /** Null if the room is closed in this night. */
  reservation_id: string | null
  closure_id: Generated<string | null>
}

interface WalkIns extends OfHotel {
  reservation_id: string
  made_by: 'guest' | 'staff'
  /** The page of the guest who created it. */
  page: string | null
  device_id: string | null
  rate_id: string
  promotional_code: string | null
  membership_id: string | null
  made_at: Generated<Date>
  /** If null, it isn't released automatically. */
  hold_until: Date | null
}

/** As known to the hotel's club; addresses in lower case. */
interface Memberships extends OfHotel {
  id: string
  email: string
  promotional_code: string
}

export interface WalkInTables {
  room_nights: RoomNights
  walk_ins: WalkIns
  memberships: Memberships
}
