import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface Deliveries extends OfHotel {
  /** The idempotency key for the external system, the same for every retry. */
  id: string
  end_name: string
  /** Everything in a stream arrives in order. */
  stream: string
  position: GeneratedAlways<number>
  kind: string
  /** Deleted once it is delivered. */
  payload: JSONColumnType<Record<string, unknown>> | null
  /** Identifies the content for its writer: an unchanged one need not be sent again. */
  content: Generated<string | null>
  state: Generated<'waiting' | 'delivered' | 'refused'>
  tries: Generated<number>
  last_error: Generated<string | null>
  created_at: Generated<Date>
  settled_at: Generated<Date | null>
}

interface OutboxQueue {
  delivery_id: string
  of_hotel: number
  end_name: string
  stream: string
  position: number
  due_at: Generated<Date>
  /** Increases with every claim, so that an earlier claimant can't update it any more. */
  claims: Generated<number>
  queued_at: Generated<Date>
}

export interface OutboxTables {
  deliveries: Deliveries
  outbox_queue: OutboxQueue
}
