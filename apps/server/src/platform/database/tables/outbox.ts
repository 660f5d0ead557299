import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface Deliveries extends OfHotel {
  /** The key under which the outside knows it, however often it is sent. */
  id: string
  end_name: string
  /** Within a stream everything arrives in order. */
  stream: string
  position: GeneratedAlways<number>
  kind: string
  /** Forgotten once it is delivered. */
  payload: JSONColumnType<Record<string, unknown>> | null
  /** What its writer tells it by: the same as last time need not be said again. */
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
  /** Grows with every claim: who claimed earlier says no more of it. */
  claims: Generated<number>
  queued_at: Generated<Date>
}

export interface OutboxTables {
  deliveries: Deliveries
  outbox_queue: OutboxQueue
}
