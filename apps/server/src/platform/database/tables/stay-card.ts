import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

/** Only the hash of a link's token is stored. */
interface StayCardLinks extends OfHotel {
  token_hash: string
  reservation_id: string
  /** The visit that has the key. */
  made_by: string
  expires_at: Date
  opened_at: Date | null
  /** The page that has it now. */
  opened_by: string | null
}

interface CompletionMails extends OfHotel {
  reservation_id: string
  told: 'guest' | 'hotel'
  at: Generated<Date>
}

export interface StayCardTables {
  stay_card_links: StayCardLinks
  completion_mails: CompletionMails
}
