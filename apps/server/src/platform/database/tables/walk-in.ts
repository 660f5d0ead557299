import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

/** Kept by the database from the reservations. */
interface RoomNights extends OfHotel {
  room_number: string
  night: string
  reservation_id: string
}

interface WalkIns extends OfHotel {
  reservation_id: string
  made_by: 'guest' | 'staff'
  /** The page of the guest who made it. */
  page: string | null
  device_id: string | null
  rate_id: string
  promotional_code: string | null
  membership_id: string | null
  made_at: Generated<Date>
  /** Absent: it is not given back by itself. */
  hold_until: Date | null
}

/** As the hotel's own club knows its members; addresses in small letters. */
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
