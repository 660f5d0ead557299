import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface Intents extends OfHotel {
  id: string
  kind: string
  /** At most one intent of a kind is open for it. */
  subject: string
  reservation_id: string | null
  /** Null if staff made the request, who have no visit. */
  visit_id: string | null
  app_key: string | null
  /** In the currency's minor unit. */
  minor: number | null
  currency: string | null
  detail: JSONColumnType<object>
  state: Generated<'created' | 'done' | 'refused' | 'unknown'>
  /** Why it was refused. */
  problem: string | null
  created_at: Generated<Date>
  settled_at: Date | null
  /** The transaction that settled it. */
  settled_by: string | null
}

interface OpenIntents {
  intent_id: string
  of_hotel: number
  /** Until then no one else claims it. */
  due_at: Date
  looks: Generated<number>
}

export interface IntentTables {
  intents: Intents
  open_intents: OpenIntents
}
