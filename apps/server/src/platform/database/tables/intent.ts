import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface Intents extends OfHotel {
  id: string
  kind: string
  /** At most one of a kind is open about it. */
  subject: string
  reservation_id: string | null
  /** Null: staff asked, who are in no visit. */
  visit_id: string | null
  app_key: string | null
  /** In the currency's smallest unit. */
  minor: number | null
  currency: string | null
  detail: JSONColumnType<object>
  state: Generated<'created' | 'done' | 'refused' | 'unknown'>
  /** Why it was refused. */
  problem: string | null
  created_at: Generated<Date>
  settled_at: Date | null
  /** The transaction that did. */
  settled_by: string | null
}

interface OpenIntents {
  intent_id: string
  of_hotel: number
  /** Until then it is left to whoever looks after it. */
  due_at: Date
  looks: Generated<number>
}

export interface IntentTables {
  intents: Intents
  open_intents: OpenIntents
}
