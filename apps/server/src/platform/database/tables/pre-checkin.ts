import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

/** Only the hash of a link's token is stored. */
interface PreCheckinLinks extends OfHotel {
  id: string
  reservation_id: string
  token_hash: string
  made_by: 'guest' | 'staff'
  made_at: Generated<Date>
  opens: Generated<number>
  last_opened_at: Date | null
  /** Wrong answers to its question, over its whole lifetime. */
  misses: Generated<number>
  revoked_at: Date | null
}

interface PreCheckins extends OfHotel {
  id: string
  reservation_id: string
  app_key: string
  /** HH:mm. */
  arrival_time: string | null
  notes: string | null
  completed_at: Generated<Date>
  superseded_at: Date | null
}

export interface PreCheckinTables {
  pre_checkin_links: PreCheckinLinks
  pre_checkins: PreCheckins
}
