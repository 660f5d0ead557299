import { afterCommit } from '../database/after-commit.ts'
import type { HotelTransaction } from '../database/hotel-transaction.ts'
import type { Database } from '../database/open-database.ts'
import { createDeliverer } from './create-deliverer.ts'
import type { Endpoints } from './endpoint.ts'
import { insertDelivery, type NewDelivery, requeue } from './outbox.store.ts'

/**
 * Messages to external systems. Each is a row first, and is sent at least once under its own key;
 * in order within a stream, where a failed one blocks its successors and no others. Any number of
 * processes deliver from it.
 */
export interface Outbox {
  put(tx: HotelTransaction, delivery: NewDelivery): Promise<void>
  /** Queues a refused delivery again. Returns false if there is no such refused delivery. */
  requeue(tx: HotelTransaction, id: string): Promise<boolean>
  /** Starts nothing more, and waits for what is in progress. */
  stop(): Promise<void>
}

/** Picks up what other processes wrote, and what is due again. */
const POLL_INTERVAL_MS = 5_000

/** A delivery without a destination here waits for one. */
export function createOutbox(db: Database, ends: Endpoints): Outbox {
  const deliverers = Object.entries(ends).map(([name, end]) => createDeliverer(db, name, end))
  const wake = () => {
    for (const deliverer of deliverers) deliverer.wake()
  }
  const timer = setInterval(wake, POLL_INTERVAL_MS)
  timer.unref()
  wake()
  return {
    async put(tx, delivery) {
      if (await insertDelivery(tx, delivery)) afterCommit(tx, wake)
    },
    async requeue(tx, id) {
      const isPut = await requeue(tx, id)
      if (isPut) afterCommit(tx, wake)
      return isPut
    },
    async stop() {
      clearInterval(timer)
      await Promise.all(deliverers.map((deliverer) => deliverer.stop()))
    },
  }
}
